import { afterEach, vi } from 'vitest';

/** Takes away after each test what it has listening on the window, as leaving a page does. */
export function leavePageAfterEach(): void {
  const added = vi.spyOn(globalThis, 'addEventListener');
  afterEach(() => {
    for (const [name, listener, options] of added.mock.calls)
      removeEventListener(name, listener, options);
    added.mockClear();
  });
}
