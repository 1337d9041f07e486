import type { TestApp } from './test-app';

/** A published site and the ways to it: its owner's API, and what visitors send from its own host. */
export interface VisitorSite {
  id: string;
  hash: string;
  slug: string;
  host: string;
}

/** Makes a site that mails its messages, published; of another account where one is named. */
export async function publishSite(
  server: TestApp,
  edits: object[] = [],
  account?: string,
): Promise<VisitorSite> {
  const { body } = await ownerCall(server, 'POST', '/sites', { name: 'Forms' }, account);
  const site = body as { id: string; hash: string; slug: string };
  const contact = { edit: 'setSettings', values: { contactEmail: 'shop@x.example' } };
  const first = { edits: [contact, ...edits] };
  await ownerCall(server, 'POST', `/sites/${site.id}/draft/edits`, first, account);
  await ownerCall(server, 'POST', `/sites/${site.id}/publish`, undefined, account);
  return { ...site, host: `${site.slug}.localhost:4210` };
}

/** A call of the API by the site's owner, or by another account. */
export async function ownerCall(
  server: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  account?: string,
) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await server.cookieOf(account) },
    ...(payload ? { payload } : {}),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    body: isJson ? answer.json() : null,
  };
}

/** What a visitor's browser posts with script. */
export async function visitorPost(
  server: TestApp,
  site: VisitorSite,
  call: string,
  payload: object,
  headers: Record<string, string> = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/sites/${call}/${site.id}/`,
    headers: { host: site.host, ...headers },
    payload,
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body === '' ? null : answer.json(),
  };
}
