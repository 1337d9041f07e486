import type { Draft } from './draft';

/** The version of its section that wrote a component. */
export function versionOf(draft: Draft, id: string): number {
  const version = draft.values.get(`${id}/$version`);
  return typeof version === 'number' ? version : 1;
}
