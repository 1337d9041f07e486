// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHashScroll } from './hash-scroll';

const scrolled = vi.fn<(options?: ScrollIntoViewOptions | boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
  document.body.innerHTML = '<a href="#place">Go</a><section id="place"></section>';
});

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

startHashScroll();
const click = (init: MouseEventInit = {}) =>
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

describe('a link to a place of the page', () => {
  it('scrolls smoothly after 100 ms, moves the focus and the address', () => {
    click();
    expect(location.hash).toBe('#place');
    vi.advanceTimersByTime(99);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(document.activeElement?.id).toBe('place');
  });

  it('does not move smoothly for who asked for less motion', () => {
    window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
    click();
    vi.advanceTimersByTime(100);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant' });
  });

  it('waits up to 10 seconds for its place, then gives up silently (C114)', async () => {
    const place = document.querySelector('section');
    place?.remove();
    click();
    vi.advanceTimersByTime(9000);
    if (place) document.body.append(place);
    await vi.advanceTimersByTimeAsync(0);
    expect(scrolled).toHaveBeenCalledTimes(1);

    place?.remove();
    click();
    vi.advanceTimersByTime(10_101);
    if (place) document.body.append(place);
    await vi.advanceTimersByTimeAsync(0);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('waits no longer for a place when another one is asked for', async () => {
    document.body.innerHTML = '<a href="#late">Late</a><a href="#place">Go</a><p id="place"></p>';
    const [late, go] = document.querySelectorAll('a');
    late?.click();
    vi.advanceTimersByTime(500);
    go?.click();
    vi.advanceTimersByTime(100);
    expect(document.activeElement?.id).toBe('place');
    document.body.insertAdjacentHTML('beforeend', '<p id="late"></p>');
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.activeElement?.id).toBe('place');
  });

  it('is the browser’s own when the click asks for a new tab, or the hash is bare', () => {
    expect(click({ ctrlKey: true })).toBe(true);
    document.querySelector('a')?.setAttribute('href', '#');
    expect(click()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(scrolled).not.toHaveBeenCalled();
  });
});

it('a link from another page scrolls to its place when the page is there, after 100 ms', () => {
  history.replaceState(null, '', '/other/#place');
  startHashScroll();
  vi.advanceTimersByTime(99);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(document.activeElement?.id).toBe('place');
});
