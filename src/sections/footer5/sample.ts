import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { footer5 } from './section';

/** The sample's privacy page ends with an empty footer (spec section 2). */
export const footer5Sample = {} satisfies Seed<SectionData<typeof footer5>>;
