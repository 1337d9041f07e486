import { catalogue } from './german/catalogue';
import { dashboard } from './german/dashboard';
import { editor } from './german/editor';
import { messages as answers } from './german/messages';
import type { Messages } from './say';

/** German, by the English texts in the code. Each text stands in one of its parts. */
export const parts: Readonly<Record<string, Messages>> = { editor, catalogue, answers, dashboard };

export const messages: Messages = { ...editor, ...catalogue, ...answers, ...dashboard };
