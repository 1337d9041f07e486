import { siteEdit } from '../../core/draft/edits/site-edits';
import { Link, navigate } from '../app/navigation';
import { Copy, EyeOff, Settings2, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useChildIds, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { announce } from '../ui/announce';
import { Button, IconButton } from '../ui/button';
import { LargeDialog } from '../ui/dialog';
import { focusRow } from '../ui/focus-row';
import { SortableRow, SortableRows } from '../ui/sortable-rows';
import { setUi, useUi } from '../workspace/ui-state';
import { pageName } from '../workspace/place-name';
import type { PanelProps } from '../workspace/rail';
import { AddPage } from './add-page';
import { PageSettings } from './page-settings';
import { usePageName } from './use-page-name';
import { say } from '../words/say';
import styles from './panels.module.css';

/** Of another page nothing is chosen yet. */
const NOTHING_CHOSEN = { selected: null, hovered: null, item: null, text: null } as const;

/** The site's pages: open, add, put in order, copy, remove; and the settings of one of them. */
export function PagesPanel({ site, pageId }: PanelProps) {
  const { draft, mayEdit } = useEditing();
  const { store } = draft;
  const pages = useChildIds(store, 'pages');
  const settingsOf = useUi((ui) => ui.pageSettings);
  const list = useRef<HTMLDivElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [form, setForm] = useState(0);
  if (settingsOf !== null && pages.includes(settingsOf)) {
    return <PageSettings key={settingsOf} page={settingsOf} site={site} />;
  }
  const handleAdd = () => {
    // A new form, also where the last one is still fading with what was sent in it.
    setForm(form + 1);
    setIsAdding(true);
  };
  const pathOf = (id: string) => String(store.value(`page:${id}/path`) ?? '/');
  return (
    <div className={`${styles['panel']} ${styles['list']}`} ref={list}>
      <SortableRows
        ids={pages}
        className={styles['rows']}
        nameOf={pathOf}
        onMove={(page, index) => draft.edit(siteEdit({ edit: 'movePage', page, index }))}
      >
        {pages.map((id, index) => (
          <PageRow
            key={id}
            onRemoved={() => focusRow(list.current, index)}
            {...{ id, siteId: site.id, mayEdit }}
            isOpen={id === pageId}
            isLast={pages.length === 1}
          />
        ))}
      </SortableRows>
      {mayEdit && (
        <div className={styles['end']}>
          <Button onPress={handleAdd}>{say('Add page')}</Button>
        </div>
      )}
      <LargeDialog title={say('Add a page')} isOpen={isAdding} onOpenChange={setIsAdding}>
        <AddPage key={form} siteId={site.id} pageId={pageId} onDone={() => setIsAdding(false)} />
      </LargeDialog>
    </div>
  );
}

function PageRow(props: {
  id: string;
  siteId: string;
  isOpen: boolean;
  isLast: boolean;
  mayEdit: boolean;
  onRemoved: () => void;
}) {
  const { id, siteId, isOpen, isLast, mayEdit, onRemoved } = props;
  const { draft } = useEditing();
  const path = String(useDraftValue(draft.store, `page:${id}/path`) ?? '/');
  const isHidden = useDraftValue(draft.store, `page:${id}/meta/isHidden`) === true;
  const name = usePageName(id);
  const copy = () => {
    const { id: pageId = id, leftOut = [] } = draft.edit(
      siteEdit({ edit: 'duplicatePage', page: id }),
    );
    setUi(NOTHING_CHOSEN);
    navigate({ to: '/sites/$siteId/pages/$pageId', params: { siteId, pageId } });
    announce(say('Page {title} added', { title: pageName(draft.draft, pageId) }));
    if (leftOut.length > 0)
      setUi({
        notice: say('Left out, once per site: {names}', {
          names: leftOut.map((one) => say(one)).join(', '),
        }),
      });
  };
  const remove = () => {
    if (path === '/') {
      return setUi({
        notice: say('Visitors land on the home page. Make another page the home page first.'),
      });
    }
    draft.edit(siteEdit({ edit: 'removePage', page: id }));
    setUi({ undoable: say('{name} is deleted.', { name }), selected: null });
    onRemoved();
  };
  return (
    <SortableRow
      id={id}
      name={path}
      className={styles['row']}
      isCurrent={isOpen}
      isDisabled={!mayEdit}
    >
      <Link
        to="/sites/$siteId/pages/$pageId"
        params={{ siteId, pageId: id }}
        className={styles['open']}
        data-row=""
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => setUi(NOTHING_CHOSEN)}
      >
        <span dir="auto">{name}</span>
        <small>
          {path}
          {isHidden && <EyeOff aria-label={say('Hidden from search engines')} />}
        </small>
      </Link>
      {mayEdit && (
        <span className={styles['actions']}>
          <IconButton
            label={say('Settings of {path}', { path })}
            onPress={() => setUi({ pageSettings: id })}
          >
            <Settings2 />
          </IconButton>
          <IconButton label={say('Duplicate {path}', { path })} isOnce onPress={copy}>
            <Copy />
          </IconButton>
          <IconButton
            label={say('Delete {path}', { path })}
            isOnce
            isDisabled={isLast}
            onPress={remove}
          >
            <Trash2 />
          </IconButton>
        </span>
      )}
    </SortableRow>
  );
}
