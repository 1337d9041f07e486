import { FileText, Film } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { MediaAnswer, MediaSummary } from '../../core/api/media';
import { api, messageOf } from '../app/api';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { Toggle } from '../ui/choice';
import { Radios } from '../ui/radios';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import type { PanelProps } from '../workspace/rail';
import { bytesAsWords } from './file-size';
import { MediaFile } from './media-file';
import {
  LIBRARY_STEP,
  useLibrary,
  useMediaChanged,
  useMediaSummary,
  useUsesOfNow,
  type LibraryFilter,
} from './media-library';
import { say, sayAll, sayCount, term } from '../words/say';
import styles from './media.module.css';
import { Uploads } from './upload-list';

const KINDS = [
  ['all', term('All')],
  ['image', term('Pictures')],
  ['video', term('Videos')],
  ['document', term('Files')],
] as const;
const SORTS = [
  ['newest', term('Newest first')],
  ['oldest', term('Oldest first')],
  ['name', term('By title')],
  ['largest', term('Largest first')],
  ['smallest', term('Smallest first')],
] as const;

const ALL: LibraryFilter = { search: '', kind: 'all', sort: 'newest', isUnused: false };

/** The site's files: find, bring, and open one of them. */
export function MediaPanel(props: PanelProps) {
  const [opened, setOpened] = useState<string | null>(null);
  // Kept while one file is looked at.
  const [filter, setFilter] = useState(ALL);
  useUsesOfNow(props.live, props.site);
  if (opened !== null) {
    return <MediaFile key={opened} {...props} id={opened} onClose={() => setOpened(null)} />;
  }
  return <Library siteId={props.site.id} {...{ filter, setFilter }} onOpen={setOpened} />;
}

function Library(props: {
  siteId: string;
  filter: LibraryFilter;
  setFilter: (filter: LibraryFilter) => void;
  onOpen: (id: string) => void;
}) {
  const { siteId, filter, setFilter, onOpen } = props;
  const { mayEdit } = useEditing();
  const [limit, setLimit] = useState(LIBRARY_STEP);
  const change = (part: Partial<LibraryFilter>) => setFilter({ ...filter, ...part });
  const media = useLibrary(siteId, useDeferredValue(filter), limit);
  const summary = useMediaSummary(siteId);
  const total = media.data?.totalCount ?? media.data?.length ?? 0;
  const isFiltered = filter.search !== '' || filter.kind !== 'all' || filter.isUnused;
  return (
    <div className={styles['panel']}>
      {mayEdit && <Uploads siteId={siteId} />}
      <Field
        aria-label={say('Search files')}
        placeholder={say('Search titles and alternative texts')}
        type="search"
        value={filter.search}
        onChange={(search) => change({ search })}
      />
      <Radios
        label={say('Kind')}
        options={sayAll(KINDS)}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      <select
        className={styles['select']}
        aria-label={say('Order')}
        value={filter.sort}
        onChange={({ target }) =>
          change({ sort: SORTS.find(([sort]) => sort === target.value)?.[0] ?? 'newest' })
        }
      >
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {say(label)}
          </option>
        ))}
      </select>
      <Toggle
        label={unusedLabel(summary.data)}
        value={filter.isUnused}
        onChange={(isUnused) => change({ isUnused })}
      />
      {filter.isUnused && mayEdit && media.data !== undefined && total > 0 && (
        <DeleteUnused {...{ siteId }} files={media.data} />
      )}
      {media.error !== null && <Notice>{messageOf(media.error)}</Notice>}
      {media.data?.length === 0 && (
        <p className={styles['muted']}>
          {isFiltered
            ? say('No file fits.')
            : say('No files yet. Pictures that you upload are made ready in all sizes.')}
        </p>
      )}
      {summary.data !== undefined && (
        <p className={styles['muted']}>
          {sayCount(
            summary.data.all.files,
            {
              one: '{count} file, {bytes} with all sizes.',
              other: '{count} files, {bytes} with all sizes.',
            },
            { bytes: bytesAsWords(summary.data.all.bytes) },
          )}
        </p>
      )}
      <ul className={styles['grid']} aria-busy={media.isPending}>
        {media.isPending &&
          Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <Skeleton height={104} />
            </li>
          ))}
        {media.data?.map((file) => (
          <Tile key={file.id} file={file} onOpen={() => onOpen(file.id)} />
        ))}
      </ul>
      {total > limit && (
        <Button onPress={() => setLimit(Math.min(limit + LIBRARY_STEP, 500))}>
          {say('Show more')}
        </Button>
      )}
    </div>
  );
}

function unusedLabel(summary: MediaSummary | undefined): string {
  if (summary === undefined) return say('Only unused');
  const { files, bytes } = summary.unused;
  return files === 0
    ? say('Only unused (none)')
    : say('Only unused ({files}, {bytes})', { files, bytes: bytesAsWords(bytes) });
}

function Tile({ file, onOpen }: { file: MediaAnswer; onOpen: () => void }) {
  const { name, kind, variants, url } = file;
  return (
    <li>
      <button type="button" className={styles['tile']} onClick={onOpen}>
        <span className={styles['thumb']}>
          {kind === 'image' ? (
            <img
              src={variants.small?.webp ?? variants.small?.fallback ?? url}
              alt=""
              loading="lazy"
            />
          ) : kind === 'video' ? (
            <Film />
          ) : (
            <FileText />
          )}
        </span>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        <small>{stateOf(file)}</small>
      </button>
    </li>
  );
}

function stateOf({ kind, status, alt, uses, publishedUses = 0 }: MediaAnswer): string {
  if (status === 'failed') return say('Failed');
  if (status === 'processing') return say('Being made ready');
  if (uses === 0) return publishedUses === 0 ? say('Not used') : say('Published only');
  if (kind === 'image' && alt === '') return say('No alternative text');
  return sayCount(uses, { one: 'Used once', other: 'Used {count} times' });
}

function DeleteUnused({ siteId, files }: { siteId: string; files: readonly MediaAnswer[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState('');
  const changed = useMediaChanged(siteId);
  const remove = async () => {
    try {
      for (const { id } of files) await api.delete(`/sites/${siteId}/media/${id}`);
    } catch (failure) {
      setError(messageOf(failure));
    }
    await changed();
  };
  return (
    <>
      {error !== '' && <Notice>{error}</Notice>}
      <Button variant="danger" onPress={() => setIsOpen(true)}>
        {sayCount(files.length, { one: 'Delete this file', other: 'Delete these {count} files' })}
      </Button>
      <Confirm
        title={sayCount(files.length, {
          one: 'Delete {count} file?',
          other: 'Delete {count} files?',
        })}
        action={say('Delete')}
        isDangerous
        isOpen={isOpen}
        onConfirm={() => void remove()}
        onClose={() => setIsOpen(false)}
      >
        <p>
          {say(
            'Neither the draft nor the published site uses them. Earlier releases that show them keep what they need. This can’t be undone.',
          )}
        </p>
      </Confirm>
    </>
  );
}
