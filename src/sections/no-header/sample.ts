import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { noHeader } from './section';

export const noHeaderSample = {
  logoSrc: 'media:lockstep',
} satisfies Seed<SectionData<typeof noHeader>>;
