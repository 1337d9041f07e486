import { defineSection } from '../../core/catalogue/section';
import { socials, text } from '../../core/fields/vocabulary';
import { sizedLogoFields } from '../logo-fields';

export const footer3 = defineSection({
  name: 'Footer3',
  label: 'Footer with links',
  category: 'footer',
  colorMode: 'DARK',
  thumbnailRatio: 0.28,
  fields: {
    ...sizedLogoFields,
    copyrightText: text({
      label: 'Copyright line',
      required: 'never',
      initial: '© Your company. All rights reserved.',
    }),
    socials: socials({ label: 'Social links' }),
  },
});
