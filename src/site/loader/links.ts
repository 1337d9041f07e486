/** Internal links: they keep the page's query, and their page is fetched as soon as it is meant. */
import { withQuery } from '../../core/links/with-query';

const INTERNAL = 'a[href^="/"]';

export function startLinks(): void {
  const query = currentQuery();
  if (query !== '') {
    const keepQuery = (link: Element | null) => {
      const href = link?.getAttribute('href');
      if (link && href) link.setAttribute('href', withQuery(href, query));
    };
    // At once: an address is also copied, and opened from a menu.
    document.querySelectorAll(INTERNAL).forEach(keepQuery);
    // What an island has drawn since then is met at the click.
    const onClick = (event: Event) => keepQuery((event.target as Element).closest(INTERNAL));
    document.addEventListener('click', onClick, true);
    document.addEventListener('auxclick', onClick, true);
  }
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('touchstart', prefetch, { passive: true });
}

/**
 * The page's query, with the token of a preview: it stands in the page's own address, else in that of the window around
 * it (spec section 2).
 */
function currentQuery(): string {
  const { search } = location;
  const token = new URLSearchParams(search).get(TOKEN) ?? parentToken();
  if (token === null || new URLSearchParams(search).has(TOKEN)) return search;
  return `${search === '' ? '?' : `${search}&`}${TOKEN}=${encodeURIComponent(token)}`;
}

const TOKEN = 'authHash';

function parentToken(): string | null {
  try {
    return new URLSearchParams(parent.location.search).get(TOKEN);
  } catch {
    // The window around belongs to another site, which keeps its address to itself.
    return null;
  }
}

const fetched = new Set<string>([location.pathname]);

function prefetch(event: Event): void {
  const target = event.target as Element;
  const link = target.closest?.<HTMLAnchorElement>('a[href^="/"]:not([target])');
  // Only pages end with a slash.
  if (!link || !link.pathname.endsWith('/') || fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = withQuery(link.pathname, currentQuery());
  document.head.append(hint);
}
