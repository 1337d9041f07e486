/** Pictures: the mark of one that failed, an icon's second try, and the fade of those that come into view (spec section 4). */
import { ICON_RETRY_MS, LAZY_IMAGE_MARGIN_PX } from '../../core/limits';
import { markFailedImages } from './failed-images';
import { isMotionReduced } from './ready';

export function startImages(): void {
  markFailedImages(retryIcon);
  fadeIn();
  // On paper nothing comes into view. Chromium and Firefox wait for what is asked for now; Safari prints what has come.
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}

function retryIcon(image: HTMLImageElement): boolean {
  if (image.dataset['icon'] !== '') return false;
  image.dataset['icon'] = 'again';
  setTimeout(() => image.setAttribute('src', image.src), ICON_RETRY_MS);
  return true;
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
