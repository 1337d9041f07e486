import { useEditing } from '../editing/editing-context';
import { BACKGROUND_FIELD, fieldOf } from '../editing/set-picture';
import { ValueControl } from '../inspector/value-control';
import { PictureChooser } from './picture-chooser';
import { VideoForm } from './video-form';
import { say } from '../words/say';
import styles from './tools.module.css';

const VIDEO_FIELD = 'backgroundVideoUrl';
const OVERLAY_FIELD = 'bgOverlayTransparency';

/** What lies behind a section: its picture, its video, and the overlay that keeps words readable (spec section 3). */
export function BackgroundForm(props: { component: string; siteId: string; onDone: () => void }) {
  const { component, siteId, onDone } = props;
  const { draft } = useEditing();
  const overlayKey = `${component}/${OVERLAY_FIELD}`;
  const videoKey = `${component}/${VIDEO_FIELD}`;
  const overlay = fieldOf(draft.draft, overlayKey);
  return (
    <div className={styles['stack']}>
      <PictureChooser
        {...{ draft, siteId, onDone }}
        valueKey={`${component}/${BACKGROUND_FIELD}`}
      />
      {overlay?.meta.kind === 'number' && (
        <ValueControl valueKey={overlayKey} field={overlay} meta={overlay.meta} />
      )}
      {fieldOf(draft.draft, videoKey)?.meta.kind === 'video' && (
        <VideoForm valueKey={videoKey} label={say('Background video')} onDone={onDone} />
      )}
    </div>
  );
}
