import type { TestApp } from './test-app';

/**
 * Calls the HTTP API as the owner.
 * @param options.signedInAt the process whose session it is, where the installation has several
 */
export async function callApi(
  server: TestApp,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  { payload, signedInAt = server }: { payload?: object | undefined; signedInAt?: TestApp } = {},
) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { cookie: await signedInAt.cookieOf() },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}
