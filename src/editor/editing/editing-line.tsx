import { usePath } from '../../parts/section-context';
import { useEditable } from '../text/use-editable';

/** A line of text inside something else: a button, a link. */
export function EditLine(props: {
  field: string;
  /** Field of the address to which it leads. */
  link?: string | undefined;
  className?: string | undefined;
}) {
  const { field, link, className } = props;
  const linkPath = usePath(link ?? '');
  return (
    <span
      {...useEditable({ field, isMultiline: false })}
      className={className}
      data-link={link === undefined ? undefined : linkPath}
    />
  );
}
