import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { providerFooter } from './section';

export const providerFooterSample = {
  copyrightText: 'Made with Plinth',
} satisfies Seed<SectionData<typeof providerFooter>>;
