import { defineSection } from '../../core/catalogue/section';
import { logoFields } from '../logo-fields';

/** Spec section 3, "Header component NoHeader". */
export const noHeader = defineSection({
  name: 'NoHeader',
  label: 'Navigation only',
  category: 'header',
  unique: true,
  colorMode: 'LIGHT',
  thumbnailRatio: 0.3148,
  fields: logoFields,
});
