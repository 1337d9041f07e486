import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { clampLogo, LOGO_FALLBACK_WIDTH_PX } from '../../core/logo/logo-size';
import { LiveLogo } from '../../parts/logo/logo';
import type { LogoProps } from '../../parts/parts';
import { usePath, useSection } from '../../parts/section-context';
import { editPath } from './edit-path';
import { useEditing } from './editing-context';
import { setValueOf } from './set-value';
import { useFields } from './use-fields';
import { say } from '../words/say';

/** How far an arrow key changes the width, px. */
const STEP_PX = 10;

/** The logo: pressed to choose another, and drawn wider or narrower at its corner (spec section 4). */
export function EditLogo(props: LogoProps) {
  const { id, source } = useSection();
  const { mayEdit } = useEditing();
  const key = `${id}/${usePath('logoSrc')}`;
  const isSizable = useFields()['logoWidth'] !== undefined;
  const address = source.useValue(usePath('logoSrc'));
  const frame = useRef<HTMLSpanElement>(null);
  if (!mayEdit) return <LiveLogo {...props} />;
  return (
    <span ref={frame} className="canvas-logo">
      <span
        role="button"
        tabIndex={0}
        aria-label={address === '' ? say('Add logo') : say('Change logo')}
        data-edits="picture"
        data-key={key}
        data-at={editPath(key)}
      >
        <LiveLogo {...props} isOptional={false} />
      </span>
      {isSizable && <Handle frame={frame} />}
    </span>
  );
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
  const width = Number(source.useValue(path));
  const drag = useRef<{ from: number; width: number; now: number } | null>(null);
  const commit = (next: number) => draft.edit(setValueOf(`${id}/${path}`, Math.round(next)));
  /** Shows a width without writing it: the draft learns of it when the drag has ended. */
  const show = (next: number) =>
    frame.current?.querySelector('a')?.style.setProperty('--logo-width', `${next}px`);

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const start = measure(frame.current).width;
    drag.current = { from: event.clientX, width: start, now: start };
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (current === null) return;
    const { ratio, viewportWidth } = measure(frame.current);
    const isRtl = event.currentTarget.ownerDocument.documentElement.dir === 'rtl';
    const moved = (event.clientX - current.from) * (isRtl ? -1 : 1);
    current.now = clampLogo(current.width + moved, { ratio, viewportWidth }).width;
    show(current.now);
  };
  const handleUp = () => {
    const current = drag.current;
    drag.current = null;
    if (current !== null && current.now !== current.width) commit(current.now);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = {
      ArrowRight: STEP_PX,
      ArrowUp: STEP_PX,
      ArrowLeft: -STEP_PX,
      ArrowDown: -STEP_PX,
    }[event.key];
    if (step === undefined) return;
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
      onPointerCancel={handleUp}
      onKeyDown={handleKey}
    />
  );
}
