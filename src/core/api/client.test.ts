import { describe, expect, it, vi } from 'vitest';
import { ApiError, createClient, type ClientOptions, type Fetch } from './client';

function clientThatGets(response: Response | Error, options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn<Fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  const sent = () => {
    const [address, init] = fetch.mock.calls[0] ?? ['', {}];
    return { address, init, headers: init.headers as Record<string, string> };
  };
  return { client: createClient({ fetch, ...options }), sent };
}

const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init);

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('Expected an ApiError');
  return error;
}

describe('requests', () => {
  it('go to the API with cookies and JSON', async () => {
    const { client, sent } = clientThatGets(json({ id: 's1' }, { status: 201 }));
    expect(await client.post('/sites', { name: 'A' })).toEqual({ id: 's1' });
    expect(sent().address).toBe('/api/v1/sites');
    expect(sent().init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"name":"A"}',
    });
    expect(sent().headers).toEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
    });
  });

  it('to another host, as from a static export, go without cookies', async () => {
    const { client, sent } = clientThatGets(json({}), { base: 'https://demo.x.example/api/v1' });
    await client.post('/sites/form/contact/s1/', { name: 'A' });
    expect(sent().address).toBe('https://demo.x.example/api/v1/sites/form/contact/s1/');
    expect(sent().init.credentials).toBe('omit');
  });

  it('use each method', async () => {
    for (const method of ['get', 'put', 'post', 'delete', 'patch'] as const) {
      const { client, sent } = clientThatGets(json({}));
      await client[method]('/x');
      expect(sent().init.method).toBe(method.toUpperCase());
      expect(sent().init).not.toHaveProperty('body');
      expect(sent().headers).not.toHaveProperty('Content-Type');
    }
  });

  it('call fetch on its own, as browsers want it', async () => {
    const owners: unknown[] = [];
    const fetch = function (this: unknown) {
      owners.push(this);
      return Promise.resolve(json({}));
    };
    await createClient({ fetch }).get('/x');
    expect(owners).toEqual([undefined]);
  });

  it('name the language on paths that contain /sites/, and only there', async () => {
    const language = () => 'sv';
    const addresses = [];
    for (const path of ['/sites/s1/draft', '/sites', '/sites/s1/draft?lang=de', '/auth/session']) {
      const { client, sent } = clientThatGets(json({}), { language });
      await client.get(path);
      addresses.push(sent().address);
    }
    expect(addresses).toEqual([
      '/api/v1/sites/s1/draft?lang=sv',
      '/api/v1/sites',
      '/api/v1/sites/s1/draft?lang=de',
      '/api/v1/auth/session',
    ]);
    const { client, sent } = clientThatGets(json({}), { base: 'https://b.example/api', language });
    await client.get('/sites/s1/messages', {
      query: { limit: 5, folder: 'a b', offset: undefined },
    });
    expect(sent().address).toBe(
      'https://b.example/api/sites/s1/messages?limit=5&folder=a%20b&lang=sv',
    );
  });

  it('carry a bearer token and the shared-editing header when present', async () => {
    const { client, sent } = clientThatGets(json({}), {
      bearerToken: () => 't1',
      sharedEditingToken: () => 't2',
    });
    await client.get('/x', { headers: { 'If-Match': '3' } });
    expect(sent().headers).toMatchObject({
      Authorization: 'Bearer t1',
      'X-Shared-Editing': 't2',
      'If-Match': '3',
    });
    const without = clientThatGets(json({}), { bearerToken: () => undefined });
    await without.client.get('/x');
    expect(Object.keys(without.sent().headers)).toEqual(['Accept']);
  });
});

describe('answers', () => {
  it('of status 204 are success without content', async () => {
    const { client } = clientThatGets(new Response(null, { status: 204 }));
    expect(await client.delete('/sites/s1')).toBeUndefined();
  });

  it('of status 202 are success, with what they say or without', async () => {
    const headers = { 'content-length': '0' };
    const { client } = clientThatGets(new Response('', { status: 202, headers }));
    expect(await client.post('/sign-up', {})).toBeUndefined();
    const { client: other } = clientThatGets(Response.json({ id: 'j1' }, { status: 202 }));
    expect(await other.post('/jobs', {})).toEqual({ id: 'j1' });
  });

  it('are not read where only their completion counts', async () => {
    const { client } = clientThatGets(new Response('no JSON', { status: 200 }));
    expect(await client.post('/sites/form/x/s1/', {}, { isAnswerIgnored: true })).toBeUndefined();
    const { client: failing } = clientThatGets(new Response('no JSON', { status: 500 }));
    const call = failing.post('/sites/form/x/s1/', {}, { isAnswerIgnored: true });
    expect(await failure(call)).toMatchObject({ status: 500 });
  });

  it('get the x-total-count header as totalCount', async () => {
    const { client } = clientThatGets(json([1, 2], { headers: { 'x-total-count': '12' } }));
    const list = await client.get<number[]>('/sites');
    expect([...list]).toEqual([1, 2]);
    expect(list.totalCount).toBe(12);
  });
});

describe('failures', () => {
  it('of status 400 and above carry status, code and message', async () => {
    const fields = [{ path: 'name', message: 'This field is required' }];
    const body = { status: 422, code: 'validation_failed', message: 'No.', fields };
    const error = await failure(clientThatGets(json(body, { status: 422 })).client.get('/x'));
    expect(error).toMatchObject(body);
  });

  it('without a readable body keep the status and have no message (C86)', async () => {
    for (const body of ['<h1>Bad gateway</h1>', '', 'null', '"text"']) {
      const error = await failure(
        clientThatGets(new Response(body, { status: 500 })).client.get('/x'),
      );
      expect(error).toMatchObject({ status: 500, code: 'unknown', message: '' });
    }
  });

  it('of the network count as status 400 with the original message', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await failure(clientThatGets(cause).client.get('/x'));
    expect(error).toMatchObject({ status: 400, message: 'Failed to fetch', cause });
  });

  it('to parse an answer count as status 400 with the original message', async () => {
    const error = await failure(clientThatGets(new Response('<p>')).client.get('/x'));
    expect(error.status).toBe(400);
    expect(error.message).toMatch(/JSON/);
  });
});
