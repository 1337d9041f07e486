/** A site as plain JSON: what a draft reads as and what a release holds. */
import type { Category, SectionColorMode } from '../catalogue/section';
import type { ForeignMarks } from '../translation/foreign-texts';
import type { DataOf } from '../fields/field';
import type { eventFields, Navigation, PageMeta, Settings, Theme, Widgets } from './records';

/** Version of the document's shape. A draft of a higher version is shown read-only. */
export const DOCUMENT_VERSION = 1;

export type Orientation = 'LEFT' | 'RIGHT' | '';

export interface Component {
  id: string;
  /** Distinguishes copies of one component in catalogues and caches (spec section 3); equal to the id here. */
  uniqId: string;
  section: string;
  /** Version of the section's definition that wrote the data. */
  version: number;
  category: Category;
  colorMode: SectionColorMode;
  /** Empty: the theme's. */
  orientation: Orientation;
  status: 'published' | 'hidden';
  data: Record<string, unknown>;
}

export interface Page {
  id: string;
  path: string;
  meta: PageMeta;
  components: Component[];
}

export interface Language {
  id: string;
  code: string;
  name: string;
  localizedName: string;
  flagCode: string;
  status: 'active' | 'inactive';
  isPrimary: boolean;
  order: number;
  smLangId?: string | number;
}

export interface SiteEvent extends DataOf<typeof eventFields> {
  id: string;
}

/** An old path and the page to which it leads now. */
export interface Redirect {
  from: string;
  page: string;
}

/** The whole site. Texts are in the primary language. */
export interface SiteDocument {
  version: number;
  settings: Settings;
  theme: Theme;
  languages: Language[];
  navigation: Navigation;
  widgets: Widgets;
  events: SiteEvent[];
  pages: Page[];
  redirects: Redirect[];
}

/** Texts of one language by key ("{record}/{path}", item ids prefixed with #). */
export type Translation = Readonly<Record<string, string>>;

/** One size of an image. */
export interface MediaVariant {
  width: number;
  height: number;
  avif?: string;
  webp?: string;
  fallback: string;
}

/** What a page needs to know of a media file. */
export interface MediaRecord {
  id: string;
  url: string;
  type: string;
  width: number | null;
  height: number | null;
  alt: string;
  /** What its element says of the alternative text on a page in another language: it is not translated. */
  altMarks?: ForeignMarks;
  /** Tiny picture shown while the file loads, as a data address. */
  placeholder?: string;
  variants: Partial<Record<'small' | 'medium' | 'large' | 'xlarge', MediaVariant>>;
  /** The site's symbol in each size that browsers and home screens ask for, where it was made of a picture. */
  icons?: readonly { url: string; size: number; type: string }[];
  /** Address of its first picture, where it moves. */
  still?: string;
  /** Cut to what social networks show, where the file itself isn't of that shape or type. */
  social?: { url: string; width: number | null; height: number | null };
}

/** Everything that pages are made of: complete, independent of the draft. */
export interface ReleaseContent {
  document: SiteDocument;
  /** By language code; the primary language is the document itself. */
  translations: Readonly<Record<string, Translation>>;
  /** By the address under which the document refers to the file. */
  media: Readonly<Record<string, MediaRecord>>;
}

/** What a publish makes, immutable. */
export interface Release extends ReleaseContent {
  number: number;
}

/** What a page depends on beside its release. */
export interface SiteContext {
  id: string;
  hash: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  isPaid: boolean;
  /** This program's version, for the generator tag. */
  version: string;
  /** Base address of the page's calls, where they don't go to its own host: in a static export. */
  apiBase?: string;
  /** False in a static export that was told no address for its calls: nobody there records what visitors agree to. */
  recordsConsents?: boolean;
}
