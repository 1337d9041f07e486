import { useEffect } from 'react';
import type { Draft } from '../../core/draft/draft';
import type { EditTarget } from '../../core/draft/history';
import { recordFields } from '../../core/draft/keys';
import { announce } from '../ui/announce';
import { say } from '../words/say';
import { pathAsName, placeName } from './place-name';
import { revealTarget } from './reveal';
import { setUi, useUi } from './ui-state';

/** Tells what was undone or redone, and leads to where it was. */
export function useShowStep(draft: Draft, canvas: Document | null): void {
  const step = useUi((ui) => ui.step);
  useEffect(() => {
    if (step === null) return;
    setUi({ step: null });
    announce(stepSentence(step.kind, stepName(draft, step.target)));
    revealTarget(canvas, step.target);
  }, [step, draft, canvas]);
}

function stepSentence(kind: 'undo' | 'redo', name: string | undefined): string {
  if (name === undefined) return kind === 'undo' ? say('Undone') : say('Done again');
  return kind === 'undo' ? say('Undone: {name}', { name }) : say('Done again: {name}', { name });
}

/** What a step concerned, where that has a name. */
export function stepName(draft: Draft, { record, path, was }: EditTarget): string | undefined {
  if (was !== undefined && record.startsWith('page:'))
    return say('Page “{title}”', { title: pathAsName(was) });
  if (was !== undefined) return say(draft.catalogue.get(was)?.label ?? was);
  const isKnown = draft.placeOf(record) !== undefined || recordFields(record) !== undefined;
  return isKnown ? placeName(draft, [record, ...path].join('.')) : undefined;
}
