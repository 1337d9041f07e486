/**
 * The visitor interface's own words: what a published page says that its owner didn't write. Wording that the
 * specification fixes stands in `en` exactly (spec sections 2, 5, 8).
 */
import { da } from './da';
import { de } from './de';
import { en } from './en';
import { it } from './it';
import { pl } from './pl';
import { sv } from './sv';

export interface VisitorWords {
  skipToContent: string;
  /** Name of the hamburger and of its dialog. */
  menu: string;
  close: string;
  language: string;
  mainNavigation: string;
  footerNavigation: string;
  socialNavigation: string;
  home: string;
  scrollToTop: string;
  video: { dialog: string; play: string };
  notFound: { title: string; text: string; back: string };
  placeholders: { name: string; email: string; message: string };
  /** The contact form's confirmation. */
  sent: string;
  /** The form that answers an invitation. */
  rsvp: {
    question: string;
    yes: string;
    no: string;
    guests: string;
    /** The confirmations of a yes and of a no, and of either where no script can tell them apart. */
    coming: string;
    declined: string;
    sent: string;
  };
  cookies: {
    banner: string;
    settings: string;
    alwaysOn: string;
    /** Titles where a site has none of its own. */
    categories: { essential: string; analytics: string; marketing: string; functional: string };
  };
  disclaimer: { text: string; report: string };
  complaint: {
    title: string;
    text: string;
    email: string;
    name: string;
    comment: string;
    emailPlaceholder: string;
    namePlaceholder: string;
    commentPlaceholder: string;
    cancel: string;
    send: string;
    smallPrint: string;
    success: string;
    ok: string;
    thanks: string;
    failed: string;
    refresh: string;
  };
  messenger: { open: string; close: string; dialog: string };
  banner: string;
  /** Translations of what validators and the server say, which is English in `core/validation`. */
  messages: Readonly<Record<string, string>>;
}

const LANGUAGES = { en, sv, de, da, it, pl } satisfies Readonly<Record<string, VisitorWords>>;

/** A language that the visitor interface speaks. */
export type VisitorLanguage = keyof typeof LANGUAGES;

/** The language that a visitor is spoken to in: the main one of a regional code; English where it has none. */
export function visitorLanguage(language: string): VisitorLanguage {
  const [main = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(LANGUAGES, main) ? (main as VisitorLanguage) : 'en';
}

/** The words in which visitors of a page are spoken to. */
export function visitorWords(language: string): VisitorWords {
  return LANGUAGES[visitorLanguage(language)];
}
