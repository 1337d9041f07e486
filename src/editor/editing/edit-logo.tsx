import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import {
  clampLogo,
  LOGO_DEFAULT_WIDTH_PX,
  LOGO_FALLBACK_WIDTH_PX,
} from '../../core/logo/logo-size';
import { LiveLogo } from '../../parts/logo/logo';
import { useLogo } from '../../parts/logo/use-logo';
import type { LogoProps } from '../../parts/parts';
import { usePath, useSection } from '../../parts/section-context';
import { editPath } from './edit-path';
import { useEditing } from './editing-context';
import { setValueOf } from './set-value';
import { useDragUnderWay } from '../ui/drag-under-way';
import { isRightToLeft } from '../ui/reading-direction';
import { useFields } from './use-fields';
import { say } from '../words/say';

/** How far an arrow key changes the width, px. */
const STEP_PX = 10;

/**
 * The logo: pressed to choose another, and drawn wider or narrower at its corner (spec section 4). One that visitors don't
 * see while it is missing is a place for one, which takes no room.
 */
export function EditLogo(props: LogoProps) {
  const { id } = useSection();
  const { mayEdit } = useEditing();
  const key = `${id}/${usePath('logoSrc')}`;
  const isSizable = useFields()['logoWidth'] !== undefined;
  const isMissing = useLogo(props).picture === null;
  const frame = useRef<HTMLSpanElement>(null);
  if (!mayEdit) return <LiveLogo {...props} />;
  const label = isMissing ? say('Add logo') : say('Change logo');
  const marks = {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'data-edits': 'picture',
    'data-key': key,
    'data-at': editPath(key),
  };
  if (isMissing && props.isOptional === true) {
    return (
      <span className="canvas-slot" data-loose="logo" {...marks}>
        {label}
      </span>
    );
  }
  return (
    <span ref={frame} className="canvas-logo">
      <LiveLogo {...props} marks={marks} />
      {isSizable && <Handle frame={frame} />}
    </span>
  );
}

/** What an arrow key adds to the width: towards the handle's own side it is wider. */
function widerBy(key: string, isRtl: boolean): number {
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return STEP_PX;
  return key === 'ArrowDown' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? -STEP_PX : 0;
}

/** Width, ratio and window of a logo as it stands. */
function measure(frame: HTMLElement | null) {
  const shown = frame?.querySelector<HTMLElement>('img, svg');
  const box = shown?.getBoundingClientRect();
  const width = box?.width || LOGO_FALLBACK_WIDTH_PX;
  const viewportWidth = frame?.ownerDocument.defaultView?.innerWidth ?? 0;
  return { width, ratio: box?.height ? width / box.height : 1, viewportWidth };
}

function Handle({ frame }: { frame: RefObject<HTMLSpanElement | null> }) {
  const { draft } = useEditing();
  const { id, source } = useSection();
  const path = usePath('logoWidth');
  const width = Number(source.useValue(path) ?? LOGO_DEFAULT_WIDTH_PX);
  /** The drag under way, with the width that the draft has. */
  const held = useRef<{ from: number; width: number; now: number; kept: string } | null>(null);
  const commit = (next: number) => draft.edit(setValueOf(`${id}/${path}`, Math.round(next)));
  const styleOf = () => frame.current?.querySelector<HTMLElement>('[data-edits]')?.style;
  /** Shows a width without writing it: the draft learns of it when the drag has ended. */
  const show = (next: string) => styleOf()?.setProperty('--logo-width', next);
  const letGo = () => {
    if (held.current !== null) show(held.current.kept);
    held.current = null;
  };
  const drag = useDragUnderWay(letGo);

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const { currentTarget, pointerId, clientX } = event;
    currentTarget.setPointerCapture?.(pointerId);
    // Its keys belong to the drag, not to a text that had the caret.
    currentTarget.focus();
    const start = measure(frame.current).width;
    const kept = styleOf()?.getPropertyValue('--logo-width') ?? '';
    held.current = { from: clientX, width: start, now: start, kept };
    drag.begin(currentTarget.ownerDocument.defaultView ?? window);
  };
  const handleMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const current = held.current;
    if (current === null) return;
    const { ratio, viewportWidth } = measure(frame.current);
    const moved = (clientX - current.from) * (isRightToLeft(currentTarget) ? -1 : 1);
    current.now = clampLogo(current.width + moved, { ratio, viewportWidth }).width;
    show(`${current.now}px`);
  };
  const handleUp = () => {
    const current = held.current;
    held.current = null;
    drag.end();
    if (current !== null && current.now !== current.width) commit(current.now);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = widerBy(event.key, isRightToLeft(event.currentTarget));
    if (step === 0 || held.current !== null) return;
    event.preventDefault();
    const { width: shown, ratio, viewportWidth } = measure(frame.current);
    commit(clampLogo(shown + step, { ratio, viewportWidth }).width);
  };
  return (
    <span
      className="canvas-logo-handle"
      role="slider"
      tabIndex={0}
      aria-label={say('Logo width')}
      aria-valuenow={width}
      aria-valuemin={10}
      aria-valuemax={400}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => {
        letGo();
        drag.end();
      }}
      onKeyDown={handleKey}
    />
  );
}
