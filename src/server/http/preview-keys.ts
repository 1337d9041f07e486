import { isSame, sign } from '../keys';

/** How long the address of a preview is good. */
export const PREVIEW_MS = 15 * 60 * 1000;
const PURPOSE = 'preview';
const FORM = /^p\.((\d{1,15})\.(\d{1,10})\.([al])_([\w-]{1,64}))\.([\w-]+)$/;

/** By whose right somebody looks: an account's, or a share link's. */
export interface Grant {
  of: 'account' | 'link';
  id: string;
}

/** What the key of a preview says. */
export interface PreviewKey {
  /** When it runs out. */
  until: number;
  /** The release that it shows; null for the draft. */
  release: number | null;
  /** It is good for as long as they still may look themselves. */
  grant: Grant;
}

/** Keys to a site's draft, or to one of its releases, that run out by themselves. Nothing is stored of them. */
export class PreviewKeys {
  readonly #secret: string;
  readonly #now: () => number;

  constructor(setup: { secret: string; now: () => number }) {
    this.#secret = setup.secret;
    this.#now = setup.now;
  }

  write(siteId: string, { until, release, grant }: PreviewKey): string {
    const what = `${until}.${release ?? 0}.${grant.of === 'account' ? 'a' : 'l'}_${grant.id}`;
    return `p.${what}.${this.#signature(siteId, what)}`;
  }

  /** Null for what isn't one, has run out, or is another site's. */
  read(siteId: string, token: string): PreviewKey | null {
    const [, what, until, release, of, id, signature] = FORM.exec(token) ?? [];
    if (what === undefined || id === undefined || signature === undefined) return null;
    if (Number(until) <= this.#now() || !isSame(signature, this.#signature(siteId, what)))
      return null;
    return {
      until: Number(until),
      release: Number(release) || null,
      grant: { of: of === 'a' ? 'account' : 'link', id },
    };
  }

  #signature(siteId: string, what: string): string {
    return sign(this.#secret, PURPOSE, `${siteId}.${what}`);
  }
}
