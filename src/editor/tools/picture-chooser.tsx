import { Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { useDraftValue } from '../editing/draft-hooks';
import { setValueOf } from '../editing/set-value';
import type { EditableDraft } from '../editing/editing-context';
import { ACCEPTED_PICTURES, useMediaList, useMediaUpload, type MediaAnswer } from '../panels/media';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './tools.module.css';

/** The site's pictures, and a way to bring another one. */
export function PictureChooser(props: {
  draft: EditableDraft;
  siteId: string;
  valueKey: string;
  onDone: () => void;
}) {
  const { draft, siteId, valueKey, onDone } = props;
  const current = useDraftValue(draft.store, valueKey);
  const media = useMediaList(siteId);
  const upload = useMediaUpload(siteId);
  const set = (value: string) => {
    draft.edit(setValueOf(valueKey, value));
    onDone();
  };
  const choose = (file: MediaAnswer) => set(file.url);
  const pictures = (media.data ?? []).filter(({ type }) => type.startsWith('image/'));
  return (
    <div className={styles['form']}>
      {upload.error !== '' && <Notice>{upload.error}</Notice>}
      {pictures.length > 0 && (
        <div className={styles['pictures']} role="group" aria-label="Pictures of this site">
          {pictures.map((file) => (
            <button
              key={file.id}
              type="button"
              className={styles['picture']}
              aria-label={file.alt || file.name}
              aria-pressed={file.url === current}
              onClick={() => choose(file)}
            >
              <img src={file.url} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      )}
      <div className={styles['formRow']}>
        <FileTrigger
          acceptedFileTypes={ACCEPTED_PICTURES}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file) void upload.send(file).then((record) => record && choose(record));
          }}
        >
          <Button isDisabled={upload.isPending}>
            <Upload />
            {upload.isPending ? 'Uploading…' : 'Upload a picture'}
          </Button>
        </FileTrigger>
        {typeof current === 'string' && current !== '' && (
          <Button variant="quiet" onPress={() => set('')}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
