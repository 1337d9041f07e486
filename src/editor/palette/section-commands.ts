import { readLook } from '../../core/draft/read-look';
import type { EditableDraft } from '../editing/editing-context';
import {
  duplicateShown,
  isOnlyOne,
  removeShown,
  sectionLabel,
  setHidden,
  stepSection,
} from '../tools/section-actions';
import { setUi } from '../workspace/ui-state';
import { say, term } from '../words/say';
import type { Command } from './find-commands';

/** What the palette can do with the section that is selected. */
export function sectionCommands(draft: EditableDraft, id: string, canvas: Document): Command[] {
  const isHidden = readLook(draft.draft, id).status === 'hidden';
  const command = (name: string, label: string, words: string, run: () => void): Command => ({
    id: `selected ${name}`,
    group: term('Selected section'),
    label,
    note: sectionLabel(draft, id),
    words,
    run,
  });
  const words = say('section');
  return [
    ...(isOnlyOne(draft, id)
      ? []
      : [command('copy', say('Duplicate'), words, () => duplicateShown(draft, id, canvas))]),
    command('up', say('Move up'), words, () => stepSection(draft, id, -1)),
    command('down', say('Move down'), words, () => stepSection(draft, id, 1)),
    command('hide', isHidden ? say('Show') : say('Hide'), words, () =>
      setHidden(draft, id, !isHidden),
    ),
    command('remove', say('Delete'), words, () => removeShown(draft, id, canvas)),
    command('settings', say('Settings'), say('section colour dark light orientation'), () =>
      setUi({ settingsOf: id }),
    ),
  ];
}
