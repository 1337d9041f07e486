import { useCallback } from 'react';
import type { DraftStore } from '../../core/draft/draft-store';
import { lookKeys, readLook } from '../../core/draft/read-look';
import { useDraftKeys } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { say, sayCount } from '../words/say';
import styles from './panels.module.css';

const PAGES = 'pages';

/** Says how many sections the theme's colour mode doesn't reach, and lets all of them follow it. */
export function OwnColours() {
  const { draft } = useEditing();
  const { store } = draft;
  const keys = useCallback(() => keysOf(store), [store]);
  const { own, all } = useDraftKeys(store, keys, () => readOwn(store));
  if (own.length === 0) return null;
  return (
    <div className={styles['ownColours']}>
      <p className={styles['muted']}>
        {sayCount(
          own.length,
          {
            one: '{count} of {all} sections sets its own colours.',
            other: '{count} of {all} sections set their own colours.',
          },
          { all },
        )}
      </p>
      <Button
        onPress={() =>
          draft.editAll(
            own.map((component) => ({ edit: 'setSection', component, values: { colorMode: '' } })),
          )
        }
      >
        {say('Let all follow the theme')}
      </Button>
    </div>
  );
}

function sectionIds({ draft }: DraftStore): string[] {
  return draft
    .childrenOf(PAGES)
    .flatMap(([page]) => draft.childrenOf(`page:${page}`).map(([id]) => id));
}

function keysOf(store: DraftStore): ReadonlySet<string> {
  const pages = store.draft.childrenOf(PAGES).map(([page]) => `page:${page}`);
  return new Set([PAGES, ...pages, ...sectionIds(store).flatMap(lookKeys)]);
}

function readOwn(store: DraftStore) {
  const ids = sectionIds(store);
  return {
    own: ids.filter((id) => readLook(store.draft, id).colorMode !== ''),
    all: ids.length,
  };
}
