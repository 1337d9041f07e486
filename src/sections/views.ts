/** The sections' React views, by name. catalogue.ts lists their data; one test holds the two together. */
import type { ComponentType } from 'react';
import { Clients1View } from './clients1/view';
import { Contact3View } from './contact3/view';
import { Cta1View } from './cta1/view';
import { Feature1View } from './feature1/view';
import { Feature23View } from './feature23/view';
import { Feature34View } from './feature34/view';
import { Footer3View } from './footer3/view';
import { Footer5View } from './footer5/view';
import { Header53View } from './header53/view';
import { NoHeaderView } from './no-header/view';
import { Pricing7View } from './pricing7/view';
import { PrivacyPolicy1View } from './privacy-policy1/view';
import { ProviderFooterView } from './provider-footer/view';
import { Rsvp1View } from './rsvp1/view';

export const views: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['Header53', Header53View],
  ['NoHeader', NoHeaderView],
  ['Feature34', Feature34View],
  ['Feature1', Feature1View],
  ['Feature23', Feature23View],
  ['Pricing7', Pricing7View],
  ['Clients1', Clients1View],
  ['CTA1', Cta1View],
  ['Contact3', Contact3View],
  ['Rsvp1', Rsvp1View],
  ['PrivacyPolicy1', PrivacyPolicy1View],
  ['Footer3', Footer3View],
  ['Footer5', Footer5View],
  ['ProviderFooter', ProviderFooterView],
]);
