import { useEffect, useRef } from 'react';
import type { Widgets } from '../../core/document/records';
import { widgetsWithDefaultWords } from '../../core/words/default-words';
import { usePage } from '../../parts/page-context';
import { CookieBanner } from '../../site/widgets/cookie-banner/cookie-banner';
import { CookieSettings } from '../../site/widgets/cookie-banner/cookie-settings';
import { useEditing } from '../editing/editing-context';
import { useWidgetPreview } from './widget-preview';

/** In a window narrower than this the panel lies over the lower part of the page. */
const SHEET_BELOW_PX = 700;

/** The cookie banner as visitors will see it, or its dialog, while their texts are written. Nothing in it can be pressed. */
export function CanvasConsent(props: { widgets: Widgets }) {
  const { draft, language } = useEditing();
  const { language: shownLanguage } = usePage();
  const own = language === undefined ? {} : Object.fromEntries(draft.store.draft.texts(language));
  const widgets = widgetsWithDefaultWords(props.widgets, shownLanguage, own);
  const shown = useWidgetPreview((preview) => preview.shown);
  const ref = useRef<HTMLDivElement>(null);
  const isThere =
    shown === 'dialog'
      ? widgets.gdprBanner.isVisible
      : shown === 'banner' && (widgets.gdprBanner.isVisible || widgets.simpleBanner.isVisible);
  useEffect(() => {
    // On a page a script shows both.
    ref.current?.querySelector('section')?.removeAttribute('hidden');
    ref.current?.querySelector('dialog')?.toggleAttribute('open', shown === 'dialog');
  });
  if (!isThere) return null;
  return (
    <div
      ref={ref}
      className="canvas-consent"
      data-raised={window.innerWidth < SHEET_BELOW_PX ? '' : undefined}
      inert
    >
      <CookieBanner widgets={widgets} isRecorded={false} />
      {widgets.gdprBanner.isVisible && <CookieSettings settings={widgets.gdprBanner.settings} />}
    </div>
  );
}
