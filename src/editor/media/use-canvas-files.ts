/** Files that are dropped or pasted onto the page: they replace the picture that they meet. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEditing } from '../editing/editing-context';
import { BACKGROUND_FIELD, pictureMeta } from '../editing/set-picture';
import { setUi } from '../workspace/ui-state';
import { whenIdle } from '../ui/when-idle';
import { isPicture, onlyPictures, uploadPicture } from './picture-uploads';

const MARK = 'data-drop';

export function useCanvasFiles(canvas: Document, siteId: string): void {
  const { draft } = useEditing();
  const client = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        import('./library-uploads')
          .then(({ resumeUploads }) => resumeUploads(siteId, client))
          // Without a connection there is nothing to go on with.
          .catch(() => undefined);
      }),
    [siteId, client],
  );
  useEffect(() => {
    const listening = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      handle: (event: DocumentEventMap[Name]) => void,
    ) => canvas.addEventListener(name, handle, { signal: listening.signal, capture: true });
    const targetOf = (event: Event) => pictureAt(event.target as Element | null, draft.draft);
    const mark = (target: Element | null) => {
      const marked = canvas.querySelector(`[${MARK}]`);
      if (marked === target) return;
      marked?.removeAttribute(MARK);
      target?.setAttribute(MARK, '');
    };
    const take = (key: string, files: FileList | undefined) => {
      const file = [...(files ?? [])].find(isPicture);
      if (file) void uploadPicture({ siteId, key, file, draft, client });
      else setUi({ notice: onlyPictures() });
    };
    on('dragover', (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      const target = targetOf(event);
      if (event.dataTransfer && target !== null) event.dataTransfer.dropEffect = 'copy';
      mark(target?.element ?? null);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) mark(null);
    });
    on('drop', (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      mark(null);
      const target = targetOf(event);
      if (target !== null) take(target.key, event.dataTransfer?.files);
    });
    on('paste', (event) => {
      const target = targetOf(event);
      if (target === null || !hasFiles(event.clipboardData)) return;
      event.preventDefault();
      take(target.key, event.clipboardData?.files);
    });
    return () => listening.abort();
  }, [canvas, siteId, draft, client]);
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** The picture at an element: itself, else the background of its section. A text takes no files. */
function pictureAt(
  element: Element | null,
  draft: Parameters<typeof pictureMeta>[0],
): { key: string; element: Element } | null {
  const picture = element?.closest<HTMLElement>('[data-edits="picture"]');
  const key = picture?.dataset['key'];
  if (picture && key !== undefined) return { key, element: picture };
  const section = element?.closest<HTMLElement>('[data-section]');
  const id = section?.dataset['at'];
  if (!section || id === undefined || element?.closest('[data-field]')) return null;
  const background = `${id}/${BACKGROUND_FIELD}`;
  return pictureMeta(draft, background) ? { key: background, element: section } : null;
}
