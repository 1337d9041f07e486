import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { pricing7 } from './section';

type Data = SectionData<typeof pricing7>;

/** What every tier has (spec section 3): users, one subscription per site, annual terms; then its own. */
function plan(tier: {
  id: string;
  cardTitle: string;
  labelTitle: string;
  users: number;
  own: readonly [string, string];
  buttonText: string;
}): Seed<Data['plans'][number]> {
  const { id, cardTitle, labelTitle, users, own, buttonText } = tier;
  return {
    id,
    cardTitle,
    labelTitle,
    labelParagraph: 'per month',
    options: [
      { id: 'users', text: `Up to ${users} users` },
      { id: 'site', text: 'One subscription per site' },
      { id: 'term', text: 'Annual 12-month terms' },
      { id: 'own1', text: own[0] },
      { id: 'own2', text: own[1] },
    ],
    buttonText,
    buttonUrl: '/#comp-contact',
  };
}

const QUOTE = 'Ask for a quote';
const START = 'Start with a demo';

export const pricing7Sample = {
  title: 'Service packages, priced per site',
  paragraph:
    'SSOW LOTO covers isolations: plan, lock, prove, restore. PTW & LOTO adds permits to work on the same record. Training on site is part of every package.',
  plans: [
    plan({
      id: 'loto-basic',
      cardTitle: 'SSOW LOTO Basic',
      labelTitle: 'POA',
      users: 10,
      own: ['Planning on your P&IDs', 'Lock and key register'],
      buttonText: QUOTE,
    }),
    plan({
      id: 'loto-intermediate',
      cardTitle: 'SSOW LOTO Intermediate',
      labelTitle: 'POA',
      users: 20,
      own: ['Walk-down by phone', 'Conflict check'],
      buttonText: QUOTE,
    }),
    plan({
      id: 'loto-ultimate',
      cardTitle: 'SSOW LOTO Ultimate',
      labelTitle: 'POA',
      users: 50,
      own: ['Sanction to test', 'Links to your systems'],
      buttonText: QUOTE,
    }),
    plan({
      id: 'ptw-basic',
      cardTitle: 'PTW & LOTO Basic',
      labelTitle: '£1000',
      users: 10,
      own: ['All of SSOW LOTO Basic', 'Four permit types'],
      buttonText: START,
    }),
    plan({
      id: 'ptw-intermediate',
      cardTitle: 'PTW & LOTO Intermediate',
      labelTitle: '£1300',
      users: 20,
      own: ['All of SSOW LOTO Intermediate', 'Shift handover'],
      buttonText: START,
    }),
    plan({
      id: 'ptw-ultimate',
      cardTitle: 'PTW & LOTO Ultimate',
      labelTitle: '£1500',
      users: 50,
      own: ['All of SSOW LOTO Ultimate', 'Your own permit types'],
      buttonText: START,
    }),
  ],
  primaryPlanIdx: 4,
} satisfies Seed<Data>;
