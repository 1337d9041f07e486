import { useEffect, useRef, useState, type RefObject } from 'react';
import { dismissUpload, usePictureUploads, type PictureUpload } from './picture-uploads';
import { withName } from './why-failed';
import { BACKGROUND_FIELD } from '../editing/set-picture';
import { usePlacedBy } from '../canvas/use-placed-by';
import { formatPercent } from '../words/format';
import { say } from '../words/say';

/** Pictures on their way, each over the place that it is for. */
export function PictureStatuses() {
  const uploads = usePictureUploads(({ byKey }) => byKey);
  const inDialogs = usePictureUploads((all) => all.inDialogs);
  return Object.entries(uploads)
    .filter(([key]) => !inDialogs.includes(key))
    .map(([key, upload]) => <PictureStatus key={key} pictureKey={key} upload={upload} />);
}

function PictureStatus({ pictureKey, upload }: { pictureKey: string; upload: PictureUpload }) {
  const { name, share, isWaiting, error, preview } = upload;
  const ref = useRef<HTMLDivElement>(null);
  const element = useShown(ref, placeOf(pictureKey));
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

/** The element that a selector finds on the page: it goes with its page, and is made anew where that is shown again. */
function useShown(ref: RefObject<HTMLElement | null>, selector: string): Element | null {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const root = ref.current?.ownerDocument;
    if (!root) return;
    const find = () => setElement(root.querySelector(selector));
    find();
    const observer = new MutationObserver(find);
    observer.observe(root.body, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [ref, selector]);
  return element;
}

/** Selector of the element that a picture's key belongs to; a background belongs to its section. */
function placeOf(key: string): string {
  const [component = '', field] = key.split('/');
  return field === BACKGROUND_FIELD
    ? `[data-section][data-at="${CSS.escape(component)}"]`
    : `[data-edits="picture"][data-key="${CSS.escape(key)}"]`;
}
