import { defineSection } from '../../core/catalogue/section';
import { logo } from '../../core/fields/image-fields';
import { socials, text } from '../../core/fields/vocabulary';
import { sizedLogoFields } from '../logo-fields';

export const footer5 = defineSection({
  name: 'Footer5',
  label: 'Slim footer',
  category: 'footer',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.12,
  fields: {
    ...sizedLogoFields,
    logoSrc: logo(),
    copyrightText: text({ label: 'Copyright line', required: 'never' }),
    socials: socials({ label: 'Social links' }),
  },
});
