/** Signing in and out. */
import { queryClient } from '../app/queries';
import { api } from '../app/api';
import { forgetSharedEditing } from '../app/shared-editing';
import { answerWithPasskey } from './passkey';

/** Key of what is known of an invitation's link. */
export const LINK_KEY = 'link';

/** Whether somebody is in, or has a second step before them. */
export type SignInStep = 'in' | 'code';

/** Starts a session: the server sets its cookie, unless it asks for a code first. */
export async function signIn(credentials: {
  email: string;
  password: string;
}): Promise<SignInStep> {
  const answer = await api.post<{ twoFactorRedirect?: boolean }>(
    '/auth/sign-in/email',
    credentials,
  );
  if (answer.twoFactorRedirect === true) return 'code';
  await enter();
  return 'in';
}

/** The second step: a code of the app, or one of the recovery codes. */
export async function giveCode(given: {
  code: string;
  isRecovery: boolean;
  isTrusted: boolean;
}): Promise<void> {
  const { isRecovery, isTrusted } = given;
  // Apps show a code in two halves.
  const code = isRecovery ? given.code.trim() : given.code.replace(/\s/g, '');
  const path = isRecovery ? '/auth/two-factor/verify-backup-code' : '/auth/two-factor/verify-totp';
  await api.post(path, { code, trustDevice: isTrusted });
  await enter();
}

/** Starts a session with a key on this device, or on one nearby. */
export async function signInWithPasskey(): Promise<void> {
  const options = await api.get<Record<string, unknown>>(
    '/auth/passkey/generate-authenticate-options',
  );
  const response = await answerWithPasskey(options);
  await api.post('/auth/passkey/verify-authentication', { response });
  await enter();
}

/** Ends the session, and forgets all that it had shown. */
export async function signOut(): Promise<void> {
  await api.post('/auth/sign-out', {});
  await queryClient.resetQueries();
}

async function enter(): Promise<void> {
  forgetSharedEditing();
  // What an invitation was for stays: once its account is made, its link answers no more.
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== LINK_KEY });
}
