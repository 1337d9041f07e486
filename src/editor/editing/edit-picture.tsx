import type { PictureProps } from '../../parts/parts';
import { LivePicture } from '../../parts/picture/picture';
import { usePath, useSection } from '../../parts/section-context';
import { editPath } from './edit-path';
import { useEditing } from './editing-context';
import { say } from '../words/say';

/** A picture that can be pressed, and that takes a file; where none is chosen, a place for one in the picture's shape. */
export function EditPicture(props: PictureProps) {
  const { id, source } = useSection();
  const { mayEdit } = useEditing();
  const path = usePath(props.field);
  const address = source.useValue(path);
  const isEmpty = typeof address !== 'string' || address === '';
  const label = isEmpty ? say('Add picture') : say('Change picture');
  if (!mayEdit) return isEmpty ? null : <LivePicture {...props} />;
  const marks = {
    role: 'button',
    tabIndex: 0,
    title: say('{label}: press, drop or paste one', { label }),
    'aria-label': label,
    'data-edits': 'picture',
    'data-key': `${id}/${path}`,
    'data-at': editPath(`${id}/${path}`),
  } as const;
  if (!isEmpty) return <LivePicture {...props} marks={marks} />;
  return (
    <span className={`canvas-slot ${props.className ?? ''}`} {...marks}>
      {say('Add picture')}
    </span>
  );
}
