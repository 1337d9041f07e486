// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { consentRequest } from '../../../core/api/consent';
import { recordConsent } from './record-consent';

const ADDRESS = '/api/v1/sites/consent/site1/';
const SAVED = { choice: { analytics: true, marketing: false, functional: true }, policyVersion: 2 };

function watchFetch(answer: () => Promise<Response> = () => Promise.resolve(new Response())) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  return {
    fetch,
    bodies: () =>
      fetch.mock.calls.map(([, init]) => consentRequest.parse(JSON.parse(String(init.body)))),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('posts what the API takes, outlives the page, and goes without cookies', () => {
  const { fetch, bodies } = watchFetch();
  recordConsent(ADDRESS, SAVED);
  expect(fetch).toHaveBeenCalledWith(
    ADDRESS,
    expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
  );
  expect(bodies()[0]).toMatchObject(SAVED);
});

it('names a visitor by the same random id each time', () => {
  const { bodies } = watchFetch();
  recordConsent(ADDRESS, SAVED);
  recordConsent(ADDRESS, SAVED);
  const [first, second] = bodies();
  expect(first?.visitor).toBe(second?.visitor);
  expect(localStorage.getItem('cookieVisitor')).toBe(first?.visitor);
  localStorage.clear();
  recordConsent(ADDRESS, SAVED);
  expect(bodies()[2]?.visitor).not.toBe(first?.visitor);
});

it('makes a new id in place of one that the API would refuse', () => {
  localStorage.setItem('cookieVisitor', 'x y');
  const { bodies } = watchFetch();
  recordConsent(ADDRESS, SAVED);
  expect(bodies()).toHaveLength(1);
});

it('posts where storage is refused', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  const { bodies } = watchFetch();
  recordConsent(ADDRESS, SAVED);
  expect(bodies()).toHaveLength(1);
});

it('posts nothing, and keeps no id, where nobody records choices', () => {
  const { fetch } = watchFetch();
  recordConsent(undefined, SAVED);
  expect(fetch).not.toHaveBeenCalled();
  expect(localStorage.getItem('cookieVisitor')).toBeNull();
});

it('only logs a call that fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  watchFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  recordConsent(ADDRESS, SAVED);
  await expect.poll(() => log.mock.calls.length).toBe(1);
});
