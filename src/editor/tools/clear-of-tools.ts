import { isOnPhone } from '../ui/phone';
import { frameOf } from './use-pinned';
import { TOOLS_ID } from './tools-id';

/** Room between a text and the tools under it, px. */
const AIR = 12;

/**
 * Scrolls a text that is written out from under the tools, which stand at the lower edge on a phone; its begin stays in
 * sight. Again where the keyboard opens, and where more tools come, until somebody scrolls.
 */
export function keepClearOfTools(element: HTMLElement, signal: AbortSignal): void {
  let request = 0;
  const schedule = () => {
    cancelAnimationFrame(request);
    // The tools of this text are rendered and placed first.
    request = requestAnimationFrame(() => {
      request = requestAnimationFrame(() => clear(element));
    });
  };
  schedule();
  window.visualViewport?.addEventListener('resize', schedule, { signal });
  const tools = document.getElementById(TOOLS_ID);
  const coming = new MutationObserver(schedule);
  if (tools !== null) {
    coming.observe(tools, { childList: true, subtree: true, attributeFilter: ['style'] });
  }
  const stop = () => coming.disconnect();
  for (const scrolling of ['touchmove', 'wheel']) {
    element.ownerDocument.addEventListener(scrolling, stop, { signal, passive: true });
  }
  signal.addEventListener('abort', () => {
    stop();
    cancelAnimationFrame(request);
  });
}

function clear(element: HTMLElement): void {
  const frame = frameOf(element);
  if (frame === null || !isOnPhone()) return;
  const { top } = frame.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const by = Math.min(top + box.bottom + AIR - topOfTools(), box.top - AIR);
  if (by > 0) element.ownerDocument.defaultView?.scrollBy({ top: by, behavior: 'instant' });
}

/** Upper edge of what stands in rows at the lower edge of the view, with the tabs that name it. */
function topOfTools(): number {
  const bars = [...(document.getElementById(TOOLS_ID)?.children ?? [])].filter(
    (one) =>
      (one as HTMLElement).style.visibility !== 'hidden' &&
      (one.matches('[role="toolbar"]') || one.querySelector('[role="toolbar"]') !== null),
  );
  const edges = bars.flatMap((bar) => [bar, ...bar.children]).map(topOf);
  return Math.min(...edges, window.innerHeight);
}

/** Upper edge of an element; what is not drawn is nowhere above. */
function topOf(element: Element): number {
  return element.getClientRects()[0]?.top ?? Infinity;
}
