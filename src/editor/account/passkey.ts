/** Making and using passkeys: the browser's part, loaded when somebody wants one. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../../core/api/client';
import { messageOf } from '../app/api';
import { say, term } from '../words/say';

/** Whether this browser knows them, here: they need https, or this machine. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Makes one by the server's options. */
export async function makePasskey(options: Record<string, unknown>): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // The server's library made them for this function.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON });
}

/** Answers the server's challenge with one. Who holds the device is always asked: it stands for both factors. */
export async function answerWithPasskey(options: Record<string, unknown>): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = {
    ...(options as unknown as PublicKeyCredentialRequestOptionsJSON),
    userVerification: 'required' as const,
  };
  return startAuthentication({ optionsJSON });
}

const WORDS: Record<string, string> = {
  NotAllowedError: term('No passkey was used. Try again when you are ready.'),
  AbortError: term('No passkey was used. Try again when you are ready.'),
  InvalidStateError: term('This device has a passkey for your account already.'),
  SecurityError: term(
    'Passkeys work only at the builder’s own address, not at another name of it.',
  ),
};

/** What to tell people about a failure: the browser's own words are for programmers. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError) return messageOf(error);
  const words = error instanceof Error ? WORDS[error.name] : undefined;
  return words === undefined ? messageOf(error) : say(words);
}
