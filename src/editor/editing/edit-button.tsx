import { isBlank } from '../../core/text/is-blank';
import { safeAddress } from '../../core/links/safe-address';
import { buttonClass } from '../../parts/button/button-class';
import { InterfaceIcon } from '../../parts/interface-icon';
import type { ButtonProps, PlayButtonProps } from '../../parts/parts';
import play from '../../parts/play-button/play-button.module.css';
import { usePath, useSection } from '../../parts/section-context';
import { useEditing } from './editing-context';
import { EditLine } from './editing-line';

/*
 * A button that visitors don't get is a place for one that looks like none: it lies at the foot of the words or of its
 * item, and takes no room.
 */

/** A button with its words; without words it is only a place for one. */
export function EditButton({ text, link, type, className }: ButtonProps) {
  const { source } = useSection();
  const { mayEdit } = useEditing();
  const path = usePath(text);
  const kind = source.useValue(usePath(type ?? 'type'));
  const isThere = !isBlank(source.useText(path));
  if (!isThere && !mayEdit) return null;
  return (
    <span {...(isThere ? { className: buttonClass(kind, className) } : PLACE)}>
      <EditLine field={text} link={link} />
    </span>
  );
}

/** The button that opens a video; without a video it is only a place for one, whatever its words. */
export function EditPlayButton({ text, video, fallbackVideo, className }: PlayButtonProps) {
  const { source } = useSection();
  const { mayEdit } = useEditing();
  const path = usePath(video);
  const own = safeAddress(source.useValue(path));
  const other = safeAddress(source.useValue(usePath(fallbackVideo ?? video)));
  const isThere = (own || other) !== '';
  if (!isThere && !mayEdit) return null;
  const look = { className: [play['play'], className].filter(Boolean).join(' ') };
  return (
    <span {...(isThere ? look : PLACE)}>
      <span className={isThere ? play['disc'] : undefined}>
        <InterfaceIcon name="play" />
      </span>
      <EditLine field={text} link={video} />
    </span>
  );
}

const PLACE = { className: 'canvas-button', 'data-loose': '' };
