import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { RotateCcw, Upload, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import {
  addUploads,
  dropUpload,
  resumeUploads,
  retryUpload,
  useLibraryUploads,
  type LibraryUpload,
} from '../media/library-uploads';
import { Button, IconButton } from '../ui/button';
import { Notice } from '../ui/notice';
import { bytesAsWords } from './file-size';
import { formatPercent } from '../words/format';
import { say } from '../words/say';
import styles from './media.module.css';

/** Brings files: chosen, dropped or pasted; each says how far it is, and can be called off. */
export function Uploads({ siteId }: { siteId: string }) {
  const client = useQueryClient();
  const all = useLibraryUploads(({ uploads }) => uploads);
  const uploads = all.filter((upload) => upload.siteId === siteId);
  const isOver = useFilesOf(siteId, client);
  return (
    <>
      <div className={styles['drop']} data-drop-target={isOver ? '' : undefined}>
        <FileTrigger
          allowsMultiple
          onSelect={(files) => addUploads(siteId, [...(files ?? [])], client)}
        >
          <Button>
            <Upload />
            {say('Upload files')}
          </Button>
        </FileTrigger>
        <span className={styles['muted']}>{say('or drop or paste them here')}</span>
      </div>
      {uploads.length > 0 && (
        <ul className={styles['uploads']} aria-label={say('Uploads')}>
          {uploads.map((upload) => (
            <li key={upload.id}>
              {upload.state === 'failed' ? <Failed {...upload} /> : <UnderWay {...upload} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function UnderWay({ id, name, bytes, state, share }: LibraryUpload) {
  const client = useQueryClient();
  const isKnown = state === 'sending' || state === 'lost';
  return (
    <div className={styles['upload']}>
      <span className={styles['name']} dir="auto">
        {name}
      </span>
      <IconButton
        label={say('Cancel {name}', { name })}
        isOnce
        onPress={() => dropUpload(id, client)}
      >
        <X />
      </IconButton>
      {state === 'waiting' ? (
        <small>{say('Waits for its turn')}</small>
      ) : (
        <>
          <progress aria-label={name} max={1} {...(isKnown ? { value: share } : {})} />
          <small aria-live={state === 'lost' ? 'polite' : 'off'}>
            {state === 'lost'
              ? say('Connection lost. {kept} of {total} are kept, and it goes on by itself.', {
                  kept: bytesAsWords(Math.round(share * bytes)),
                  total: bytesAsWords(bytes),
                })
              : state === 'checking'
                ? say('Being checked…')
                : say('{percent} of {bytes}', {
                    percent: formatPercent(share),
                    bytes: bytesAsWords(bytes),
                  })}
          </small>
        </>
      )}
    </div>
  );
}

function Failed({ id, name, error }: LibraryUpload) {
  const client = useQueryClient();
  return (
    <div className={styles['failed']}>
      <Notice>{error.includes(name) ? error : `${name}: ${error}`}</Notice>
      <IconButton label={say('Try {name} again', { name })} onPress={() => retryUpload(id, client)}>
        <RotateCcw />
      </IconButton>
      <IconButton
        label={say('Dismiss {name}', { name })}
        isOnce
        onPress={() => dropUpload(id, client)}
      >
        <X />
      </IconButton>
    </div>
  );
}

/**
 * Takes what is dropped or pasted anywhere beside the canvas while the library is open.
 * @returns whether files are held over the window
 */
function useFilesOf(siteId: string, client: QueryClient): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    void resumeUploads(siteId, client);
    const listening = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      handle: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, handle, { signal: listening.signal });
    on('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTyping(event.target)) return;
      event.preventDefault();
      addUploads(siteId, files, client);
    });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setIsOver(false);
    });
    on('drop', (event) => {
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) addUploads(siteId, files, client);
    });
    return () => listening.abort();
  }, [siteId, client]);
  return isOver;
}

/** A field takes what is pasted into it. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}
