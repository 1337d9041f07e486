import type { SiteTemplateName } from '../../core/api/site-template';
import bakeryDesktop from '../../sections/templates/bakery/desktop.webp';
import bakeryPhone from '../../sections/templates/bakery/phone.webp';
import eventDesktop from '../../sections/templates/event/desktop.webp';
import eventPhone from '../../sections/templates/event/phone.webp';
import sampleDesktop from '../../sections/templates/sample/desktop.webp';
import samplePhone from '../../sections/templates/sample/phone.webp';
import studioDesktop from '../../sections/templates/studio/desktop.webp';
import studioPhone from '../../sections/templates/studio/phone.webp';
import { term } from '../words/say';

export interface TemplateChoice {
  name: SiteTemplateName;
  label: string;
  /** What it is for. */
  use: string;
  /** What comes with it. */
  parts: string;
  /** Addresses of its first page, whole; null for the empty one. */
  pictures: { desktop: string; phone: string } | null;
}

/** What a new site can start as. */
export const TEMPLATES: readonly TemplateChoice[] = [
  {
    name: 'blank',
    label: term('Blank'),
    use: term('One empty page, for those who know what they want.'),
    parts: term('One page. Add sections from the catalogue.'),
    pictures: null,
  },
  {
    name: 'sample',
    label: term('Marketing'),
    use: term('A product with plans, partners and a demo to book.'),
    parts: term('Nine sections, six languages, a film, a privacy page.'),
    pictures: { desktop: sampleDesktop, phone: samplePhone },
  },
  {
    name: 'event',
    label: term('Event'),
    use: term('One night, one place, and guests who say that they come.'),
    parts: term('Invitation with answers, the hours, how to get there, privacy.'),
    pictures: { desktop: eventDesktop, phone: eventPhone },
  },
  {
    name: 'bakery',
    label: term('Small business'),
    use: term('A shop, workshop or practice that people walk to.'),
    parts: term('What there is, prices, orders, how to find you, privacy.'),
    pictures: { desktop: bakeryDesktop, phone: bakeryPhone },
  },
  {
    name: 'studio',
    label: term('Studio'),
    use: term('Work that is looked at first: architects, makers, photographers.'),
    parts: term('Three projects, the office and its services, contact, privacy.'),
    pictures: { desktop: studioDesktop, phone: studioPhone },
  },
];
