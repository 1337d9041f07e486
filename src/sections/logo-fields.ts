/** The fields of a section's logo (spec section 3). */
import { dimensions, logo } from '../core/fields/image-fields';
import { choice, number } from '../core/fields/vocabulary';
import { LOGO_DEFAULT_WIDTH_PX } from '../core/logo/logo-size';

export const LOGO_COLORS = ['default', 'black', 'white'] as const;

/** Logo, its smaller copies and its ink. */
export const logoFields = {
  logoSrc: logo(),
  logoDimensions: dimensions({ label: 'Sizes of the logo' }),
  logoColor: choice({ label: 'Logo colour', options: LOGO_COLORS, initial: 'default' }),
} as const;

/** The width to which its owner drags it; bounds are those where there is most room, narrower pages clamp it further. */
export const logoWidth = number({
  label: 'Logo width',
  unit: 'px',
  min: 10,
  max: 400,
  initial: LOGO_DEFAULT_WIDTH_PX,
});

export const sizedLogoFields = { ...logoFields, logoWidth } as const;
