import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Has the library of components say its own words (how to drag by keyboard, what a list holds) in the interface's language. */
export function ComponentLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.lang}>{children}</I18nProvider>;
}
