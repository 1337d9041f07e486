/** The fields of a section's logo (spec section 3). */
import { dimensions, logo } from '../core/fields/image-fields';
import { choice, number } from '../core/fields/vocabulary';

export const LOGO_COLORS = ['default', 'black', 'white'] as const;
/** Bounds of a logo's width where there is most room; narrower pages clamp it further (spec section 5). */
const LOGO_WIDTH_PX = { min: 10, max: 400, initial: 160 };

/** Logo, its smaller copies and its ink. */
export const logoFields = {
  logoSrc: logo(),
  logoDimensions: dimensions({ label: 'Sizes of the logo' }),
  logoColor: choice({ label: 'Logo colour', options: LOGO_COLORS, initial: 'default' }),
} as const;

/** A logo whose width its owner drags. */
export const sizedLogoFields = {
  ...logoFields,
  logoWidth: number({ label: 'Logo width', unit: 'px', ...LOGO_WIDTH_PX }),
} as const;
