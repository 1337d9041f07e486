import type { Navigation } from '../../core/document/records';
import { linkContext, usePage, type PageInfo } from '../page-context';
import { resolveLink } from '../../core/links/resolve-link';
import { pageAddress } from '../../core/links/site-address';

/** A list of the site's links; the one of the current page is marked. */
export function NavigationLinks(props: {
  links: Navigation['header'];
  className?: string | undefined;
}) {
  const page = usePage();
  const context = linkContext(page);
  return (
    <ul className={props.className}>
      {props.links
        .filter((item) => item.text.trim() !== '')
        .map((item) => {
          const { kind, href, target, rel } = resolveLink(item.link, context);
          return (
            <li key={item.id}>
              <a
                href={href}
                target={target}
                rel={rel}
                dir="auto"
                aria-current={kind === 'internal' && isCurrent(href, page) ? 'page' : undefined}
              >
                {item.text}
              </a>
            </li>
          );
        })}
    </ul>
  );
}

function isCurrent(href: string, page: PageInfo): boolean {
  return href === pageAddress(page.path, page);
}
