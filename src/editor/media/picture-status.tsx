import { useEffect, useRef, useState } from 'react';
import { dismissUpload, usePictureUploads, type PictureUpload } from './picture-uploads';
import { useUi } from '../workspace/ui-state';
import { withName } from './why-failed';
import { BACKGROUND_FIELD } from '../editing/set-picture';
import { usePlacedBy } from '../canvas/use-placed-by';
import { formatPercent } from '../words/format';
import { say } from '../words/say';

/** Pictures on their way, each over the place that it is for. */
export function PictureStatuses() {
  const uploads = usePictureUploads(({ byKey }) => byKey);
  // A picture that is being chosen has its state in the dialog there.
  const open = useUi(({ tool }) => (tool?.kind === 'picture' ? tool.key : null));
  return Object.entries(uploads)
    .filter(([key]) => key !== open)
    .map(([key, upload]) => <PictureStatus key={key} pictureKey={key} upload={upload} />);
}

function PictureStatus({ pictureKey, upload }: { pictureKey: string; upload: PictureUpload }) {
  const { name, share, isWaiting, error, preview } = upload;
  const ref = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const root = ref.current?.ownerDocument;
    setElement(root?.querySelector(placeOf(pictureKey)) ?? null);
  }, [pictureKey]);
  usePlacedBy(ref, element, ({ left, top, width, height }) => ({ left, top, width, height }));
  const wasEmpty = element?.classList.contains('canvas-slot') === true;
  const isSent = share >= 1;
  const view = element?.ownerDocument.defaultView;
  return (
    <div
      ref={ref}
      className="canvas-upload"
      data-failed={error === '' ? undefined : ''}
      hidden={element === null}
    >
      {error === '' && (
        <img
          src={preview}
          alt=""
          style={{ borderRadius: element ? view?.getComputedStyle(element).borderRadius : '' }}
        />
      )}
      {error === '' ? (
        <div className="canvas-upload-state" role="status">
          <span>
            {isWaiting
              ? say('Connection lost. It goes on by itself.')
              : isSent
                ? say('Being made ready…')
                : say('Uploading: {percent}', { percent: formatPercent(share) })}
          </span>
          <progress aria-label={name} max={1} {...(isSent ? {} : { value: share })} />
          <button type="button" onClick={() => dismissUpload(pictureKey)}>
            {say('Cancel')}
          </button>
        </div>
      ) : (
        <div className="canvas-upload-state" role="alert">
          <span>
            {withName(upload)} {!wasEmpty && say('The earlier picture stays in its place.')}
          </span>
          <button type="button" onClick={() => dismissUpload(pictureKey)}>
            {say('Dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Selector of the element that a picture's key belongs to; a background belongs to its section. */
function placeOf(key: string): string {
  const [component = '', field] = key.split('/');
  return field === BACKGROUND_FIELD
    ? `[data-section][data-at="${CSS.escape(component)}"]`
    : `[data-edits="picture"][data-key="${CSS.escape(key)}"]`;
}
