import { defineSection } from '../../core/catalogue/section';
import { text } from '../../core/fields/vocabulary';

/** The provider-branded footer (spec section 2: unique, empty thumbnail, empty colour mode). */
export const providerFooter = defineSection({
  name: 'ProviderFooter',
  label: 'Made with Plinth',
  category: 'footer',
  unique: true,
  colorMode: '',
  thumbnailRatio: null,
  fields: {
    copyrightText: text({ label: 'Line', required: 'never', initial: 'Made with Plinth' }),
  },
});
