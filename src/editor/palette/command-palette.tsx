import { Search } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { mayPublish } from '../app/may-publish';
import { navigate } from '../app/navigation';
import { useAccount } from '../app/queries';
import { useEditing } from '../editing/editing-context';
import { newSectionData } from '../editing/new-section';
import type { OverlayProps } from '../workspace/overlays';
import { revealPlace } from '../workspace/reveal';
import { useShowPlace } from '../workspace/show-place';
import { setUi, useUi } from '../workspace/ui-state';
import { openPreview } from '../workspace/open-preview';
import { openPreviewTab } from '../workspace/preview-tab';
import { say } from '../words/say';
import dialog from '../ui/dialog.module.css';
import { commandsOf } from './commands';
import { findCommands, type Command, type CommandGroup } from './find-commands';
import { sectionCommands } from './section-commands';
import styles from './palette.module.css';

/** Shown of each group until something is typed. */
const FIRST = 6;

interface PaletteProps extends OverlayProps {
  /** What was typed before it was there. */
  typed?: string | undefined;
}

/** Finds pages, sections, settings and actions by their words. */
export function CommandPalette(props: PaletteProps) {
  return (
    <ModalOverlay
      className={`${dialog['overlay']} ${styles['overlay']}`}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) setUi({ overlay: null });
      }}
    >
      <Modal className={`${dialog['modal']} ${styles['modal']}`}>
        <Dialog aria-label={say('Find')} className={styles['dialog'] ?? ''}>
          <Finder {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder(props: PaletteProps) {
  const commands = useCommands(props);
  const [typed, setTyped] = useState(props.typed ?? '');
  const [at, setAt] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => input.current?.focus(), []);
  const found = useMemo(() => {
    const all = findCommands(commands, typed);
    if (typed.trim() !== '') return all.slice(0, 60);
    const seen = new Map<CommandGroup, number>();
    return all.filter(({ group }) => {
      const count = (seen.get(group) ?? 0) + 1;
      seen.set(group, count);
      return count <= FIRST;
    });
  }, [commands, typed]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, found]);
  const choose = (command: Command | undefined) => {
    if (command === undefined) return;
    setUi({ overlay: null });
    // The palette gives the focus back first; what is opened takes it then.
    setTimeout(command.run);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((at + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(found[at]);
    }
  };
  const isGrouped = typed.trim() === '';
  return (
    <>
      <div className={styles['head']}>
        <Search aria-hidden="true" />
        <input
          ref={input}
          role="combobox"
          aria-label={say('Find a page, section, setting or action')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length === 0 ? undefined : `${id}-${at}`}
          aria-autocomplete="list"
          placeholder={say('Find a page, section, setting or action')}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={say('Found')}
        className={styles['list']}
      >
        {found.map((command, index) => (
          <Option
            key={command.id}
            id={`${id}-${index}`}
            command={command}
            isSelected={index === at}
            heading={
              isGrouped && command.group !== found[index - 1]?.group ? command.group : undefined
            }
            hasGroup={!isGrouped}
            onPoint={() => setAt(index)}
            onChoose={() => choose(command)}
          />
        ))}
      </div>
      <p role="status" className={styles['none']} data-empty={found.length === 0 ? '' : undefined}>
        {found.length === 0 ? say('Nothing found.') : ''}
      </p>
    </>
  );
}

function Option(props: {
  id: string;
  command: Command;
  isSelected: boolean;
  heading: string | undefined;
  hasGroup: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const { id, command, isSelected, heading, hasGroup, onPoint, onChoose } = props;
  const { label, note, group } = command;
  return (
    <>
      {heading !== undefined && (
        <div className={styles['group']} role="presentation">
          {say(heading)}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of a combobox stand at its input */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isSelected}
        className={styles['option']}
        onPointerMove={onPoint}
        onClick={onChoose}
      >
        <span dir="auto">{label}</span>
        <small dir="auto">{[note, hasGroup ? say(group) : ''].filter(Boolean).join(' · ')}</small>
      </div>
    </>
  );
}

function useCommands({ live, site, pageId, canvas, info }: OverlayProps): Command[] {
  const show = useShowPlace(site.id, canvas);
  const { draft, mayEdit, onUndo, onRedo } = useEditing();
  const { data: account } = useAccount();
  // Empty where the page isn't there.
  const path = String(draft.store.value(`page:${pageId}/path`) ?? '');
  const commandsOfSelected = () => {
    const { selected } = useUi.getState();
    const isHere = selected !== null && draft.store.childIds(`page:${pageId}`).includes(selected);
    return mayEdit && isHere && canvas !== null ? sectionCommands(draft, selected, canvas) : [];
  };
  // Made once: while the palette is open nothing else is edited here.
  const [commands] = useState(() => [
    ...commandsOfSelected(),
    ...commandsOf({
      draft: draft.draft,
      pageId,
      hasPage: path !== '',
      hasAccount: !!account,
      may: {
        edit: mayEdit,
        publish: mayPublish(site),
        readInbox: site.right === 'own',
      },
      show,
      text: (key) => draft.store.text(key)?.trim() ?? '',
      openPage: (page) =>
        navigate({
          to: '/sites/$siteId/pages/$pageId',
          params: { siteId: site.id, pageId: page },
        }),
      goTo: (screen) => {
        if (screen === 'sites') navigate({ to: '/' });
        else if (screen === 'account') navigate({ to: '/account' });
        else navigate({ to: `/sites/$siteId/${screen}`, params: { siteId: site.id } });
      },
      add: (section, index) => {
        const data = newSectionData(draft.draft, section, info.media);
        const { id } = draft.edit({ edit: 'addSection', page: pageId, section, index, data });
        if (id !== undefined) revealPlace(canvas, [id]);
      },
      preview: () => void openPreview(live, site.id, path, openPreviewTab(live)),
      undo: onUndo,
      redo: onRedo,
    }),
  ]);
  return commands;
}
