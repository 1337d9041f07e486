import { useEffect, useRef, useState } from 'react';
import { rewritesOf } from '../../core/draft/rewrites';
import { fieldAt } from '../../core/fields/field';
import { countCharacters } from '../../core/text/count-characters';
import { cutText } from '../../core/text/cut-text';
import { usePlacedBy } from '../canvas/use-placed-by';
import { editPath } from '../editing/edit-path';
import { useEditing } from '../editing/editing-context';
import { addressOf } from '../editing/record-address';
import { fieldsOf } from '../editing/set-picture';
import { say } from '../words/say';

/** Most characters of a text that stand on its button. */
const SHOWN_MAX = 40;
/** Between a text and its notice, px. */
const GAP_PX = 10;

/** Where two people rewrote one text at the same time: what each of them wrote, to choose from. */
export function RewriteNotices({ canvas }: { canvas: Document }) {
  const { draft, language, mayEdit } = useEditing();
  const { store } = draft;
  const [found, setFound] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  useEffect(() => {
    const code = language ?? store.draft.primaryLanguage();
    const look = (keys: Iterable<string>, known: ReadonlyMap<string, readonly string[]>) => {
      let next: Map<string, readonly string[]> | undefined;
      for (const key of keys) {
        const sides = rewritesOf(store.draft, code, key);
        if (sides.length === 0 && !known.has(key)) continue;
        next ??= new Map(known);
        if (sides.length === 0) next.delete(key);
        else next.set(key, sides);
      }
      return next ?? known;
    };
    setFound(look(store.draft.texts(code).keys(), new Map()));
    return store.subscribeAll((changed) => setFound((known) => look(changed, known)));
  }, [store, language]);
  if (!mayEdit) return null;
  return [...found].map(([key, sides]) => (
    <RewriteNotice key={key} {...{ canvas, sides }} textKey={key} />
  ));
}

function RewriteNotice(props: { canvas: Document; textKey: string; sides: readonly string[] }) {
  const { canvas, textKey, sides } = props;
  const { draft, language } = useEditing();
  const ref = useRef<HTMLDivElement>(null);
  const [record = '', ...path] = textKey.split('/');
  const at = editPath(textKey);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    setElement(canvas.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`));
  }, [canvas, at]);
  usePlacedBy(
    ref,
    element,
    ({ left, bottom }, view, own) => ({
      left: Math.max(
        4,
        Math.min(left, view.document.documentElement.clientWidth - own.offsetWidth - 4),
      ),
      top: bottom + GAP_PX,
    }),
    sides.join('\n'),
  );
  const keep = (text: string) => {
    draft.edit({
      edit: 'setText',
      ...addressOf(record),
      path: at.split('/').slice(1),
      text,
      isRewrite: true,
      ...(language === undefined ? {} : { lang: language }),
    });
    draft.flush();
    element?.focus({ preventScroll: true });
  };
  const both = sides.map((side) => side.trim()).join(' ');
  const meta = fieldAt(fieldsOf(draft.draft, record), path)?.meta;
  const hasRoom = meta?.kind === 'text' && countCharacters(both) <= meta.max;
  const message = say('Two people rewrote this text at the same time.');
  return (
    <div
      ref={ref}
      className="canvas-rewrite"
      role="group"
      aria-label={message}
      hidden={element === null}
    >
      <p role="status">{message}</p>
      {sides.map((side) => (
        <button key={side} type="button" dir="auto" onClick={() => keep(side)}>
          {say('Keep “{text}”', { text: shortened(side) })}
        </button>
      ))}
      {hasRoom && (
        <button type="button" onClick={() => keep(both)}>
          {say('Keep both')}
        </button>
      )}
    </div>
  );
}

function shortened(text: string): string {
  const cut = cutText(text, SHOWN_MAX);
  return cut === text ? text : `${cut}…`;
}
