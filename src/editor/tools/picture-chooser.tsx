import { ALT_MAX_CHARACTERS } from '../../core/limits';
import { useQueryClient } from '@tanstack/react-query';
import { Crop, Upload } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useDraftText, useDraftValue } from '../editing/draft-hooks';
import { useEditing, type EditableDraft } from '../editing/editing-context';
import {
  BACKGROUND_FIELD,
  cropKey,
  fieldOf,
  pictureMeta,
  setPictureEdits,
} from '../editing/set-picture';
import { TypedValue, ValueControl } from '../inspector/value-control';
import {
  dismissUpload,
  isPicture,
  showInDialog,
  uploadPicture,
  usePictureUploads,
  type PictureUpload,
} from '../media/picture-uploads';
import { formatPercent } from '../words/format';
import { withName } from '../media/why-failed';
import { say } from '../words/say';
import media from '../media/media.module.css';
import type { MediaAnswer } from '../../core/api/media';
import { ACCEPTED_PICTURES, useMediaList } from '../panels/media';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './tools.module.css';

interface ChooserProps {
  draft: EditableDraft;
  siteId: string;
  valueKey: string;
  /** Opens the crop, where the picture stands in the page and can be cropped. */
  onCrop?: (() => void) | undefined;
  /** Whether somebody was led to its alternative text. */
  isAltWanted?: boolean;
  onDone: () => void;
}

/** A picture's own settings, the site's other pictures, and a way to bring another one. */
export function PictureChooser(props: ChooserProps) {
  const { draft, siteId, valueKey, isAltWanted, onCrop, onDone } = props;
  const value = useDraftValue(draft.store, valueKey);
  const current = typeof value === 'string' ? value : '';
  const { data: files = [] } = useMediaList(siteId);
  const client = useQueryClient();
  const upload = usePictureUploads((uploads) => uploads.byKey[valueKey]);
  useLayoutEffect(() => showInDialog(valueKey), [valueKey]);
  const set = (address: string) => {
    dismissUpload(valueKey);
    draft.editAll(setPictureEdits(draft.draft, valueKey, address));
    onDone();
  };
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    const record = await uploadPicture({ siteId, key: valueKey, file, draft, client });
    if (record !== null) onDone();
  };
  const isBusy = upload !== undefined && upload.error === '';
  const pictures = files.filter(isPicture);
  const shown = pictures.find(({ url }) => url === current);
  // It only decorates: nothing is read out for it.
  const isBackground = valueKey.endsWith(`/${BACKGROUND_FIELD}`);
  const isCroppable = onCrop !== undefined && cropKey(draft.draft, valueKey) !== undefined;
  return (
    <div className={styles['form']}>
      {upload !== undefined && upload.error !== '' && <Notice>{withName(upload)}</Notice>}
      <div className={media['actions']}>
        <FileTrigger
          acceptedFileTypes={ACCEPTED_PICTURES}
          onSelect={(chosen) => void send(chosen?.[0])}
        >
          <Button isPending={isBusy}>
            <Upload />
            {isBusy ? say('Uploading…') : say('Upload a picture')}
          </Button>
        </FileTrigger>
        {current !== '' && isCroppable && (
          <Button onPress={onCrop}>
            <Crop />
            {say('Crop')}
          </Button>
        )}
        {current !== '' && (
          <Button variant="quiet" onPress={() => set('')}>
            {say('Remove')}
          </Button>
        )}
      </div>
      {isBusy && <Progress {...upload} />}
      {shown !== undefined && !isBackground && (
        <AlternativeText key={shown.id} file={shown} takesFocus={isAltWanted} />
      )}
      <LogoColor valueKey={valueKey} />
      {pictures.length > 0 && (
        <div className={styles['pictures']} role="group" aria-label={say('Pictures of this site')}>
          {pictures.map((file) => (
            <button
              key={file.id}
              type="button"
              className={styles['picture']}
              aria-label={file.alt || file.name}
              aria-pressed={file.url === current}
              onClick={() => set(file.url)}
            >
              <img
                src={file.variants.small?.webp ?? file.variants.small?.fallback ?? file.url}
                alt=""
                loading="lazy"
              />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function Progress({ share, isWaiting }: PictureUpload) {
  const isSent = share >= 1;
  return (
    <div className={media['progress']}>
      <progress aria-label={say('Upload')} max={1} {...(isSent ? {} : { value: share })} />
      <span aria-live={isWaiting ? 'polite' : 'off'}>
        {isWaiting
          ? say('Connection lost. It goes on by itself.')
          : isSent
            ? say('Being made ready in all sizes…')
            : say('{percent} sent', { percent: formatPercent(share) })}
      </span>
    </div>
  );
}

/** What is read out instead of the picture, wherever it is shown. It is translated like every text. */
function AlternativeText(props: { file: MediaAnswer; takesFocus: boolean | undefined }) {
  const { file, takesFocus } = props;
  const { draft, language } = useEditing();
  const written = useDraftText(draft.store, `media:${file.id}/alt`, language);
  const [before] = useState(written ?? file.alt);
  const [saved, setSaved] = useState(before);
  return (
    <TypedValue
      key={saved}
      // Once: what is saved as it is left doesn't take the focus back.
      takesFocus={takesFocus && saved === before}
      label={say('Alternative text')}
      value={saved}
      problemOf={(text) =>
        text.length > ALT_MAX_CHARACTERS
          ? say('At most {max} characters.', { max: ALT_MAX_CHARACTERS })
          : undefined
      }
      onChange={(text) => {
        setSaved(text);
        draft.edit({
          edit: 'setText',
          scope: `media:${file.id}`,
          path: ['alt'],
          text,
          ...(language === undefined ? {} : { lang: language }),
        });
        draft.flush();
      }}
    />
  );
}

/** A logo's colour: its own, black or white (spec section 3). */
function LogoColor({ valueKey }: { valueKey: string }) {
  const { draft } = useEditing();
  const key = `${valueKey.slice(0, valueKey.lastIndexOf('/'))}/logoColor`;
  const field = fieldOf(draft.draft, key);
  const isMissing = (useDraftValue(draft.store, valueKey) ?? '') === '';
  const isLogo = pictureMeta(draft.draft, valueKey)?.isLogo === true;
  if (!isLogo || isMissing || field?.meta.kind !== 'choice') return null;
  return <ValueControl valueKey={key} field={field} meta={field.meta} />;
}
