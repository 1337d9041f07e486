// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leavePageAfterEach } from '../testing/page-listeners';

const script = vi.hoisted(() => ({
  arrive: () => undefined as void,
  fail: () => undefined as void,
}));

/** A page whose script for visitors arrives, or fails to, when the test says so. */
async function openPage(html: string, started: () => void = () => undefined): Promise<void> {
  vi.resetModules();
  vi.doMock('./interaction', () => {
    const arriving = new Promise<{ startInteraction: () => void }>((resolve, reject) => {
      script.arrive = () => resolve({ startInteraction: started });
      script.fail = () => reject(new TypeError('Failed to fetch'));
    });
    return arriving;
  });
  document.body.innerHTML = html;
  const { startOnFirstUse } = await import('./first-use');
  startOnFirstUse();
}

leavePageAfterEach();
const log = vi.fn<(error: unknown) => void>();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(log));
afterEach(() => {
  log.mockClear();
  history.replaceState(null, '', '/');
});

/** Every event of these types that reaches an element, by type. */
function heardBy(element: Element | null, ...types: string[]): string[] {
  const heard: string[] = [];
  for (const type of types) element?.addEventListener(type, () => heard.push(type));
  return heard;
}

/** What was heard once the script has arrived, or has failed to. */
function after(outcome: 'arrive' | 'fail', heard: string[]): () => string[] {
  return () => {
    script[outcome]();
    return heard;
  };
}

it('holds a press until the script is there, and gives it once', async () => {
  const started = vi.fn<() => void>();
  await openPage('<button type="button">Accept</button>', started);
  const button = document.querySelector('button');
  const heard = heardBy(button, 'click');
  button?.click();
  expect(heard).toEqual([]);
  await expect.poll(after('arrive', heard)).toEqual(['click']);
  expect(started).toHaveBeenCalledTimes(1);
  button?.click();
  expect(heard).toEqual(['click', 'click']);
});

it('gives a touch, a hover, a key and a field that was left again', async () => {
  await openPage('<a href="/x/" data-tooltip="X">X</a><input>');
  const link = document.querySelector('a');
  const field = document.querySelector('input');
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  field?.focus();
  field?.blur();
  const onLink = heardBy(link, 'pointerover', 'touchstart', 'keydown');
  const onField = heardBy(field, 'focusin', 'focusout');
  await expect.poll(after('arrive', onLink)).toEqual(['pointerover', 'touchstart', 'keydown']);
  expect(onField).toEqual(['focusin', 'focusout']);
});

it('leaves to the browser what needs no script, and what asks for a new tab', async () => {
  await openPage('<a href="/prices/">Prices</a><a href="#here">Here</a>');
  const [page, place] = document.querySelectorAll('a');
  const click = (target: Element | undefined, init: MouseEventInit = {}) =>
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(click(page)).toBe(true);
  expect(click(place, { ctrlKey: true })).toBe(true);
  expect(click(place)).toBe(false);
});

it('holds links that take the page’s query with them', async () => {
  history.replaceState(null, '', '/?authHash=t1');
  await openPage('<a href="/prices/">Prices</a><a href="https://other.example/">Other</a>');
  const click = (link: Element | undefined) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const [ours, other] = document.querySelectorAll('a');
  expect([click(ours), click(other)]).toEqual([false, true]);
});

it('gives the press to the browser where the script does not come', async () => {
  await openPage('<button type="button" popovertarget="menu">Menu</button>');
  const button = document.querySelector('button');
  const heard = heardBy(button, 'click');
  button?.click();
  await expect.poll(after('fail', heard)).toEqual(['click']);
  expect(log).toHaveBeenCalled();
});
