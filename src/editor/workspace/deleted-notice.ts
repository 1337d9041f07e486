import { useEffect, useRef } from 'react';
import type { Draft } from '../../core/draft/draft';
import { editPath } from '../editing/edit-path';
import { isThere, itemChain, ownersOf } from '../editing/place-of-value';
import type { LiveDraft } from '../live/live-draft';
import { holdKeys } from '../ui/held-keys';
import { isOwnEdit } from './safe-draft';
import { setUi, useUi } from './ui-state';
import { say } from '../words/say';

/**
 * Says so when somebody else deletes what one is at: the page, or the one whose settings are open, the section that is
 * selected or has its settings open, the item one writes in, what a dialog belongs to. What was open for it closes.
 */
export function DeletedNotice(props: {
  live: Pick<LiveDraft, 'draft' | 'store' | 'people'>;
  pageId: string;
}): null {
  const { live, pageId } = props;
  /** What was told last. */
  const told = useRef({ key: '', notice: '' });
  const isFirst = useRef(true);
  useEffect(() => {
    const { draft, store, people } = live;
    /** What one is at, with its name: once it is gone it can't be asked for it any more. */
    let at = placesOf(live, pageId);
    const follow = () => {
      at = placesOf(live, pageId);
    };
    const check = () => {
      const last = told.current;
      if (last.key !== '' && draft.placeOf(last.key) !== undefined) {
        // It is back: whoever deleted it has undone that.
        if (useUi.getState().notice === last.notice) setUi({ notice: '' });
        told.current = { key: '', notice: '' };
      }
      const gone = at.find(({ key }) => draft.placeOf(key) === undefined);
      const { selected, settingsOf, pageSettings, tool } = useUi.getState();
      if (gone === undefined) {
        // A page's name may be what is being written in its settings.
        if (pageSettings !== null) follow();
        return;
      }
      if (!isOwnEdit()) {
        holdKeys();
        const person = people.others().find(({ removed }) => removed === editPath(gone.key))?.name;
        const notice = gone.hasOpenSettings
          ? settingsNotice(gone.name, person)
          : deletedNotice(gone.name, person);
        told.current = { key: gone.key, notice };
        const isToolGone = tool !== null && !isThere(draft, tool.key);
        setUi({
          notice,
          ...(gone.key === selected ? { selected: null } : {}),
          ...(gone.key === settingsOf ? { settingsOf: null } : {}),
          ...(isToolGone ? { tool: null } : {}),
          ...(gone.key === `page:${pageSettings}` ? { pageSettings: null } : {}),
        });
      }
      follow();
    };
    if (isFirst.current) {
      at.push(...takenBefore(draft));
      check();
    }
    isFirst.current = false;
    const ends = [store.subscribeAll(check), useUi.subscribe(follow)];
    return () => ends.forEach((end) => end());
  }, [live, pageId]);
  return null;
}

function deletedNotice(name: string, person: string | undefined): string {
  return person === undefined
    ? say('{name} was deleted by somebody else.', { name })
    : say('{name} was deleted by {person}.', { name, person });
}

/** Undoing it is up to whoever did it; what was typed until then comes back with it. */
function settingsNotice(page: string, person: string | undefined): string {
  return person === undefined
    ? say(
        'Somebody else deleted the page “{page}” while its settings were open here. Whoever it was can undo that; what you typed comes back with it.',
        { page },
      )
    : say(
        '{person} deleted the page “{page}” while its settings were open here. {person} can undo that; what you typed comes back with it.',
        { page, person },
      );
}

interface At {
  key: string;
  name: string;
  hasOpenSettings?: boolean;
}

function placesOf({ draft, store }: Pick<LiveDraft, 'draft' | 'store'>, pageId: string): At[] {
  const { selected, settingsOf, tool, text, panel, pageSettings } = useUi.getState();
  const at: At[] = [];
  const path = (page: string) => String(store.value(`page:${page}/path`) ?? '/');
  if (panel === 'pages' && pageSettings !== null) {
    const title = store.text(`page:${pageSettings}/meta/title`)?.trim();
    const name = title || path(pageSettings);
    at.push({ key: `page:${pageSettings}`, name, hasOpenSettings: true });
  }
  if (pageId !== '')
    at.push({ key: `page:${pageId}`, name: say('The page {path}', { path: path(pageId) }) });
  const owners = tool === null ? [] : ownersOf(tool.key);
  for (const key of new Set([selected, settingsOf, ...owners])) {
    if (key === null) continue;
    if (key.includes('/')) at.push({ key, name: say('What you were changing') });
    else at.push({ key, name: sectionName(draft, key) });
  }
  const item = text?.state.isFocused === true ? itemChain(text.key).at(-1) : undefined;
  if (item !== undefined) at.push({ key: item, name: say('What you were writing in') });
  return at.filter((one) => draft.placeOf(one.key) !== undefined);
}

/**
 * One can write before this script is there: what was deleted around the text that had the caret then. It was somebody else,
 * for all that deletes comes no earlier (later-parts.ts).
 */
function takenBefore(draft: Draft): At[] {
  const { text, lastText } = useUi.getState();
  if (text !== null || lastText === '') return [];
  const key = ownersOf(lastText).find((owner) => draft.placeOf(owner) === undefined);
  return key === undefined ? [] : [{ key, name: say('What you were writing in') }];
}

function sectionName(draft: Draft, key: string): string {
  const section = draft.placeOf(key)?.section ?? '';
  return say('“{name}”', { name: say(draft.catalogue.get(section)?.label ?? section) });
}
