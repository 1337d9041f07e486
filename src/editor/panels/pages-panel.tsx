import { Link, navigate } from '../app/navigation';
import { Copy, EyeOff, Settings2, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { normalisePath, slugFrom } from '../../core/paths/page-path';
import { useChildIds, useDraftText, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button, IconButton } from '../ui/button';
import { Field } from '../ui/field';
import { SortableRow, SortableRows } from '../ui/sortable-rows';
import { setUi, useUi } from '../workspace/ui-state';
import type { PanelProps } from '../workspace/rail';
import { usePathProblem } from './page-path';
import { PageSettings } from './page-settings';
import styles from './panels.module.css';

/** The site's pages: open, add, put in order, copy, remove; and the settings of one of them. */
export function PagesPanel({ site, pageId }: PanelProps) {
  const { draft, mayEdit } = useEditing();
  const { store } = draft;
  const pages = useChildIds(store, 'pages');
  const settingsOf = useUi((ui) => ui.pageSettings);
  if (settingsOf !== null && pages.includes(settingsOf)) {
    return <PageSettings key={settingsOf} page={settingsOf} site={site} />;
  }
  const pathOf = (id: string) => String(store.value(`page:${id}/path`) ?? '/');
  return (
    <div className={styles['panel']}>
      <SortableRows
        ids={pages}
        className={styles['rows']}
        nameOf={pathOf}
        onMove={(page, index) => draft.edit({ edit: 'movePage', page, index })}
      >
        {pages.map((id) => (
          <PageRow
            key={id}
            {...{ id, siteId: site.id, mayEdit }}
            isOpen={id === pageId}
            next={id === pageId ? pages.find((other) => other !== id) : undefined}
            isLast={pages.length === 1}
          />
        ))}
      </SortableRows>
      {mayEdit && <AddPage siteId={site.id} pageId={pageId} />}
    </div>
  );
}

function PageRow(props: {
  id: string;
  siteId: string;
  isOpen: boolean;
  isLast: boolean;
  /** The page to open when this one, open now, is removed. */
  next: string | undefined;
  mayEdit: boolean;
}) {
  const { id, siteId, isOpen, isLast, next, mayEdit } = props;
  const { draft } = useEditing();
  const path = String(useDraftValue(draft.store, `page:${id}/path`) ?? '/');
  const isHidden = useDraftValue(draft.store, `page:${id}/meta/isHidden`) === true;
  const title = useDraftText(draft.store, `page:${id}/meta/title`)?.trim() ?? '';
  const name = title || (path === '/' ? 'Home' : path);
  const copy = () => {
    const { leftOut = [] } = draft.edit({ edit: 'duplicatePage', page: id });
    if (leftOut.length > 0) setUi({ notice: `Left out, once per site: ${leftOut.join(', ')}` });
  };
  const remove = () => {
    if (next !== undefined) {
      navigate({ to: '/sites/$siteId/pages/$pageId', params: { siteId, pageId: next } });
    }
    draft.edit({ edit: 'removePage', page: id });
    setUi({ undoable: `${name} is deleted.`, selected: null });
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
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => setUi({ selected: null, hovered: null, item: null, text: null })}
      >
        <span dir="auto">{name}</span>
        <small>
          {path}
          {isHidden && <EyeOff aria-label="Hidden from search engines" />}
        </small>
      </Link>
      {mayEdit && (
        <span className={styles['actions']}>
          <IconButton label={`Settings of ${path}`} onPress={() => setUi({ pageSettings: id })}>
            <Settings2 />
          </IconButton>
          <IconButton label={`Duplicate ${path}`} onPress={copy}>
            <Copy />
          </IconButton>
          <IconButton label={`Delete ${path}`} isDisabled={isLast} onPress={remove}>
            <Trash2 />
          </IconButton>
        </span>
      )}
    </SortableRow>
  );
}

/** A new page: its title gives its path until one is typed. */
function AddPage({ siteId, pageId }: { siteId: string; pageId: string }) {
  const { draft } = useEditing();
  const problemOf = usePathProblem();
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [start, setStart] = useState('');
  if (!isOpen) return <Button onPress={() => setIsOpen(true)}>Add page</Button>;
  const path = typed ?? (title.trim() === '' ? '' : `/${slugFrom(title)}`);
  const problem = path === '' ? undefined : problemOf(path);
  const close = () => {
    setIsOpen(false);
    setTitle('');
    setTyped(null);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== undefined || path === '') return;
    const values = { path: normalisePath(path) };
    const { id, leftOut = [] } = draft.edit(
      start === ''
        ? { edit: 'addPage', values: { ...values, meta: { title: title.trim() } } }
        : { edit: 'duplicatePage', page: start, values },
    );
    if (id === undefined) return;
    if (start !== '' && title.trim() !== '') {
      draft.edit({ edit: 'setPage', page: id, values: { meta: { title: title.trim() } } });
    }
    if (leftOut.length > 0) setUi({ notice: `Left out, once per site: ${leftOut.join(', ')}` });
    close();
    setUi({ selected: null });
    navigate({ to: '/sites/$siteId/pages/$pageId', params: { siteId, pageId: id } });
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit} aria-label="New page">
      <Field label="Title" value={title} onChange={setTitle} takesFocus maxLength={120} />
      <Field
        label="Path"
        value={path}
        onChange={setTyped}
        error={problem}
        placeholder="/about"
        isRequired
      />
      <label className={styles['labelled']}>
        <span>Start with</span>
        <select
          className={styles['select']}
          value={start}
          onChange={({ target }) => setStart(target.value)}
        >
          <option value="">A blank page</option>
          <option value={pageId}>A copy of the page shown</option>
        </select>
      </label>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" isDisabled={path === '' || problem !== undefined}>
          Add page
        </Button>
        <Button variant="quiet" onPress={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
