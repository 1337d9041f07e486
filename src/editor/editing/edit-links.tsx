import { isBlank } from '../../core/text/is-blank';
import { useEffect, useRef } from 'react';
import {
  HEADER_LINKS_EDITING_SHARE,
  HEADER_LINKS_RESIZE_DEBOUNCE_MS,
  HEADER_LINKS_SHARE,
} from '../../core/limits';
import { fitLinks } from '../../parts/navbar/fit-links';
import { linksOf, NavigationLink, PRIVACY_LINK } from '../../parts/navbar/navigation-links';
import { usePage } from '../../parts/page-context';
import type { LinksProps } from '../../parts/parts';
import { editPath } from './edit-path';
import { AddItem } from './edit-items';
import { say } from '../words/say';

/** The site's links, each to be pressed for its text and its address; where there are none, a place for the first. */
export function EditLinks({ list, className }: LinksProps) {
  const { navigation } = usePage();
  const links = linksOf(navigation, list);
  const ref = useFittingLinks(links);
  if (links.length === 0) {
    return (
      <ul className={className}>
        <li>
          <AddItem record="navigation" path={list} />
        </li>
      </ul>
    );
  }
  return (
    <ul ref={ref} className={className} data-list={`navigation/${list}`}>
      {links.map((item) => {
        const isPrivacy = item.id === PRIVACY_LINK;
        const key = isPrivacy ? 'navigation/privacy' : `navigation/${list}/#${item.id}`;
        const text = isBlank(item.text) ? say('Link') : item.text;
        return (
          <li
            key={item.id}
            data-item-key={isPrivacy ? undefined : key}
            data-at={isPrivacy ? undefined : editPath(key)}
          >
            <NavigationLink
              item={{ ...item, text }}
              marks={{ 'data-edits': 'entry', 'data-key': key, draggable: false }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Shows as many of the bar's links as fit, as on the published page (spec sections 2 and 9). */
function useFittingLinks(links: unknown) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = ref.current;
    const bar = list?.closest<HTMLElement>('[data-bar]');
    const view = list?.ownerDocument.defaultView;
    if (!list || !bar || !view || bar.querySelector('ul') !== list) return;
    const measure = () => {
      // A place to add something takes room that visitors' bars have.
      const hasMore = bar.querySelector('.canvas-add') !== null;
      const share = hasMore ? HEADER_LINKS_EDITING_SHARE : HEADER_LINKS_SHARE;
      fitLinks(bar, view.innerWidth, share);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleResize = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, HEADER_LINKS_RESIZE_DEBOUNCE_MS);
    };
    measure();
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener('resize', handleResize, { signal });
    list.ownerDocument.fonts?.addEventListener('loadingdone', measure, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [links]);
  return ref;
}
