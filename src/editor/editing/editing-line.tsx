import { usePath, useSection } from '../../parts/section-context';
import { useEditable } from '../text/use-editable';
import { useFields } from './use-fields';

/** A line of text inside something else: a button, a link. */
export function EditLine(props: {
  field: string;
  /** Field of the address to which it leads. */
  link?: string | undefined;
  className?: string | undefined;
  /** What stands there while it is empty, where "Your text" would not tell what it is. */
  hint?: string | undefined;
}) {
  const { id } = useSection();
  const path = usePath(props.field);
  const link = usePath(props.link ?? '');
  const editable = useEditable<HTMLSpanElement>({
    component: id,
    fields: useFields(),
    path,
    field: props.field.split('/').at(-1) ?? props.field,
    isMultiline: false,
  });
  return (
    <span
      {...editable}
      {...(props.hint !== undefined && { 'aria-placeholder': props.hint })}
      className={props.className}
      data-link={props.link === undefined ? undefined : link}
    />
  );
}
