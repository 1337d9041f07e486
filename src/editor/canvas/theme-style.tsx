import { createPortal } from 'react-dom';
import { themeFields, type Theme } from '../../core/document/records';
import type { DraftStore } from '../../core/draft/draft-store';
import { themeCss } from '../../core/theme/theme-css';
import { fontCss } from '../../site/fonts/font-css';
import { useDraftRecord } from '../editing/draft-hooks';

/** The draft's theme as the canvas's style; it follows while a slider moves. */
export function ThemeStyle({ store, target }: { store: DraftStore; target: Document }) {
  const theme = useDraftRecord<Theme>(store, 'theme', themeFields);
  return createPortal(
    <>
      <style>{fontCss(theme, '')}</style>
      <style>{themeCss(theme)}</style>
    </>,
    target.head,
  );
}
