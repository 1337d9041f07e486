import { defineSection } from '../../core/catalogue/section';
import { unset } from '../../core/fields/vocabulary';
import { logoFields, logoWidth } from '../logo-fields';

/** A bar alone. */
export const noHeader = defineSection({
  name: 'NoHeader',
  label: 'Navigation only',
  category: 'header',
  unique: true,
  colorMode: 'LIGHT',
  thumbnailRatio: 0.3148,
  // A new one has no width: its defaults are the three that the specification names.
  fields: { ...logoFields, logoWidth: unset(logoWidth) },
});
