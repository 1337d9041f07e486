import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { clients1 } from './section';

/** Invented companies; their marks are drawn in scripts/imagery. */
const PARTNERS = [
  'havgard',
  'castellan',
  'tarn-nuclear',
  'orrin-terminals',
  'ferrowick',
  'alba-deep',
  'stellnor',
  'quarrymore',
] as const;

export const clients1Sample = {
  title: 'Partners who lock out with us',
  paragraph:
    'Operators, terminals and service companies. They told us what works offshore, in the cold, in gloves, and what does not.',
  clientsLogos: PARTNERS.map((name) => ({ id: name, logoUrl: `media:${name}` })),
} satisfies Seed<SectionData<typeof clients1>>;
