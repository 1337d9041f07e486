/** Signing in and out. */
import { queryClient } from '../app/queries';
import { api } from '../app/api';
import { forgetSharedEditing } from '../app/shared-editing';

/** Starts a session: the server sets its cookie. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  await api.post('/auth/sign-in/email', credentials);
  forgetSharedEditing();
  await queryClient.resetQueries();
}

/** Ends the session, and forgets all that it had shown. */
export async function signOut(): Promise<void> {
  await api.post('/auth/sign-out', {});
  await queryClient.resetQueries();
}
