import { Link, useNavigate } from '@tanstack/react-router';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { normalisePath, pathRefusal, PATH_REFUSALS } from '../../core/paths/page-path';
import { pathsOf } from '../../core/draft/edits/pages';
import { useChildIds, useDraftText, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button, IconButton } from '../ui/button';
import { Field } from '../ui/field';
import { setUi } from '../workspace/ui-state';
import type { PanelProps } from '../workspace/rail';
import styles from './panels.module.css';

/** The site's pages: open, add, rename, copy, remove. */
export function PagesPanel({ site, pageId }: PanelProps) {
  const { draft, mayEdit } = useEditing();
  const pages = useChildIds(draft.store, 'pages');
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <div className={styles['panel']}>
      <ul className={styles['rows']}>
        {pages.map((id) =>
          renamed === id ? (
            <li key={id}>
              <PathForm page={id} onDone={() => setRenamed(null)} />
            </li>
          ) : (
            <PageRow
              key={id}
              {...{ id, siteId: site.id, mayEdit }}
              isOpen={id === pageId}
              isLast={pages.length === 1}
              onRename={() => setRenamed(id)}
            />
          ),
        )}
      </ul>
      {mayEdit && <AddPage siteId={site.id} />}
    </div>
  );
}

function PageRow(props: {
  id: string;
  siteId: string;
  isOpen: boolean;
  isLast: boolean;
  mayEdit: boolean;
  onRename: () => void;
}) {
  const { id, siteId, isOpen, isLast, mayEdit, onRename } = props;
  const { draft } = useEditing();
  const path = String(useDraftValue(draft.store, `page:${id}/path`) ?? '/');
  const title = useDraftText(draft.store, `page:${id}/meta/title`)?.trim() ?? '';
  const copy = () => {
    const { leftOut = [] } = draft.edit({ edit: 'duplicatePage', page: id });
    if (leftOut.length > 0) setUi({ notice: `Left out, once per site: ${leftOut.join(', ')}` });
  };
  return (
    <li className={styles['row']} data-current={isOpen ? '' : undefined}>
      <Link
        to="/sites/$siteId/pages/$pageId"
        params={{ siteId, pageId: id }}
        className={styles['open']}
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => setUi({ selected: null, hovered: null, item: null, text: null })}
      >
        <span dir="auto">{title || (path === '/' ? 'Home' : path)}</span>
        <small>{path}</small>
      </Link>
      {mayEdit && (
        <span className={styles['actions']}>
          <IconButton label={`Rename ${path}`} onPress={onRename}>
            <Pencil />
          </IconButton>
          <IconButton label={`Duplicate ${path}`} onPress={copy}>
            <Copy />
          </IconButton>
          <IconButton
            label={`Delete ${path}`}
            isDisabled={isLast}
            onPress={() => draft.edit({ edit: 'removePage', page: id })}
          >
            <Trash2 />
          </IconButton>
        </span>
      )}
    </li>
  );
}

/** What is wrong with a path; nothing where it can be taken. */
function usePathProblem(path: string, page?: string): string | undefined {
  const { draft } = useEditing();
  const reason = pathRefusal(normalisePath(path), {
    otherPaths: pathsOf(draft.draft, page),
    languageCodes: draft.draft.languageCodes(),
  });
  return reason === undefined ? undefined : PATH_REFUSALS[reason];
}

function PathForm({ page, onDone }: { page: string; onDone: () => void }) {
  const { draft } = useEditing();
  const { store } = draft;
  const [path, setPath] = useState(String(store.value(`page:${page}/path`) ?? '/'));
  const [title, setTitle] = useState(store.text(`page:${page}/meta/title`) ?? '');
  const problem = usePathProblem(path, page);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== undefined) return;
    draft.edit({ edit: 'setPage', page, values: { path: normalisePath(path), meta: { title } } });
    onDone();
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <Field label="Title" value={title} onChange={setTitle} takesFocus />
      <Field label="Path" value={path} onChange={setPath} error={problem} />
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button variant="quiet" onPress={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function AddPage({ siteId }: { siteId: string }) {
  const { draft } = useEditing();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [path, setPath] = useState('/');
  const problem = usePathProblem(path);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== undefined) return;
    const { id } = draft.edit({ edit: 'addPage', values: { path: normalisePath(path) } });
    if (id === undefined) return;
    setIsOpen(false);
    setPath('/');
    setUi({ selected: null });
    void navigate({ to: '/sites/$siteId/pages/$pageId', params: { siteId, pageId: id } });
  };
  if (!isOpen) return <Button onPress={() => setIsOpen(true)}>Add page</Button>;
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <Field
        label="Path"
        value={path}
        onChange={setPath}
        error={path === '/' ? undefined : problem}
        hint="Such as /about"
        takesFocus
      />
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary">
          Add page
        </Button>
        <Button variant="quiet" onPress={() => setIsOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
