import { cutText } from '../../core/text/cut-text';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { ALT_MAX_CHARACTERS } from '../../core/limits';
import type { MediaAnswer, MediaPlace, MediaUses } from '../../core/api/media';
import { mediaFields } from '../../core/document/records';
import { api, messageOf } from '../app/api';
import { useDraftText } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { TypedValue } from '../inspector/value-control';
import type { SendProgress } from '../media/send-file';
import { uploadFile } from '../media/upload-file';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { Notice, Skeleton } from '../ui/notice';
import { pageName, placeName } from '../workspace/place-name';
import type { PanelProps } from '../workspace/rail';
import { useShowPlace } from '../workspace/show-place';
import { DraftTextField } from './draft-text-field';
import { bytesAsWords, durationAsWords } from './file-size';
import { ACCEPTED_PICTURES } from './media';
import { useMediaChanged, useMediaFile, useMediaUses } from './media-library';
import { formatPercent } from '../words/format';
import { say, sayCount, term } from '../words/say';
import styles from './media.module.css';

/** One file: what it is, what it is called, where it stands, and another in its place. */
export function MediaFile(props: PanelProps & { id: string; onClose: () => void }) {
  const { site, id, onClose } = props;
  const { mayEdit } = useEditing();
  const file = useMediaFile(site.id, id);
  const uses = useMediaUses(site.id, id);
  return (
    <fieldset className={styles['panel']} disabled={!mayEdit}>
      <div className={styles['back']}>
        <Button variant="quiet" onPress={onClose}>
          <ArrowLeft />
          {say('All files')}
        </Button>
      </div>
      {file.error !== null && <Notice>{messageOf(file.error)}</Notice>}
      {file.data === undefined ? (
        <Skeleton height={160} />
      ) : (
        <>
          <Preview file={file.data} />
          <Words siteId={site.id} file={file.data} />
          <Uses {...props} uses={uses.data} />
          {mayEdit && (
            <Actions siteId={site.id} file={file.data} uses={uses.data} onClose={onClose} />
          )}
        </>
      )}
    </fieldset>
  );
}

function Preview({ file }: { file: MediaAnswer }) {
  const { kind, url, variants, width, height, duration, type, bytes, status } = file;
  return (
    <div className={styles['preview']}>
      {kind === 'image' && (
        <img src={variants.medium?.webp ?? variants.medium?.fallback ?? url} alt="" />
      )}
      {kind === 'video' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a preview without words of its own
        <video
          src={url}
          controls
          preload="metadata"
          {...(width !== null && height !== null ? { width, height } : {})}
        />
      )}
      <p className={styles['muted']}>
        {[
          (url.split('.').at(-1) ?? type).toUpperCase(),
          width !== null && height !== null ? say('{width} × {height} px', { width, height }) : '',
          duration === undefined ? '' : durationAsWords(duration),
          bytesAsWords(bytes),
          status === 'processing' ? say('being made ready') : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {status === 'failed' && (
        <Notice>{say('This file could not be made ready. Replace it, or delete it.')}</Notice>
      )}
      <a href={url} target="_blank" rel="noopener">
        {say('Open the file')}
      </a>
    </div>
  );
}

function Words({ siteId, file }: { siteId: string; file: MediaAnswer }) {
  const { draft, language } = useEditing();
  const changed = useMediaChanged(siteId);
  const { mutate, error } = useMutation({
    mutationFn: (values: { name?: string; alt?: string }) =>
      api.patch<MediaAnswer>(`/sites/${siteId}/media/${file.id}`, values),
    onSuccess: changed,
  });
  const record = `media:${file.id}`;
  const written = useDraftText(draft.store, `${record}/alt`);
  const isStored = language === undefined && !written && file.alt !== '';
  return (
    <>
      {error !== null && <Notice>{messageOf(error)}</Notice>}
      <TypedValue
        key={file.name}
        label={say('Title')}
        value={file.name}
        problemOf={(value) => (value === '' ? say('Give the file a title.') : undefined)}
        onChange={(name) => mutate({ name })}
      />
      {file.kind === 'image' &&
        (isStored ? (
          // What the library says by itself; the site's own words begin with it.
          <Field
            label={say('Alternative text')}
            lines="many"
            value={file.alt}
            onChange={(text) => {
              if (text === '') mutate({ alt: '' });
              else
                draft.edit({
                  edit: 'setText',
                  scope: record,
                  path: ['alt'],
                  text: cutText(text, ALT_MAX_CHARACTERS),
                });
            }}
          />
        ) : (
          <DraftTextField
            {...{ record }}
            path={['alt']}
            meta={mediaFields.alt.meta.kind === 'text' ? mediaFields.alt.meta : ALT_META}
            isMultiline
            hint={say('What the picture shows, for people who can’t see it.')}
          />
        ))}
    </>
  );
}

const ALT_META = {
  kind: 'text',
  label: term('Alternative text'),
  max: ALT_MAX_CHARACTERS,
  required: 'never',
} as const;

function Uses(props: PanelProps & { uses: MediaUses | undefined }) {
  const { site, canvas, uses } = props;
  const { draft } = useEditing();
  const show = useShowPlace(site.id, canvas);
  if (uses === undefined) return <Skeleton height={32} />;
  const isGoneFromDraft = uses.draft.length === 0 && uses.published.length > 0;
  return (
    <section className={styles['uses']} aria-label={say('Used in')}>
      <h3>{say('Used in')}</h3>
      {uses.draft.length === 0 && (
        <p className={styles['muted']}>
          {isGoneFromDraft ? say('Only in what is published.') : say('Not used anywhere.')}
        </p>
      )}
      <ul>
        {uses.draft.map((place) => {
          const record = recordOf(place);
          const path = [record, ...place.path].join('.');
          return (
            <li key={path}>
              <button
                type="button"
                className={styles['use']}
                onClick={() => show({ record, path: place.path, page: place.page?.id })}
              >
                {placeName(draft.draft, path)}
                {place.page !== null && <small>{pageName(draft.draft, place.page.id)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function recordOf({ component, scope, page }: MediaPlace): string {
  return component ?? scope ?? (page === null ? 'settings' : `page:${page.id}`);
}

function replacing(progress: SendProgress | null): string {
  if (progress === null || progress.share === 1) return say('Replacing…');
  if (progress.isWaiting) return say('Replacing… connection lost');
  return say('Replacing… {percent}', { percent: formatPercent(progress.share) });
}

function Actions(props: {
  siteId: string;
  file: MediaAnswer;
  uses: MediaUses | undefined;
  onClose: () => void;
}) {
  const { siteId, file, uses, onClose } = props;
  const changed = useMediaChanged(siteId);
  const [isAsking, setIsAsking] = useState(false);
  const [progress, setProgress] = useState<SendProgress | null>(null);
  const control = useRef<AbortController | null>(null);
  const replace = useMutation({
    mutationFn: async (other: File) => {
      const { signal } = (control.current = new AbortController());
      const replaces = file.id;
      await uploadFile({ siteId, file: other, signal, onProgress: setProgress, replaces }).catch(
        (error: unknown) => {
          if (!signal.aborted) throw error;
        },
      );
    },
    onSuccess: changed,
    onSettled: () => setProgress(null),
  });
  const remove = useMutation({
    mutationFn: () => api.delete(`/sites/${siteId}/media/${file.id}`, { query: { force: isUsed } }),
    onSuccess: async () => {
      onClose();
      await changed();
    },
  });
  const count = uses?.draft.length ?? 0;
  const isUsed = count > 0 || (uses?.published.length ?? 0) > 0;
  const failure = replace.error ?? remove.error;
  return (
    <>
      {failure !== null && <Notice>{messageOf(failure)}</Notice>}
      <div className={styles['buttons']}>
        <FileTrigger
          acceptedFileTypes={file.kind === 'image' ? ACCEPTED_PICTURES : [file.type]}
          onSelect={(files) => {
            const [other] = files ?? [];
            if (other) replace.mutate(other);
          }}
        >
          <Button isDisabled={replace.isPending}>
            {replace.isPending ? replacing(progress) : say('Replace')}
          </Button>
        </FileTrigger>
        {replace.isPending && progress !== null && progress.share < 1 && (
          <Button variant="quiet" onPress={() => control.current?.abort()}>
            {say('Cancel')}
          </Button>
        )}
        <Button
          variant="danger"
          isDisabled={uses === undefined || remove.isPending}
          onPress={() => setIsAsking(true)}
        >
          {say('Delete')}
        </Button>
      </div>
      <Confirm
        title={say('Delete {name}?', { name: file.name })}
        action={isUsed ? say('Delete anyway') : say('Delete')}
        isDangerous
        isOpen={isAsking}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      >
        {isUsed ? (
          <p>
            {count > 0 &&
              sayCount(count, {
                one: 'It stands in one place, which will be empty.',
                other: 'It stands in {count} places, which will be empty.',
              })}{' '}
            {say('What is published goes on showing it until the next publish.')}
          </p>
        ) : (
          <p>{say('Nothing uses it. This can’t be undone.')}</p>
        )}
      </Confirm>
    </>
  );
}
