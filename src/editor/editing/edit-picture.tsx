import type { PictureProps } from '../../parts/parts';
import { LivePicture } from '../../parts/picture/picture';
import { usePath, useSection } from '../../parts/section-context';
import { editPath } from './edit-path';

/** A picture that can be pressed to choose another; where none is chosen, a place for one. */
export function EditPicture(props: PictureProps) {
  const { id, source } = useSection();
  const path = usePath(props.field);
  const address = source.useValue(path);
  const marks = {
    role: 'button',
    tabIndex: 0,
    'data-edits': 'picture',
    'data-key': `${id}/${path}`,
    'data-at': editPath(`${id}/${path}`),
  } as const;
  if (typeof address !== 'string' || address === '') {
    return (
      <span className="canvas-slot" aria-label="Add picture" {...marks}>
        Add picture
      </span>
    );
  }
  return (
    <span aria-label="Change picture" style={{ display: 'contents' }} {...marks}>
      <LivePicture {...props} />
    </span>
  );
}
