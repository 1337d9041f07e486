import { ICON_SIZES_REM } from '../../core/theme/settings';
import { IconByName } from '../../parts/icon';
import type { IconProps } from '../../parts/parts';
import { usePath, useSection } from '../../parts/section-context';
import { editPath } from './edit-path';
import { say } from '../words/say';

/** An icon that can be pressed to choose another; where none is chosen, a place for one. */
export function EditIcon(props: IconProps) {
  const { id, source } = useSection();
  const path = usePath(props.field);
  const name = source.useValue(path);
  const isChosen = typeof name === 'string' && name !== '';
  return (
    <span
      className={props.className}
      role="button"
      tabIndex={0}
      aria-label={isChosen ? say('Icon: {name}', { name }) : say('Choose an icon')}
      data-edits="icon"
      data-key={`${id}/${path}`}
      data-at={editPath(`${id}/${path}`)}
      style={{ display: 'inline-grid', justifySelf: 'start' }}
    >
      <IconByName
        name={isChosen ? name : 'circle-dashed'}
        rem={isChosen ? ICON_SIZES_REM[props.size ?? 'large'] : 2}
      />
    </span>
  );
}
