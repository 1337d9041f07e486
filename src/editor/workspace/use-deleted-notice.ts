import { useEffect } from 'react';
import { editPath } from '../editing/edit-path';
import type { LiveDraft } from '../live/live-draft';
import { isOwnEdit } from './safe-draft';
import { setUi, useUi } from './ui-state';
import { say } from '../words/say';

/** Says so when somebody else deletes what one is at: the page, the section that is selected, the item one writes in. */
export function useDeletedNotice(live: LiveDraft, pageId: string): void {
  useEffect(() => {
    const { draft, store, people } = live;
    /** What one is at, from the page inwards, with its name: once it is gone it can't be asked for it any more. */
    let at = placesOf(live, pageId);
    const follow = () => {
      at = placesOf(live, pageId);
    };
    const check = () => {
      const gone = at.find(({ key }) => draft.placeOf(key) === undefined);
      if (gone === undefined) return;
      follow();
      if (isOwnEdit()) return;
      const person = people.others().find(({ removed }) => removed === editPath(gone.key));
      setUi({
        notice:
          person === undefined
            ? say('{name} was deleted by somebody else.', { name: gone.name })
            : say('{name} was deleted by {person}.', { name: gone.name, person: person.name }),
        ...(gone.key === useUi.getState().selected ? { selected: null } : {}),
      });
    };
    const ends = [store.subscribeAll(check), useUi.subscribe(follow)];
    return () => ends.forEach((end) => end());
  }, [live, pageId]);
}

interface At {
  key: string;
  name: string;
}

function placesOf({ draft, store }: LiveDraft, pageId: string): At[] {
  const { selected, text } = useUi.getState();
  const at: At[] = [];
  const path = store.value(`page:${pageId}/path`);
  if (pageId !== '')
    at.push({ key: `page:${pageId}`, name: say('The page {path}', { path: String(path ?? '/') }) });
  if (selected !== null) {
    const section = draft.placeOf(selected)?.section ?? '';
    at.push({
      key: selected,
      name: say('“{name}”', { name: say(draft.catalogue.get(section)?.label ?? section) }),
    });
  }
  const item = text?.state.isFocused === true ? text.key.lastIndexOf('/') : -1;
  const key = text?.key.slice(0, item) ?? '';
  if (item > 0 && key.includes('/#')) at.push({ key, name: say('What you were writing in') });
  return at.filter((one) => draft.placeOf(one.key) !== undefined);
}
