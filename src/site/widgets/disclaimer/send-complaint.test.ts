import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendComplaint } from './send-complaint';

const page = { siteId: 's1', siteHash: 'h1', language: 'sv', routeBase: '/m/' };
const values = {
  email: ' a@xn--mnchen-3ya.example ',
  name: 'Some\none',
  comment: ' It is broken ',
};
const answer = (status: number, body = '') =>
  vi.fn<typeof fetch>(async () => new Response(status === 204 ? null : body, { status }));

afterEach(() => vi.unstubAllGlobals());

describe('a complaint', () => {
  it('posts email, name, comment and siteHash to its site (spec section 7)', async () => {
    const send = answer(204);
    vi.stubGlobal('fetch', send);
    await sendComplaint({ page, values });
    const [address, init] = send.mock.calls[0] ?? [];
    expect(address).toBe('/m/api/v1/sites/form/compliance/s1/?lang=sv');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual({
      email: 'a@münchen.example',
      name: 'Some one',
      comment: 'It is broken',
      siteHash: 'h1',
    });
  });

  it('is sent once the call completes, whatever the answer holds (spec section 7)', async () => {
    for (const send of [answer(204), answer(200), answer(200, '<p>Thanks'), answer(202, 'ok')]) {
      vi.stubGlobal('fetch', send);
      await expect(sendComplaint({ page, values })).resolves.toBeUndefined();
    }
  });

  it('fails with the error’s status and message', async () => {
    vi.stubGlobal(
      'fetch',
      answer(403, JSON.stringify({ status: 403, code: 'x', message: 'Seen' })),
    );
    await expect(sendComplaint({ page, values })).rejects.toMatchObject({
      status: 403,
      message: 'Seen',
    });
  });
});
