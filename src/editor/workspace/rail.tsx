import { FileText, Image, Languages, LayoutList, Palette, Settings, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { SiteAnswer } from '../../core/api/site';
import type { LiveDraft } from '../live/live-draft';
import { IconButton } from '../ui/button';
import { Skeleton } from '../ui/notice';
import { setUi, useUi, type PanelName } from './ui-state';
import styles from './rail.module.css';

const PANELS: readonly (readonly [PanelName, string, typeof FileText])[] = [
  ['pages', 'Pages', FileText],
  ['sections', 'Sections', LayoutList],
  ['theme', 'Theme', Palette],
  ['languages', 'Languages', Languages],
  ['media', 'Media', Image],
  ['settings', 'Settings', Settings],
];

export interface PanelProps {
  live: LiveDraft;
  site: SiteAnswer;
  pageId: string;
  canvas: Document | null;
}

const CONTENT = {
  pages: lazy(async () => ({ default: (await import('../panels/pages-panel')).PagesPanel })),
  sections: lazy(async () => ({
    default: (await import('../panels/sections-panel')).SectionsPanel,
  })),
  theme: lazy(async () => ({ default: (await import('../panels/theme-panel')).ThemePanel })),
  languages: lazy(async () => ({
    default: (await import('../panels/languages-panel')).LanguagesPanel,
  })),
  media: lazy(async () => ({ default: (await import('../panels/media-panel')).MediaPanel })),
  settings: lazy(async () => ({
    default: (await import('../panels/settings-panel')).SettingsPanel,
  })),
};

/** The rail at the side and the one panel that it opens. */
export function Rail(props: PanelProps) {
  const panel = useUi((ui) => ui.panel);
  const label = PANELS.find(([name]) => name === panel)?.[1] ?? '';
  const Content = panel === null ? null : CONTENT[panel];
  return (
    <div className={styles['side']}>
      <nav className={styles['rail']} aria-label="Panels">
        {PANELS.map(([name, text, Icon]) => (
          <ToggleButton
            key={name}
            className={styles['tab'] ?? ''}
            isSelected={panel === name}
            onChange={(isSelected) => setUi({ panel: isSelected ? name : null })}
          >
            <Icon />
            <span>{text}</span>
          </ToggleButton>
        ))}
      </nav>
      {Content !== null && (
        <section className={styles['panel']} aria-label={label}>
          <header className={styles['head']}>
            <h2>{label}</h2>
            <IconButton label="Close panel" onPress={() => setUi({ panel: null })}>
              <X />
            </IconButton>
          </header>
          <div className={styles['body']}>
            <Suspense fallback={<Skeleton height={96} />}>
              <Content {...props} />
            </Suspense>
          </div>
        </section>
      )}
    </div>
  );
}
