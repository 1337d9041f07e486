import { RotateCcw, RotateCw } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useEditing } from '../editing/editing-context';
import { cropKey } from '../editing/set-picture';
import { setValueOf } from '../editing/set-value';
import { Button, IconButton } from '../ui/button';
import { LargeDialog } from '../ui/dialog';
import { Range } from '../ui/range';
import { useBackToPage } from '../workspace/use-back-to-page';
import {
  fromParams,
  holdCrop,
  NO_CROP,
  toParams,
  turnCrop,
  fillingWidth,
  type Crop,
} from './crop-geometry';
import { frameOf, type CropFrame } from './crop-frame';
import { say } from '../words/say';
import styles from './media.module.css';

/** Largest enlargement, per cent. */
const MOST_ZOOM = 400;
/** How far an arrow key moves the picture, px. */
const STEP_PX = 8;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropDialogProps {
  /** Key of the picture in the draft. */
  pictureKey: string;
  /** The picture as it stands in the page: its frame's proportions are kept. */
  element: Element;
  onDone: () => void;
}

/** Moves, enlarges and turns a picture in its frame. */
export function CropDialog(props: CropDialogProps) {
  useBackToPage();
  return (
    <LargeDialog
      title={say('Crop picture')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onDone();
      }}
    >
      <CropForm {...props} />
    </LargeDialog>
  );
}

function CropForm({ pictureKey, element, onDone }: CropDialogProps) {
  const { draft } = useEditing();
  const key = cropKey(draft.draft, pictureKey);
  const address = String(draft.store.value(pictureKey) ?? '');
  const [frame] = useState(() => frameOf(element));
  const [ratio, setRatio] = useState(() => ratioOf(element));
  const [crop, setCrop] = useState<Crop>(() =>
    fromParams(key === undefined ? null : draft.store.value(key), frame, ratio),
  );
  const change = (next: Partial<Crop>) =>
    setCrop((before) => holdCrop({ ...before, ...next }, frame, ratio));
  const turnTo = (rotation: number) =>
    setCrop((before) => turnCrop(before, rotation, frame, ratio));
  const apply = () => {
    const isWhole = crop.zoom === 1 && crop.rotation === 0 && crop.x === 0 && crop.y === 0;
    if (key !== undefined) {
      draft.edit(setValueOf(key, isWhole ? null : toParams(crop, frame, ratio)));
    }
    onDone();
  };
  const width = fillingWidth(frame, ratio, crop.rotation) * crop.zoom;
  return (
    <div className={styles['crop']}>
      <CropStage {...{ frame, crop, change }}>
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalWidth > 0) setRatio(naturalHeight / naturalWidth);
          }}
          style={{
            inlineSize: width,
            blockSize: width * ratio,
            insetBlockStart: (frame.height - width * ratio) / 2 + crop.y,
            insetInlineStart: (frame.width - width) / 2 + crop.x,
            rotate: `${crop.rotation}deg`,
          }}
        />
      </CropStage>
      <div className={styles['cropTools']}>
        <Range
          label={say('Zoom')}
          min={100}
          max={MOST_ZOOM}
          step={1}
          unit="%"
          value={Math.round(crop.zoom * 100)}
          onChange={(zoom) => change({ zoom: zoom / 100 })}
          onEnd={() => undefined}
        />
        <Range
          label={say('Rotation')}
          min={-180}
          max={180}
          step={1}
          unit="°"
          value={Math.round(crop.rotation)}
          onChange={turnTo}
          onEnd={() => undefined}
        />
        <IconButton label={say('Turn left')} onPress={() => turnTo(wrap(crop.rotation - 90))}>
          <RotateCcw />
        </IconButton>
        <IconButton label={say('Turn right')} onPress={() => turnTo(wrap(crop.rotation + 90))}>
          <RotateCw />
        </IconButton>
      </div>
      <div className={styles['cropEnd']}>
        <Button variant="quiet" onPress={() => setCrop(NO_CROP)}>
          {say('Whole picture')}
        </Button>
        <span />
        <Button onPress={onDone}>{say('Cancel')}</Button>
        <Button variant="primary" onPress={apply}>
          {say('Apply')}
        </Button>
      </div>
    </div>
  );
}

/** The frame with the picture behind it: dragged, moved with arrow keys, enlarged with the wheel. */
function CropStage(props: {
  frame: CropFrame;
  crop: Crop;
  change: (next: Partial<Crop>) => void;
  children: ReactNode;
}) {
  const { frame, crop, change, children } = props;
  const ref = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const latest = useRef({ crop, change });
  useEffect(() => {
    latest.current = { crop, change };
  });
  useEffect(() => {
    const stage = ref.current;
    // A listener of React's can't keep the dialog from scrolling.
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { zoom } = latest.current.crop;
      const next = Math.min(zoom * Math.exp(-event.deltaY / 500), MOST_ZOOM / 100);
      latest.current.change({ zoom: next });
    };
    stage?.addEventListener('wheel', handleWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', handleWheel);
  }, []);
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, crop };
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    if (start === null) return;
    change({
      x: start.crop.x + event.clientX - start.x,
      y: start.crop.y + event.clientY - start.y,
    });
  };
  const handleUp = () => {
    drag.current = null;
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    change({ x: crop.x + x * STEP_PX, y: crop.y + y * STEP_PX });
  };
  return (
    <button
      type="button"
      ref={ref}
      className={styles['cropStage']}
      aria-label={say('Picture in its frame: drag it or use the arrow keys')}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onKeyDown={handleKey}
    >
      <span
        className={styles['cropFrame']}
        style={{ inlineSize: frame.width, blockSize: frame.height }}
      >
        {children}
        <span className={styles['cropShade']} style={frame.corners} />
      </span>
    </button>
  );
}

function ratioOf(element: Element): number {
  const image = element.querySelector('img');
  return image && image.naturalWidth > 0 ? image.naturalHeight / image.naturalWidth : 1;
}

/** Degrees between -180 and 180. */
function wrap(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
