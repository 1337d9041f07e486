import { AppError } from '../../core/errors';
import { MEDIA_TITLE_MAX_CHARACTERS } from '../../core/limits';

/** A name of a file as people see it: the last part of a path, on one line. */
export function titleOf(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Characters that turn the direction of writing make an ending look like another one.
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const line = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();
  return [...line].slice(0, MEDIA_TITLE_MAX_CHARACTERS).join('') || 'file';
}

/** The title of a file that comes in. @throws AppError 422 for a name that leads out of its folder */
export function titleOfIncoming(name: string): string {
  const title = titleOf(name);
  if (!name.split(/[/\\]/).includes('..')) return title;
  const message = `${title} has a name that leads out of its folder. Give it another one.`;
  throw new AppError('validation_failed', message, { fields: [{ path: 'file', message }] });
}
