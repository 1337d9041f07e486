// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Spec section 6: the token is in the page's own address, else in the parent window's. */
beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/sites/s1');
});
afterEach(() => vi.restoreAllMocks());

const load = () => import('./shared-editing');

function around(parent: object): void {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as Window);
}

describe('the token of shared editing', () => {
  test('is read from the address, and kept while one moves between pages and reloads', async () => {
    history.replaceState(null, '', '/sites/s1?authHash=own');
    around({ location: { search: '?authHash=other' } });
    expect((await load()).sharedEditingToken()).toBe('own');
    const { navigate } = await import('./navigation');
    navigate({ to: '/sites/$siteId/pages', params: { siteId: 's1' } });
    expect(location.href).not.toContain('authHash');
    vi.resetModules();
    around(window);
    expect((await load()).sharedEditingToken()).toBe('own');
  });

  test('is read from the window around, where this one’s address has none', async () => {
    around({ location: { search: '?a=1&authHash=parents' } });
    expect((await load()).sharedEditingToken()).toBe('parents');
  });

  test('is none where the window around is of another origin', async () => {
    around({
      get location(): never {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    });
    expect((await load()).sharedEditingToken()).toBeUndefined();
  });

  test('is forgotten when somebody signs in', async () => {
    history.replaceState(null, '', '/sites/s1?authHash=own');
    const { sharedEditingToken, forgetSharedEditing } = await load();
    forgetSharedEditing();
    expect(sharedEditingToken()).toBeUndefined();
    // Another entry still has it.
    history.replaceState({ authHash: 'own' }, '', '/sites/s1/pages');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(history.state).toBeNull();
    vi.resetModules();
    expect((await load()).sharedEditingToken()).toBeUndefined();
  });
});
