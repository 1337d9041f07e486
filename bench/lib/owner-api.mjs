const ACCOUNT = { email: 'owner@plinth.example', password: 'correct horse battery' };

/** Settings that make the owner's account at the start. */
export const OWNER_ENV = { OWNER_EMAIL: ACCOUNT.email, OWNER_PASSWORD: ACCOUNT.password };

/** The API as an owner's script uses it: `call(method, path, body)`. */
export async function ownerApi({ port }) {
  const origin = `http://localhost:${port}`;
  const send = async (method, path, body, headers) => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer;
  };
  const signedIn = await send('POST', '/auth/sign-in/email', ACCOUNT, { origin });
  const authorization = `Bearer ${signedIn.headers.get('set-auth-token')}`;
  return async (method, path, body) => (await send(method, path, body, { authorization })).json();
}
