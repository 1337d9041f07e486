/** The widgets in the page's corners: the way back to the top, and the messengers. */
import { SCROLL_TO_TOP_THRESHOLD_PX } from '../../core/limits';
import { isMotionReduced } from './ready';

export function startCorners(): void {
  startScrollToTop();
  startMessenger();
}

function startScrollToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-widget="scroll-to-top"]');
  if (button === null) return;
  const mark = () => button.toggleAttribute('data-shown', scrollY > SCROLL_TO_TOP_THRESHOLD_PX);
  addEventListener('scroll', mark, { passive: true });
  mark();
  button.addEventListener('click', () => {
    scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  });
}

function startMessenger(): void {
  const box = document.getElementById('messenger-box');
  box?.addEventListener('toggle', () => {
    const now = new Date();
    const time = [now.getHours(), now.getMinutes()]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
    for (const element of box.querySelectorAll('[data-now]')) element.textContent = time;
  });
}
