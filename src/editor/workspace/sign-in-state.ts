/** Signing in without leaving the page that one writes on. */
import { create } from 'zustand';

interface SignInState {
  isOpen: boolean;
  /** E-mail of whoever was signed in last: that session is to go on. */
  email: string;
}

export const useSignIn = create<SignInState>(() => ({ isOpen: false, email: '' }));

export const setSignIn = (change: Partial<SignInState>): void => useSignIn.setState(change);
