import type { PictureProps } from '../../parts/parts';
import { LivePicture } from '../../parts/picture/picture';
import { usePath, useSection } from '../../parts/section-context';
import { editPath } from './edit-path';
import { useEditing } from './editing-context';
import { say } from '../words/say';

/**
 * A picture that can be pressed, and that takes a file. Where none is chosen there is a place for one: in a list it has
 * the picture's shape, as its item is there; else it lies beside the words, which stand as visitors see them.
 */
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
  const isLoose = !path.includes('/#');
  return (
    <span
      className={isLoose ? 'canvas-slot' : `canvas-slot ${props.className ?? ''}`}
      data-loose={isLoose ? '' : undefined}
      {...marks}
    >
      <span>{say('Add picture')}</span>
    </span>
  );
}
