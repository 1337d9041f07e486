import { useRef } from 'react';
import { useEditing } from '../editing/editing-context';
import { PopoverDialog } from '../ui/dialog';
import { setUi, type ToolTarget } from '../workspace/ui-state';
import { CropDialog } from '../media/crop-dialog';
import { BackgroundForm } from './background-form';
import { IconChooser } from './icon-chooser';
import { LinkForm } from './link-form';
import { PictureChooser } from './picture-chooser';
import { usePinned } from './use-pinned';
import { VideoForm } from './video-form';
import styles from './tools.module.css';

const NAMES = {
  link: 'Link',
  icon: 'Icon',
  picture: 'Picture',
  crop: 'Crop picture',
  background: 'Background',
  video: 'Video',
} as const;

/** The dialog for a value that is not written but chosen, hanging at what it changes. */
export function ValueTool({ tool, siteId }: { tool: ToolTarget; siteId: string }) {
  const { kind, key, element } = tool;
  const { draft } = useEditing();
  const anchor = useRef<HTMLSpanElement>(null);
  usePinned(anchor, element, ({ box, view }) => {
    // A background is everywhere: its dialog stands aside, so that the page stays in sight.
    if (kind === 'background') return { left: view.right - 8, top: view.top + 52 };
    return {
      left: Math.max(view.left, Math.min((box.left + box.right) / 2, view.right)),
      top: Math.max(view.top, Math.min(box.bottom, view.bottom)),
    };
  });
  const close = () => setUi({ tool: null });
  // A dialog of its own: it needs the room.
  if (kind === 'crop') return <CropDialog pictureKey={key} element={element} onDone={close} />;
  return (
    <>
      <span ref={anchor} className={styles['anchor']} />
      <PopoverDialog
        label={NAMES[kind]}
        placement={kind === 'background' ? 'bottom end' : 'bottom'}
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        {kind === 'link' && <LinkForm {...{ siteId }} valueKey={key} onDone={close} />}
        {kind === 'icon' && <IconChooser valueKey={key} onDone={close} />}
        {kind === 'picture' && (
          <PictureChooser
            {...{ siteId, draft }}
            valueKey={key}
            onCrop={() => setUi({ tool: { kind: 'crop', key, element } })}
            onDone={close}
          />
        )}
        {kind === 'video' && <VideoForm valueKey={key} onDone={close} />}
        {kind === 'background' && <BackgroundForm {...{ siteId }} component={key} onDone={close} />}
      </PopoverDialog>
    </>
  );
}
