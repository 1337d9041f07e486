import type { Release } from '../../core/document/document';
import { safeAddress } from '../../core/links/safe-address';
import { assetAddress } from '../../core/links/site-address';
import { tag } from './escape';

/** What iOS takes for its home screen. */
const IOS_SIZE = 180;
const DRAWING = /\.svg$/;

/** The site's symbol: the one file, or each size of a set that was made of a picture. */
export function iconTags(
  favicon: string,
  { media, routeBase }: { media: Release['media']; routeBase: string },
): string {
  const addressOf = (url: string) => assetAddress(safeAddress(url), routeBase);
  const address = addressOf(favicon);
  // Without one a browser would ask for /favicon.ico at every visit.
  if (address === '') return tag('link', { rel: 'icon', href: 'data:,' });
  const icons = Object.hasOwn(media, favicon) ? media[favicon]?.icons : undefined;
  if (!icons?.length) return tag('link', { rel: 'icon', href: address });
  // A drawing is sharp in every size; browsers that don't know it take one of the others.
  const drawing = DRAWING.test(favicon)
    ? tag('link', { rel: 'icon', href: address, type: 'image/svg+xml', sizes: 'any' })
    : '';
  const set = icons.map(({ url, size, type }) =>
    tag('link', {
      rel: size === IOS_SIZE ? 'apple-touch-icon' : 'icon',
      href: addressOf(url),
      sizes: `${size}x${size}`,
      type,
    }),
  );
  return set.join('') + drawing;
}
