import type { SiteAnswer } from '../../core/api/site';
import type { PageInfo } from '../../parts/page-context';
import type { LiveDraft } from '../live/live-draft';
import { later } from '../ui/later';
import { TypedAhead } from './typed-ahead';
import { setUi, useUi } from './ui-state';

const waiting = <TypedAhead />;

const TranslationDialog = later(
  async () => (await import('../translate/translation-dialog')).TranslationDialog,
  waiting,
);
const CommandPalette = later(
  async () => (await import('../palette/command-palette')).CommandPalette,
  waiting,
);
const ShortcutSheet = later(
  async () => (await import('../palette/shortcut-sheet')).ShortcutSheet,
  waiting,
);
const SharingDialog = later(
  async () => (await import('../account/sharing/sharing-dialog')).SharingDialog,
  waiting,
);

export interface OverlayProps {
  live: LiveDraft;
  site: SiteAnswer;
  pageId: string;
  canvas: Document | null;
  info: PageInfo;
}

/** What lies over the whole editor, loaded when it is opened. */
export function Overlays(props: OverlayProps) {
  const overlay = useUi((ui) => ui.overlay);
  if (overlay === null) return null;
  return (
    <>
      {overlay.kind === 'translations' && (
        <TranslationDialog {...props} language={overlay.language} />
      )}
      {overlay.kind === 'palette' && <CommandPalette {...props} typed={overlay.typed} />}
      {overlay.kind === 'shortcuts' && <ShortcutSheet />}
      {overlay.kind === 'sharing' && (
        <SharingDialog
          site={props.site}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setUi({ overlay: null });
          }}
        />
      )}
    </>
  );
}
