/** The sections that this version knows: data only, safe anywhere. Their views stand in views.ts. */
import { makeCatalogue } from '../core/catalogue/section';
import { clients1 } from './clients1/section';
import { contact3 } from './contact3/section';
import { cta1 } from './cta1/section';
import { feature1 } from './feature1/section';
import { feature23 } from './feature23/section';
import { feature34 } from './feature34/section';
import { footer3 } from './footer3/section';
import { footer5 } from './footer5/section';
import { header53 } from './header53/section';
import { noHeader } from './no-header/section';
import { pricing7 } from './pricing7/section';
import { privacyPolicy1 } from './privacy-policy1/section';
import { providerFooter } from './provider-footer/section';
import { rsvp1 } from './rsvp1/section';

export const catalogue = makeCatalogue([
  header53,
  noHeader,
  feature34,
  feature1,
  feature23,
  pricing7,
  clients1,
  cta1,
  contact3,
  rsvp1,
  privacyPolicy1,
  footer3,
  footer5,
  providerFooter,
]);
