import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { fieldAt } from '../../core/fields/field';
import { useParams } from '../app/navigation';
import { useEditing } from '../editing/editing-context';
import { fieldsOf } from '../editing/set-picture';
import { useMediaList } from '../panels/media';
import { say } from '../words/say';
import { setUi, useUi, type ToolTarget } from '../workspace/ui-state';
import { linkChoices, linkMeaning } from './link-choices';
import { ToolFrame } from './tool-frame';
import { TOOLS_ID } from './tools-id';
import styles from './tools.module.css';

/** Whoever may only read sees where a link leads that they press, or are led to, and changes nothing. */
export function SeenLink({ canvas, siteId }: { canvas: Document; siteId: string }) {
  const tool = useUi((ui) => ui.tool);
  const key = useLinkKey(tool);
  useEffect(() => {
    const listening = new AbortController();
    canvas.addEventListener('click', openLink, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [canvas]);
  // What isn't a link is seen on the page.
  useEffect(() => {
    if (tool !== null && key === undefined) setUi({ tool: null });
  }, [tool, key]);
  if (tool === null || key === undefined) return null;
  return createPortal(
    <ToolFrame
      key={key}
      tool={{ ...tool, kind: 'link' }}
      onOpenChange={(isOpen) => {
        if (!isOpen) setUi({ tool: null });
      }}
    >
      <WhereItLeads {...{ siteId }} linkKey={key} />
    </ToolFrame>,
    document.getElementById(TOOLS_ID) ?? document.body,
  );
}

function WhereItLeads({ linkKey, siteId }: { linkKey: string; siteId: string }) {
  const { draft } = useEditing();
  const { pageId } = useParams();
  const { data: files } = useMediaList(siteId);
  const stored = draft.store.value(linkKey);
  const address = typeof stored === 'string' ? stored : '';
  const page = draft.draft.placeOf(linkKey.split('/')[0] ?? '')?.page ?? pageId;
  const meaning = linkMeaning(address, linkChoices(draft.draft, page, files ?? []));
  return (
    <div className={styles['leads']}>
      <p>{address === '' ? say('It leads nowhere yet.') : say('It leads to:')}</p>
      {address !== '' && (
        <p>
          <strong dir="ltr">{address}</strong>
        </p>
      )}
      {meaning !== '' && <p className={styles['meaning']}>{meaning}</p>}
    </div>
  );
}

/** The key of the address that a tool is about; undefined where it is about none. */
function useLinkKey(tool: ToolTarget | null): string | undefined {
  const { draft } = useEditing();
  if (tool?.kind === 'link') return tool.key;
  if (tool?.kind !== 'entry') return undefined;
  const [record = '', ...path] = tool.key.split('/');
  const fields = fieldAt(fieldsOf(draft.draft, record), path)?.fields ?? {};
  const name = Object.keys(fields).find((one) => fields[one]?.meta.kind === 'link');
  return name === undefined ? undefined : `${tool.key}/${name}`;
}

function openLink({ target }: Event): void {
  const element = (target as Element | null)?.closest<HTMLElement>('[data-link]');
  const section = element?.closest<HTMLElement>('[data-section]')?.dataset['at'];
  if (element && section !== undefined)
    setUi({ tool: { kind: 'link', key: `${section}/${element.dataset['link']}`, element } });
}
