/** Pictures: the white surface of one that failed, an icon's second try, and the fade of those that come into view (spec section 4). */
import { ICON_RETRY_MS, LAZY_IMAGE_MARGIN_PX } from '../../core/limits';
import { isMotionReduced } from './ready';

export function startImages(): void {
  document.addEventListener('error', (event) => fail(event.target), true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail(image);
  }
  fadeIn();
  // On paper nothing comes into view. Chromium and Firefox wait for what is asked for now; Safari prints what has come.
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}

function fail(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  if (target.dataset['icon'] === '') {
    target.dataset['icon'] = 'again';
    setTimeout(() => target.setAttribute('src', target.src), ICON_RETRY_MS);
    return;
  }
  target.dataset['failed'] = '';
  // Spec section 8: a logo with a width whose ratio could not be fetched.
  if (target.closest('[data-needs-ratio]')) console.error('Failed to fetch');
}

// Nothing of the first view fades, and without script nothing is ever hidden.
function fadeIn(): void {
  if (isMotionReduced() || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        (target as HTMLElement).dataset['fade'] = 'in';
      }
    },
    { rootMargin: `${LAZY_IMAGE_MARGIN_PX}px` },
  );
  const lazy = [...document.querySelectorAll<HTMLElement>('img[loading="lazy"]')];
  // All are measured before the first is marked: one layout instead of one each.
  const below = lazy.filter((image) => image.getBoundingClientRect().top >= innerHeight);
  for (const image of below) {
    image.dataset['fade'] = 'out';
    observer.observe(image);
  }
}

/**
 * Marks the sections that can be seen, for what moves only on screen (spec section 4), and those below the first view
 * until they have been seen once, for what is drawn then and stays.
 */
export function startOnScreen(): void {
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      target.toggleAttribute('data-on-screen', isIntersecting);
      if (isIntersecting) target.removeAttribute('data-unseen');
    }
  });
  const sections = [...document.querySelectorAll('[data-section]')];
  // All are measured before the first is marked: one layout instead of one each.
  const below = sections.filter((section) => section.getBoundingClientRect().top > innerHeight);
  for (const section of below) section.toggleAttribute('data-unseen', true);
  for (const section of sections) observer.observe(section);
}
