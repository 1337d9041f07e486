/** Internal links: they keep the page's query at the click, and their page is fetched as soon as it is meant. */
import { withQuery } from '../../core/links/with-query';

export function startLinks(): void {
  if (location.search !== '') {
    const keepQuery = (event: Event) => {
      const link = (event.target as Element).closest('a[href^="/"]');
      const href = link?.getAttribute('href');
      if (link && href) link.setAttribute('href', withQuery(href, location.search));
    };
    document.addEventListener('click', keepQuery, true);
    document.addEventListener('auxclick', keepQuery, true);
  }
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('touchstart', prefetch, { passive: true });
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
  hint.href = withQuery(link.pathname, location.search);
  document.head.append(hint);
}
