import { Link } from '../app/navigation';
import { Monitor, Plus, Redo2, Search, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import { useDraftText, useDraftValue } from '../editing/draft-hooks';
import { placeAfter } from '../editing/section-place';
import type { LiveDraft, LiveStatus } from '../live/live-draft';
import { BrandMark } from '../ui/brand';
import { IconButton } from '../ui/native-button';
import { Radios, type RadioOption } from '../ui/radios';
import { Toolbar } from '../ui/toolbar';
import { PeopleHere, ShareButton, ViewTools, WritingLanguage } from './later-parts';
import { PreviewButton } from './preview-button';
import { PublishButton } from './publish-button';
import { isApple } from './is-apple';
import { setUi, useUi, type Device } from './ui-state';
import { say, term } from '../words/say';
import styles from './top-bar.module.css';

const DEVICES: readonly RadioOption<Device>[] = [
  ['phone', <Smartphone key="phone" />, term('Phone')],
  ['tablet', <Tablet key="tablet" />, term('Tablet')],
  ['desktop', <Monitor key="desktop" />, term('Desktop')],
];

export interface TopBarProps {
  live: LiveDraft;
  site: SiteAnswer;
  status: LiveStatus;
  pageId: string;
  canvas: Document | null;
  undo: () => void;
  redo: () => void;
}

/** What concerns the whole site: where one is, how wide, what is saved, what goes live. */
export function TopBar({ live, site, status, pageId, canvas, undo, redo }: TopBarProps) {
  const device = useUi((ui) => (ui.pageWidth === null ? ui.device : ''));
  const language = useUi((ui) => ui.language);
  const { store } = live;
  const name = useDraftValue(store, 'settings/name');
  // Empty where the page isn't there.
  const path = String(useDraftValue(store, `page:${pageId}/path`) ?? '');
  const title = useDraftText(store, `page:${pageId}/meta/title`);
  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['home']} aria-label={say('Your sites')}>
        <BrandMark size={18} />
      </Link>
      <div className={styles['where']}>
        <h1 dir="auto">{typeof name === 'string' ? name : site.name}</h1>
        <span>
          <bdi>{title?.trim() || path}</bdi>
        </span>
        {language !== undefined && <WritingLanguage {...{ live, language }} />}
      </div>
      <div className={styles['view']} inert={!path}>
        <Radios
          className={styles['devices']}
          optionClassName={styles['device']}
          label={say('Width of the page')}
          options={DEVICES.map(([value, icon, name = '']) => [value, icon, say(name)] as const)}
          value={device}
          onChange={(value) => setUi({ device: value, pageWidth: null })}
        />
        <ViewTools />
      </div>
      <Toolbar aria-label={say('Edit and publish')} className={styles['tools'] ?? ''}>
        <SavingState {...{ live, status }} />
        <PeopleHere people={live.people} />
        <span className={styles['wideOnly']}>
          <IconButton
            label={say('Find')}
            hint={isApple() ? '⌘K' : say('Ctrl K')}
            onPress={() => setUi({ overlay: { kind: 'palette' } })}
          >
            <Search />
          </IconButton>
        </span>
        <ShareButton />
        <Steps {...{ live, undo, redo }} />
        <IconButton
          label={say('Add section')}
          isDisabled={!status.mayEdit || !path}
          onPress={() =>
            setUi({ addAt: placeAfter(live.draft, pageId, useUi.getState().selected) })
          }
        >
          <Plus />
        </IconButton>
        <PreviewButton {...{ live, siteId: site.id, path }} />
        <PublishButton {...{ live, site, canvas }} />
      </Toolbar>
    </header>
  );
}

/** True to what the server has acknowledged. Where the words have no room their sign says it. */
function SavingState({ live, status }: { live: LiveDraft; status: LiveStatus }) {
  const isSaved = useSyncExternalStore(live.subscribe, live.isSaved);
  const text = savingText(status, isSaved);
  return (
    <span className={styles['saving']} data-phase={status.phase} title={text}>
      <i data-saved={isSaved} />
      <span role="status">{text}</span>
    </span>
  );
}

function savingText({ phase, mayEdit }: LiveStatus, isSaved: boolean): string {
  if (phase === 'offline') return say('Offline: kept on this device');
  if (phase !== 'online') return isSaved ? say('Not connected') : say('Not saved');
  if (!isSaved) return say('Saving…');
  return mayEdit ? say('Saved') : say('View only');
}

function Steps({ live, undo, redo }: { live: LiveDraft; undo: () => void; redo: () => void }) {
  const { history } = live;
  const canUndo = useSyncExternalStore(
    (listener) => history.subscribe(listener),
    () => history.canUndo,
  );
  const canRedo = useSyncExternalStore(
    (listener) => history.subscribe(listener),
    () => history.canRedo,
  );
  return (
    <>
      <IconButton
        label={say('Undo')}
        hint={isApple() ? '⌘Z' : say('Ctrl Z')}
        isDisabled={!canUndo}
        onPress={undo}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={say('Redo')}
        hint={isApple() ? '⇧⌘Z' : say('Ctrl Shift Z')}
        isDisabled={!canRedo}
        onPress={redo}
      >
        <Redo2 />
      </IconButton>
    </>
  );
}
