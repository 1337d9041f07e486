import { FileText, Image, Languages, LayoutList, Palette, Settings, X } from 'lucide-react';
import { useRef } from 'react';
import type { SiteAnswer } from '../../core/api/site';
import type { LiveDraft } from '../live/live-draft';
import { PRIMARY_LANGUAGE } from '../../core/draft/draft';
import { useDraftRecords, useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { IconButton } from '../ui/native-button';
import { later } from '../ui/later';
import { Skeleton } from '../ui/notice';
import { RailInbox } from './rail-inbox';
import { setUi, useUi, type PanelName } from './ui-state';
import { languageName } from '../words/format';
import { say, term } from '../words/say';
import styles from './rail.module.css';

const PANELS: readonly (readonly [PanelName, string, typeof FileText])[] = [
  ['pages', term('Pages'), FileText],
  ['sections', term('Sections'), LayoutList],
  ['theme', term('Theme'), Palette],
  ['languages', term('Languages'), Languages],
  ['media', term('Media'), Image],
  ['settings', term('Settings'), Settings],
];

export interface PanelProps {
  live: LiveDraft;
  site: SiteAnswer;
  pageId: string;
  canvas: Document | null;
}

const waiting = <Skeleton height={96} />;

const CONTENT = {
  pages: later(async () => (await import('../panels/pages-panel')).PagesPanel, waiting),
  sections: later(async () => (await import('../panels/sections-panel')).SectionsPanel, waiting),
  theme: later(async () => (await import('../panels/theme-panel')).ThemePanel, waiting),
  languages: later(async () => (await import('../panels/languages-panel')).LanguagesPanel, waiting),
  media: later(async () => (await import('../panels/media-panel')).MediaPanel, waiting),
  settings: later(async () => (await import('../panels/settings-panel')).SettingsPanel, waiting),
};

/** The rail at the side and the one panel that it opens. */
export function Rail(props: PanelProps) {
  const panel = useUi((ui) => ui.panel);
  const label = say(PANELS.find(([name]) => name === panel)?.[1] ?? '');
  const Content = panel === null ? null : CONTENT[panel];
  const written = useWrittenLanguage();
  const rail = useRef<HTMLElement>(null);
  const close = () => {
    rail.current?.querySelector<HTMLElement>('[data-selected]')?.focus();
    setUi({ panel: null });
  };
  return (
    <div className={styles['side']}>
      <nav ref={rail} className={styles['rail']} aria-label={say('Panels')}>
        {PANELS.map(([name, text, Icon]) => (
          <button
            key={name}
            type="button"
            className={styles['tab']}
            aria-pressed={panel === name}
            data-selected={panel === name ? '' : undefined}
            title={
              name === 'languages' && written !== null
                ? say('Writing in {language}', { language: written.name })
                : undefined
            }
            onClick={() => setUi({ panel: panel === name ? null : name })}
          >
            {name === 'languages' && written !== null ? (
              <b className={styles['code']} aria-hidden="true">
                {written.code}
              </b>
            ) : (
              <Icon />
            )}
            <span>{say(text)}</span>
          </button>
        ))}
        <RailInbox site={props.site} />
      </nav>
      {Content !== null && (
        <section className={styles['panel']} aria-label={label} data-panel>
          <header className={styles['head']}>
            <h2>{label}</h2>
            <IconButton label={say('Close panel')} onPress={close}>
              <X />
            </IconButton>
          </header>
          <div className={styles['body']}>
            <Content {...props} />
          </div>
        </section>
      )}
    </div>
  );
}

/** The language that is written, where the site has several. */
function useWrittenLanguage(): { code: string; name: string } | null {
  const { draft, language } = useEditing();
  const { store } = draft;
  const primary = useDraftRecords(store, ['languages', PRIMARY_LANGUAGE], () =>
    store.childIds('languages').length > 1 ? store.draft.primaryLanguage() : '',
  );
  const code = language ?? primary;
  const name = useDraftValue(store, `lang:${code}/name`);
  return code === '' ? null : { code, name: languageName(code, name) };
}
