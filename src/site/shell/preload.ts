/** A preload for the picture of the first view: the browser asks for it before it has read the styles. */

/**
 * The tag for the first picture with high priority in the markup, or nothing. It takes the attributes over as they
 * stand there, already escaped.
 */
export function heroPreload(markup: string): string {
  const end = markup.indexOf('fetchPriority="high"');
  if (end === -1) return '';
  const picture = markup.slice(markup.lastIndexOf('<picture', end), end);
  const source = /<source[^>]*type="image\/avif"[^>]*>/.exec(picture)?.[0];
  if (source === undefined) return '';
  const srcSet = /srcSet="([^"]*)"/i.exec(source)?.[1];
  const sizes = /sizes="([^"]*)"/i.exec(source)?.[1];
  if (srcSet === undefined || sizes === undefined) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}
