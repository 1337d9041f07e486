/** What people call the catalogue's sections, besides the sections' own names: by these words they are found as well. */
import { say, term } from '../words/say';

const WORDS: Readonly<Record<string, string>> = {
  Header53: term('hero banner intro start top headline title video picture slogan social'),
  NoHeader: term('menu bar logo top navigation links plain header'),
  Feature1: term(
    'benefits services advantages products offers icons list grid columns cards team about',
  ),
  Feature23: term(
    'steps process how it works timeline faq questions answers help numbers order columns',
  ),
  Feature34: term('about us story text image photo gallery picture animation team history'),
  Pricing7: term('price prices pricing cost costs packages subscription rates offers table shop'),
  Clients1: term(
    'customers partners brands sponsors references testimonials reviews logos gallery press',
  ),
  CTA1: term('cta button banner sign up register newsletter buy start now'),
  Contact3: term('form message email mail phone address map location write enquiry request'),
  Rsvp1: term('rsvp event wedding party registration sign up form guests calendar date booking'),
  PrivacyPolicy1: term('legal gdpr data protection terms imprint cookies law text'),
  Footer3: term('bottom end links columns imprint copyright social menu'),
  Footer5: term('bottom end links simple small copyright social menu'),
  ProviderFooter: term('badge credit powered bottom end'),
};

/** Further words for a section, in the language of the interface. */
export function sectionWords(name: string): string {
  const words = WORDS[name];
  return words === undefined ? '' : say(words);
}
