import { SECTION_COLOR_MODES } from '../catalogue/section';
import type { Component } from '../document/document';
import type { Draft } from './draft';

/** The keys of a component's own settings. */
export function lookKeys(id: string): string[] {
  return [`${id}/$colorMode`, `${id}/$orientation`, `${id}/$status`];
}

/** A component's own settings: colour mode, orientation, status. */
export function readLook(
  draft: Draft,
  id: string,
): Pick<Component, 'colorMode' | 'orientation' | 'status'> {
  return {
    colorMode: oneOf(SECTION_COLOR_MODES, draft.values.get(`${id}/$colorMode`), ''),
    orientation: oneOf(['LEFT', 'RIGHT', ''] as const, draft.values.get(`${id}/$orientation`), ''),
    status: oneOf(['published', 'hidden'] as const, draft.values.get(`${id}/$status`), 'published'),
  };
}

/** A stored value where it is one of those allowed. */
export function oneOf<Value extends string>(
  allowed: readonly Value[],
  value: unknown,
  otherwise: Value,
): Value {
  return allowed.includes(value as Value) ? (value as Value) : otherwise;
}
