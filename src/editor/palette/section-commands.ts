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
  const command = (name: string, label: string, run: () => void, words = ''): Command => ({
    id: `selected ${name}`,
    group: term('Selected section'),
    label,
    note: sectionLabel(draft, id),
    words,
    run,
  });
  return [
    ...(isOnlyOne(draft, id)
      ? []
      : [command('copy', say('Duplicate'), () => duplicateShown(draft, id, canvas))]),
    command('up', say('Move up'), () => stepSection(draft, id, -1)),
    command('down', say('Move down'), () => stepSection(draft, id, 1)),
    command('hide', isHidden ? say('Show') : say('Hide'), () => setHidden(draft, id, !isHidden)),
    command('remove', say('Delete'), () => removeShown(draft, id, canvas)),
    command(
      'settings',
      say('Settings'),
      () => setUi({ settingsOf: id }),
      say('colour dark light orientation'),
    ),
  ];
}
