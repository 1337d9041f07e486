/** The sections' filled content by name, for the gallery and for tests; the sample site composes the same. */
import { clients1Sample } from './clients1/sample';
import { contact3Sample } from './contact3/sample';
import { cta1Sample } from './cta1/sample';
import { feature1Sample } from './feature1/sample';
import { feature23Sample } from './feature23/sample';
import { feature34Sample } from './feature34/sample';
import { footer3Sample } from './footer3/sample';
import { footer5Sample } from './footer5/sample';
import { header53Sample } from './header53/sample';
import { noHeaderSample } from './no-header/sample';
import { pricing7Sample } from './pricing7/sample';
import { privacyPolicy1Sample } from './privacy-policy1/sample';
import { providerFooterSample } from './provider-footer/sample';
import { rsvp1Sample } from './rsvp1/sample';

export const samples: ReadonlyMap<string, object> = new Map<string, object>([
  ['Header53', header53Sample],
  ['NoHeader', noHeaderSample],
  ['Feature34', feature34Sample],
  ['Feature1', feature1Sample],
  ['Feature23', feature23Sample],
  ['Pricing7', pricing7Sample],
  ['Clients1', clients1Sample],
  ['CTA1', cta1Sample],
  ['Contact3', contact3Sample],
  ['Rsvp1', rsvp1Sample],
  ['PrivacyPolicy1', privacyPolicy1Sample],
  ['Footer3', footer3Sample],
  ['Footer5', footer5Sample],
  ['ProviderFooter', providerFooterSample],
]);
