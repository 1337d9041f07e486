import { usePath } from '../../parts/section-context';
import { useEditable } from '../text/use-editable';

/** A line of text inside something else: a button, a link. */
export function EditLine(props: {
  field: string;
  /** Field of the address to which it leads. */
  link?: string | undefined;
  className?: string | undefined;
  /** What stands there while it is empty, where "Your text" would not tell what it is. */
  hint?: string | undefined;
}) {
  const { field, link, className, hint } = props;
  const linkPath = usePath(link ?? '');
  return (
    <span
      {...useEditable({ field, isMultiline: false, hint })}
      className={className}
      data-link={link === undefined ? undefined : linkPath}
    />
  );
}
