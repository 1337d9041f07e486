/** The texts of the sample's six plans: what all share is translated once. */

export interface PlanWords {
  poa: string;
  period: string;
  users: (count: number) => string;
  site: string;
  term: string;
  quote: string;
  start: string;
  /** The two options of each tier's own. */
  planning: string;
  register: string;
  walkdown: string;
  conflicts: string;
  test: string;
  links: string;
  allOf: (plan: string) => string;
  fourTypes: string;
  handover: string;
  ownTypes: string;
}

const USERS = { basic: 10, intermediate: 20, ultimate: 50 } as const;
const NAMES = { basic: 'Basic', intermediate: 'Intermediate', ultimate: 'Ultimate' } as const;
/** The sign stands where the original has it: the prices are in pounds for every reader. */
const PRICES = { basic: '£1000', intermediate: '£1300', ultimate: '£1500' } as const;
const TIERS = ['basic', 'intermediate', 'ultimate'] as const;

/** Texts by key of the plans in pricing7/sample.ts. */
export function planTexts(words: PlanWords): Record<string, string> {
  const loto = {
    basic: [words.planning, words.register],
    intermediate: [words.walkdown, words.conflicts],
    ultimate: [words.test, words.links],
  } as const;
  const ptw = { basic: words.fourTypes, intermediate: words.handover, ultimate: words.ownTypes };
  const texts: Record<string, string> = {};
  for (const tier of TIERS) {
    const lotoName = `SSOW LOTO ${NAMES[tier]}`;
    Object.assign(
      texts,
      onePlan(`loto-${tier}`, words, {
        cardTitle: lotoName,
        labelTitle: words.poa,
        users: USERS[tier],
        own: loto[tier],
        buttonText: words.quote,
      }),
      onePlan(`ptw-${tier}`, words, {
        cardTitle: `PTW & LOTO ${NAMES[tier]}`,
        labelTitle: PRICES[tier],
        users: USERS[tier],
        own: [words.allOf(lotoName), ptw[tier]],
        buttonText: words.start,
      }),
    );
  }
  return texts;
}

function onePlan(
  id: string,
  words: PlanWords,
  plan: {
    cardTitle: string;
    labelTitle: string;
    users: number;
    own: readonly [string, string];
    buttonText: string;
  },
): Record<string, string> {
  const key = `packages/plans/#${id}`;
  return {
    [`${key}/cardTitle`]: plan.cardTitle,
    [`${key}/labelTitle`]: plan.labelTitle,
    [`${key}/labelParagraph`]: words.period,
    [`${key}/options/#users/text`]: words.users(plan.users),
    [`${key}/options/#site/text`]: words.site,
    [`${key}/options/#term/text`]: words.term,
    [`${key}/options/#own1/text`]: plan.own[0],
    [`${key}/options/#own2/text`]: plan.own[1],
    [`${key}/buttonText`]: plan.buttonText,
  };
}
