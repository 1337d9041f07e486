import { createPortal } from 'react-dom';
import { themeFields, type Theme } from '../../core/document/records';
import type { DraftStore } from '../../core/draft/draft-store';
import { themeCss } from '../../core/theme/theme-css';
import { fontCss } from '../../site/fonts/font-css';
import { useDraftRecord } from '../editing/draft-hooks';

/** The draft's theme as the canvas's style; it follows while a slider moves. */
export function ThemeStyle({ store, target }: { store: DraftStore; target: Document }) {
  const theme = useDraftRecord<Theme>(store, 'theme', themeFields);
  const { fonts, looks } = stylesOf(theme);
  return createPortal(
    <>
      <style>{fonts}</style>
      <style>{looks}</style>
    </>,
    target.head,
  );
}

/** What was made last: a theme's readable colours are searched for, and many frames may show one theme. */
let last: { theme: string; fonts: string; looks: string } | undefined;

function stylesOf(theme: Theme) {
  const key = JSON.stringify(theme);
  if (last?.theme !== key) last = { theme: key, fonts: fontCss(theme, ''), looks: themeCss(theme) };
  return last;
}
