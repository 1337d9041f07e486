import { useState, type SubmitEvent } from 'react';
import { normaliseAddress } from '../../core/links/normalise-address';
import { parseVideo, type Video } from '../../core/video/parse-video';
import { thumbnailPath } from '../../core/video/video-address';
import { useEditing } from '../editing/editing-context';
import { setValueOf } from '../editing/set-value';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { usePause } from '../ui/use-pause';
import { say, term } from '../words/say';
import { useKeptOnLeaving } from './leaving';
import styles from './tools.module.css';

const UNKNOWN = term(
  'This is no video that can be played here. Use a YouTube link or an .mp4 or .webm file.',
);

/** The address of a video: checked while it is typed, with the video's still (spec section 5). */
export function VideoForm(props: {
  valueKey: string;
  label?: string;
  takesFocus?: boolean;
  onDone: () => void;
}) {
  const { valueKey, label = say('Address'), takesFocus, onDone } = props;
  const { draft } = useEditing();
  const stored = draft.store.value(valueKey);
  const [typed, setTyped] = useState(typeof stored === 'string' ? stored : '');
  const [isLeft, setIsLeft] = useState(false);
  const address = typed.trim();
  const video = parseVideo(address);
  const isWrong = address !== '' && video === null;
  const isSettled = usePause(typed);
  const keep = (value: string): boolean => {
    const checked = normaliseAddress(value);
    if (!checked.isValid || (value !== '' && parseVideo(value) === null)) {
      setIsLeft(true);
      return false;
    }
    draft.edit(setValueOf(valueKey, checked.address));
    return true;
  };
  const save = (value: string) => {
    if (keep(value)) onDone();
  };
  useKeptOnLeaving(typed, () => keep(address));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(address);
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <Field
        label={label}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setIsLeft(false);
        }}
        onBlur={() => setIsLeft(true)}
        error={isWrong && (isLeft || isSettled) ? say(UNKNOWN) : undefined}
        hint={say('A YouTube link, or an .mp4 or .webm file.')}
        placeholder="https://www.youtube.com/watch?v=…"
        takesFocus={takesFocus}
      />
      {video !== null && <VideoSeen key={address} video={video} />}
      <div className={styles['formRow']}>
        <Button variant="quiet" isDisabled={address === ''} onPress={() => save('')}>
          {say('Remove video')}
        </Button>
        <Button type="submit" variant="primary">
          {say('Save')}
        </Button>
      </div>
    </form>
  );
}

/** What was recognised, with its picture. A provider's still comes from our own host. */
function VideoSeen({ video }: { video: Video }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (video.provider === 'file') {
    return (
      <p className={styles['seen']} role="status">
        {!hasFailed && (
          <video
            // Safari shows no frame before a moment is named.
            src={`${video.src.split('#')[0]}#t=0.001`}
            preload="metadata"
            muted
            playsInline
            aria-hidden="true"
            onError={() => setHasFailed(true)}
          />
        )}
        {say('A video file ({type})', { type: video.type === 'video/mp4' ? 'MP4' : 'WebM' })}
        {hasFailed && <> · {say('It can’t be played from here: check its address.')}</>}
      </p>
    );
  }
  const still = thumbnailPath(video);
  return (
    <p className={styles['seen']} role="status">
      {still !== null && !hasFailed && (
        <img src={still} alt="" onError={() => setHasFailed(true)} />
      )}
      {video.id === '' ? say('A YouTube playlist') : say('A YouTube video')}
      {hasFailed && <> · {say('Its picture can’t be loaded: check that it is public.')}</>}
    </p>
  );
}
