import type { ReactNode } from 'react';
import { usePage } from './page-context';
import { Line } from './text';

/**
 * A text of the site's own records by its key: in an element of its own where it isn't in the page's language.
 * @param props.children how it is drawn, where it isn't one line
 */
export function RecordText(props: { of: string; text: string; children?: ReactNode }) {
  const { of, text, children = <Line text={text} /> } = props;
  const marks = usePage().foreign?.(of, text);
  return marks === undefined ? children : <span {...marks}>{children}</span>;
}
