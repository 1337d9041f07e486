import { Plus } from 'lucide-react';
import { useChildIds } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/native-button';
import { say } from '../words/say';
import { setUi } from './ui-state';
import styles from './workspace.module.css';

/** Stands where a page has no section yet, and leads to the first one. */
export function EmptyPage({ pageId }: { pageId: string }) {
  const { draft, mayEdit } = useEditing();
  const sections = useChildIds(draft.store, `page:${pageId}`);
  if (sections.length > 0) return null;
  return (
    <div className={styles['empty']}>
      <h2>{say('This page is empty')}</h2>
      {mayEdit && (
        <>
          <p>{say('Choose a first section, then write in it.')}</p>
          <Button variant="primary" onPress={() => setUi({ addAt: 0 })}>
            <Plus />
            {say('Choose a section')}
          </Button>
        </>
      )}
    </div>
  );
}
