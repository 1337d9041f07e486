/** Tells what happened to people who can't see it. */
const REGION = 'announcements';
/** Out of sight, but still read: what is not displayed is not. */
const HIDDEN = { position: 'fixed', width: '1px', height: '1px', clipPath: 'inset(50%)' };

/** After so long a sentence has been read, and what it says may be so no longer, ms. */
const KEPT_MS = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence politely: after what is being read. */
export function announce(sentence: string): void {
  const region = document.getElementById(REGION) ?? makeRegion();
  // The same sentence twice is told twice.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
  clearTimeout(timer);
  timer = setTimeout(() => (region.textContent = ''), KEPT_MS);
}

function makeRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = REGION;
  region.setAttribute('aria-live', 'polite');
  Object.assign(region.style, HIDDEN);
  document.body.append(region);
  return region;
}
