import { isBlank } from '../../core/text/is-blank';
import type { Navigation } from '../../core/document/records';
import { linkContext, usePage, type PageInfo } from '../page-context';
import type { LinksProps } from '../parts';
import { Line } from '../text';
import { resolveLink } from '../../core/links/resolve-link';
import { pageAddress } from '../../core/links/site-address';

type NavigationLink = Navigation['header'][number];

/** The links of a list; a footer's end with the privacy link, where it is to show (spec section 2). */
export function linksOf({ header, footer, privacy }: Navigation, list: LinksProps['list']) {
  if (list === 'header') return header;
  const { name, link, showInFooter } = privacy;
  return showInFooter ? [...footer, { id: PRIVACY_LINK, text: name, link }] : footer;
}

/** Whether a list of links is there at all. While it is edited it is, though nothing stands in it: the first one is added there. */
export function useHasLinks(list: LinksProps['list']): boolean {
  const { navigation, mode } = usePage();
  return mode === 'edit' || linksOf(navigation, list).some(isShown);
}

function isShown({ text }: NavigationLink): boolean {
  return !isBlank(text);
}

/** Id of the privacy link among a footer's: no item of a list has a colon in its id. */
export const PRIVACY_LINK = ':privacy';

/** The key of a link's text in the draft and in translations. */
function keyOf(list: LinksProps['list'], { id }: NavigationLink): string {
  return id === PRIVACY_LINK ? 'navigation/privacy/name' : `navigation/${list}/#${id}/text`;
}

/** A list of the site's links; the one of the current page is marked. */
export function LiveLinks({ list, className }: LinksProps) {
  const { navigation, foreign } = usePage();
  return (
    <ul className={className}>
      {linksOf(navigation, list)
        .filter(isShown)
        .map((item) => (
          <li key={item.id}>
            <NavigationLink item={item} marks={foreign?.(keyOf(list, item), item.text)} />
          </li>
        ))}
    </ul>
  );
}

/** One of them. @param marks what is said of it beside its address */
export function NavigationLink({
  item,
  marks,
}: {
  item: NavigationLink;
  marks?: object | undefined;
}) {
  const page = usePage();
  const { kind, href, target, rel } = resolveLink(item.link, linkContext(page));
  return (
    <a
      href={href}
      target={target}
      rel={rel}
      dir="auto"
      aria-current={kind === 'internal' && isCurrent(href, page) ? 'page' : undefined}
      {...marks}
    >
      <Line text={item.text} />
    </a>
  );
}

function isCurrent(href: string, page: PageInfo): boolean {
  return href === pageAddress(page.path, page);
}
