import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { noHeader } from './section';

/** All that it shows is the site's own: logo, links and languages. */
export const noHeaderSample = {} satisfies Seed<SectionData<typeof noHeader>>;
