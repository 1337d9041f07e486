/** Leads to a place of the site, wherever it is: on another page, in a panel, in the table of translations. */
import type { Finding } from '../../core/checks/finding';
import { navigate } from '../app/navigation';
import { revealPlace } from './reveal';
import { toolAt } from './tool-at';
import { setUi } from './ui-state';

export interface SitePlace {
  /** The record: a component's id, "page:p1", "navigation", "widgets", "settings", "events", "event:e1", "lang:sv", "media:m1". */
  record: string;
  /** The path in it, item ids among it. */
  path: readonly string[];
  /** The page to show it on. */
  page?: string | undefined;
  /** What is to be mended there: where that is chosen and not written, its dialog opens. */
  rule?: Finding['rule'];
}

/** How long a page that was just opened may take to show a section. */
const PATIENCE_MS = 4000;

/** Gives the function that shows a place. The page, where it is another one, is opened first. */
export function useShowPlace(siteId: string, canvas: Document | null): (place: SitePlace) => void {
  return (place) => {
    if (place.page !== undefined && !location.pathname.endsWith(`/pages/${place.page}`)) {
      navigate({
        to: '/sites/$siteId/pages/$pageId',
        params: { siteId, pageId: place.page },
      });
    }
    show(canvas, place);
  };
}

/** Rules about what is chosen: pictures and where links lead. */
const CHOSEN: ReadonlySet<SitePlace['rule']> = new Set([
  'alt',
  'anchor',
  'button',
  'link',
  'picture',
]);

function show(canvas: Document | null, { record, path, rule }: SitePlace): void {
  const isChosen = CHOSEN.has(rule);
  if (record === 'navigation' && isChosen && openTool(canvas, { record, path, rule })) return;
  if (record.startsWith('page:')) {
    setUi({ panel: 'pages', pageSettings: record.slice('page:'.length) });
    const field = `[data-text="${CSS.escape([record, ...path].join('/'))}"]`;
    whenShown(document, field, (element) =>
      element.querySelector<HTMLElement>('input, textarea')?.focus(),
    );
  } else if (record.startsWith('lang:')) {
    setUi({ overlay: { kind: 'translations', language: record.slice('lang:'.length) } });
  } else if (record.startsWith('media:')) {
    setUi({ panel: 'media' });
  } else if (record === 'events' || record.startsWith('event:')) {
    setUi({ panel: 'settings', settingsPart: 'events' });
  } else if (record === 'theme') {
    setUi({ panel: 'theme' });
  } else if (record === 'navigation' || record === 'settings') {
    const part = record === 'navigation' ? 'navigation' : partOfSettings(path);
    setUi({ panel: 'settings', settingsPart: part });
  } else if (record === 'widgets') {
    const isConsent = path[0] === 'gdprBanner' || path[0] === 'simpleBanner';
    setUi({ panel: 'settings', settingsPart: isConsent ? 'consent' : 'widgets' });
  } else {
    const section = `[data-at="${CSS.escape(record)}"]`;
    whenShown(canvas, section, () => {
      if (!isChosen || !openTool(canvas, { record, path, rule }))
        revealPlace(canvas, [record, ...path]);
    });
  }
}

/** Opens the dialog of what is chosen at a place. @returns whether the page shows it */
function openTool(canvas: Document | null, { record, path, rule }: SitePlace): boolean {
  const tool = canvas === null ? null : toolAt(canvas, record, path);
  if (canvas === null || tool === null) return false;
  const element = tool.element as HTMLElement;
  element.scrollIntoView({ block: 'center', behavior: 'auto' });
  const section = element.closest<HTMLElement>('[data-section]')?.dataset['at'] ?? null;
  setUi({ selected: section, hovered: null });
  // The focus comes back here when the dialog is closed.
  canvas.defaultView?.focus();
  element.focus({ preventScroll: true });
  const focus = rule === 'alt' ? 'alt' : path.at(-1);
  setTimeout(() => setUi({ tool: { ...tool, focus } }));
  return true;
}

function partOfSettings([first = '']: readonly string[]): 'tracking' | 'search' | 'site' {
  if (first === 'trackingIds') return 'tracking';
  return first === 'hasLlmsTxt' || first === 'routeBase' ? 'search' : 'site';
}

/** Calls back as soon as a document has an element; never, where it doesn't come. */
function whenShown(
  within: Document | null,
  selector: string,
  show: (element: HTMLElement) => void,
): void {
  if (within === null) return;
  const find = () => within.querySelector<HTMLElement>(selector);
  const there = find();
  if (there !== null) return show(there);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const found = find();
    if (found === null) return;
    end();
    show(found);
  });
  const timer = setTimeout(end, PATIENCE_MS);
  observer.observe(within.body, { childList: true, subtree: true });
}
