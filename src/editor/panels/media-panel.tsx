import { Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { messageOf } from '../app/api';
import { Button } from '../ui/button';
import { Notice, Skeleton } from '../ui/notice';
import type { PanelProps } from '../workspace/rail';
import { useMediaList, useMediaUpload } from './media';
import styles from './panels.module.css';

/** The site's files. */
export function MediaPanel({ site }: PanelProps) {
  const media = useMediaList(site.id);
  const upload = useMediaUpload(site.id);
  const handleFiles = async (files: FileList | null) => {
    // One after the other: one that is refused doesn't stop the next (case C40).
    for (const file of files ?? []) await upload.send(file);
  };
  return (
    <div className={styles['panel']}>
      <FileTrigger allowsMultiple onSelect={(files) => void handleFiles(files)}>
        <Button isDisabled={upload.isPending}>
          <Upload />
          {upload.isPending ? 'Uploading…' : 'Upload files'}
        </Button>
      </FileTrigger>
      {upload.error !== '' && <Notice>{upload.error}</Notice>}
      {media.error !== null && <Notice>{messageOf(media.error)}</Notice>}
      {media.data?.length === 0 && (
        <p className={styles['muted']}>
          No files yet. Pictures that you upload are made ready in all sizes.
        </p>
      )}
      <ul className={styles['media']}>
        {media.isPending && (
          <>
            <Skeleton height={96} />
            <Skeleton height={96} />
          </>
        )}
        {media.data?.map(({ id, url, type, alt, name, status }) => (
          <li key={id} className={styles['file']}>
            {type.startsWith('image/') ? (
              <img src={url} alt={alt || name} loading="lazy" />
            ) : (
              <Skeleton height={90} />
            )}
            <span title={name}>{status === 'failed' ? `${name}: failed` : name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
