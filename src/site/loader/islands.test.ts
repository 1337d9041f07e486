// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

const mounted = vi.hoisted(() => ({ settle: () => undefined as void }));
vi.mock('../islands/registry', () => ({
  mountIsland: () => new Promise<void>((resolve) => (mounted.settle = resolve)),
}));
vi.mock('../../core/words/load-words', () => ({ loadVisitorWords: async () => ({}) }));

const { startIslands } = await import('./islands');

it('tells a field that was left before its script came that it was left, once it has come', async () => {
  document.body.innerHTML =
    '<form data-island="contact-form"><input name="name"><input name="email"></form>';
  const [name, email] = document.querySelectorAll('input');
  startIslands();
  name?.focus();
  email?.focus();
  const left: unknown[] = [];
  // What the island's own script hears from now on.
  document.querySelector('form')?.addEventListener('focusout', ({ target }) => left.push(target));
  const leftOnceMounted = () => {
    mounted.settle();
    return left;
  };
  await expect.poll(leftOnceMounted).toEqual([name]);
  name?.focus();
  // It runs now, and hears for itself: nothing is told twice.
  await Promise.resolve();
  expect(left).toEqual([name, email]);
});
