/**
 * The policy of a page's scripts (product decision): our own by hash, and what they load themselves by
 * 'strict-dynamic'. Hosts of tags that the site has configured come from the providers' table.
 */
import { YOUTUBE_EMBED_ORIGIN } from '../../core/video/video-address';

/** Further sources that a page's tags need, by directive. */
export type TagSources = Partial<
  Record<'img' | 'connect' | 'frame' | 'style' | 'font' | 'media', readonly string[]>
>;

/** The policy for a page with these inline scripts and style. */
export function contentSecurityPolicy(options: {
  scripts: readonly string[];
  styles: readonly string[];
  tags: TagSources;
  /** Another origin that the page's forms and calls go to. */
  calls?: string | undefined;
  /** SHA-256 in base64. */
  sha256: (content: string) => string;
}): string {
  const { scripts, styles, tags } = options;
  const hashOf = (content: string) => `'sha256-${options.sha256(content)}'`;
  const with_ = (...sources: (string | readonly string[] | undefined)[]) =>
    [...new Set(sources.flat().filter((source) => source !== undefined))].join(' ');
  // An unhashed style of a tag would make every hash pointless, so tags that bring styles widen the directive.
  const styleSources = tags.style ? ["'unsafe-inline'", ...tags.style] : styles.map(hashOf);
  return [
    "default-src 'self'",
    "object-src 'none'",
    // Browsers that know 'strict-dynamic' ignore 'self'; older ones need it.
    `script-src ${with_(scripts.map(hashOf), "'strict-dynamic'", "'self'")}`,
    `style-src ${with_("'self'", styleSources)}`,
    // Sizes and crops stand in style attributes; they hold numbers only.
    "style-src-attr 'unsafe-inline'",
    `img-src ${with_("'self'", 'data:', 'https:', tags.img)}`,
    `media-src ${with_("'self'", 'https:', tags.media)}`,
    `font-src ${with_("'self'", tags.font)}`,
    `connect-src ${with_("'self'", options.calls, tags.connect)}`,
    `frame-src ${with_(YOUTUBE_EMBED_ORIGIN, tags.frame)}`,
    `form-action ${with_("'self'", options.calls)}`,
    "base-uri 'none'",
    "manifest-src 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
