import { isBlank } from '../core/text/is-blank';
import { Fragment } from 'react';
import type { TextProps } from './parts';
import { usePage } from './page-context';
import { usePath, useSection } from './section-context';
import { alignmentOf, elementOf } from './text-element';

/** One line; on a visitor's page a number of several groups keeps its order within words from right to left. */
export function Line({ text }: { text: string }) {
  return usePage().numbers?.inText(text) ?? text;
}

/** A text's lines with breaks between them. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // Lines have no identity of their own: their place is their key.
    // oxlint-disable-next-line react/no-array-index-key -- the list is never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      <Line text={line} />
    </Fragment>
  ));
}

/**
 * The lines of running text, each a block: each can keep its own height while the font is on the way, so that one that
 * breaks elsewhere then moves none of those below it.
 */
function Blocks({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as in `Lines`
    <span key={index} data-line="">
      {line === '' ? <br /> : <Line text={line} />}
    </span>
  ));
}

/** A text as visitors see it; an empty one is not there (spec section 5). */
export function LiveText({ field, as, className, alignment }: TextProps) {
  const { source, titleLevel } = useSection();
  const path = usePath(field);
  const text = source.useText(path);
  const foreign = source.useForeign(path, text);
  const align = alignmentOf(source.useValue(usePath(alignment ?? `${field}Alignment`)));
  if (isBlank(text)) return null;
  const Element = elementOf(as, titleLevel);
  return (
    <Element dir="auto" {...foreign} className={className} data-align={align}>
      {as === 'p' && text.includes('\n') ? <Blocks text={text} /> : <Lines text={text} />}
    </Element>
  );
}
