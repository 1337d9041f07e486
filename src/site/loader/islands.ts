/**
 * Wakes islands at their moment and replays what woke them: a click or a submit that comes before its script has
 * arrived is held and given again, so that none is lost, and so is that a field was left. A modified click is never
 * touched.
 */
import { loadVisitorWords } from '../../core/words/load-words';
import { HELD } from './first-use';
import { isModified } from './is-modified';

const SELECTOR = '[data-island]';
const booting = new WeakMap<HTMLElement, Promise<void>>();

export function startIslands(): void {
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, handleTouch, { capture: true, passive: true });
  }
  document.addEventListener('click', handleClick, true);
  document.addEventListener('submit', handleSubmit, true);
  document.addEventListener('focusout', handleLeave, true);
}

function handleTouch(event: Event): void {
  const island = sleepingIsland(event);
  if (island) void boot(island);
}

function handleClick(event: MouseEvent): void {
  const island = sleepingIsland(event);
  const control = (event.target as Element).closest<HTMLElement>(HELD);
  if (!island || isModified(event)) return;
  void boot(island);
  if (!control || !island.contains(control)) return;
  hold(event);
  void boot(island).then(() => control.isConnected && control.click());
}

function handleSubmit(event: SubmitEvent): void {
  const island = sleepingIsland(event);
  if (!island) return;
  hold(event);
  const form = event.target as HTMLFormElement;
  void boot(island).then(() => form.isConnected && form.requestSubmit(event.submitter));
}

/** A field is checked when it is left (spec section 5), however late the script comes that does it. */
function handleLeave(event: FocusEvent): void {
  const island = sleepingIsland(event);
  const field = event.target as HTMLElement;
  if (!island || !field.matches('input, textarea')) return;
  void boot(island).then(() => {
    if (!field.isConnected || field === document.activeElement) return;
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The island around an event's target that does not run yet. */
function sleepingIsland(event: Event): HTMLElement | undefined {
  const island = (event.target as Element | null)?.closest?.<HTMLElement>(SELECTOR);
  return island && island.dataset['ready'] === undefined ? island : undefined;
}

/** Loads and starts an island once. One that fails leaves its markup to work as it does without script. */
function boot(island: HTMLElement): Promise<void> {
  const running = booting.get(island) ?? start(island);
  booting.set(island, running);
  return running;
}

async function start(island: HTMLElement): Promise<void> {
  try {
    const [{ mountIsland }, words] = await Promise.all([
      import('../islands/registry'),
      loadVisitorWords(document.documentElement.lang),
    ]);
    await mountIsland(island, words);
  } catch (error) {
    console.error(error);
  }
  island.dataset['ready'] = '';
}
