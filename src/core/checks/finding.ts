/** What the checks before publishing look at, and what they find. */
import type { Catalogue } from '../catalogue/section';
import type { SiteDocument } from '../document/document';
import type { ContentEdit } from '../draft/edits/content-edits';

export type Severity = 'error' | 'warning';

export interface Finding {
  severity: Severity;
  rule:
    | 'invalid'
    | 'link'
    | 'anchor'
    | 'button'
    | 'picture'
    | 'header'
    | 'alt'
    | 'title'
    | 'description'
    | 'heading'
    | 'translation'
    | 'event'
    | 'example'
    | 'contact'
    | 'contrast'
    | 'tracking';
  message: string;
  /** The record ("c1", "page:home", "navigation") and the path in it, item ids among it. */
  record: string;
  path: string[];
  /** The page on which to show it; undefined for what all pages share. */
  page?: string;
  /** What mends it at once: what the button says, and the edits, which are one step of undo. */
  fix?: { label: string; edits: readonly ContentEdit[] };
}

export interface CheckInput {
  document: SiteDocument;
  /** Alternative texts of the site's media by address. */
  alt: Readonly<Record<string, string>>;
  /** Numbers of texts per language, the primary one too, that are missing and outdated. */
  untranslated: Readonly<Record<string, { missing: number; outdated: number }>>;
  catalogue: Catalogue;
}
