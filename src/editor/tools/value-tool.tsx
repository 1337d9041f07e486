import { useRef } from 'react';
import { useEditing } from '../editing/editing-context';
import { PopoverDialog } from '../ui/dialog';
import { setUi, type ToolTarget } from '../workspace/ui-state';
import { CropDialog } from '../media/crop-dialog';
import { BackgroundForm } from './background-form';
import { EntryForm } from './entry-form';
import { IconChooser } from './icon-chooser';
import { type Leave, LeaveContext } from './leaving';
import { LinkForm } from './link-form';
import { PictureChooser } from './picture-chooser';
import { hold, usePinned } from './use-pinned';
import { VideoForm } from './video-form';
import { say, term } from '../words/say';
import styles from './tools.module.css';

const NAMES = {
  link: term('Link'),
  entry: term('Link'),
  icon: term('Icon'),
  picture: term('Picture'),
  crop: term('Crop picture'),
  background: term('Background'),
  video: term('Video'),
} as const;

/** From this height on a dialog hangs over what it changes: beside it there is no room, px. */
const LARGE_PX = 160;

function setSize(element: HTMLElement | null, width: number, height: number): void {
  if (element === null) return;
  element.style.inlineSize = `${Math.max(1, width)}px`;
  element.style.blockSize = `${Math.max(1, height)}px`;
}

/** The dialog for a value that is not written but chosen, hanging at what it changes. */
export function ValueTool({ tool, siteId }: { tool: ToolTarget; siteId: string }) {
  const { kind, key, element } = tool;
  const { draft } = useEditing();
  const anchor = useRef<HTMLSpanElement>(null);
  const leave = useRef<Leave>(null);
  usePinned(anchor, element, ({ box, view }) => {
    // A background is everywhere: its dialog stands aside, so that the page stays in sight.
    if (kind === 'background') return { left: view.right - 8, top: view.top + 52 };
    const left = hold(box.left, view.left, view.right);
    const top = hold(box.top, view.top, view.bottom);
    const isLarge = box.bottom - box.top > LARGE_PX;
    // Beside a word or an icon, as wide as that is; in the middle of a picture.
    if (isLarge)
      return { left: (box.left + box.right) / 2, top: (top + box.bottom) / 2 - LARGE_PX };
    setSize(anchor.current, hold(box.right, left, view.right) - left, box.bottom - top);
    return { left, top };
  });
  const close = () => setUi({ tool: null });
  // A dialog of its own: it needs the room.
  if (kind === 'crop') return <CropDialog pictureKey={key} element={element} onDone={close} />;
  return (
    <>
      <span ref={anchor} className={styles['anchor']} />
      <PopoverDialog
        label={say(NAMES[kind])}
        placement={kind === 'background' ? 'bottom end' : 'bottom'}
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen && (leave.current?.() ?? true)) close();
        }}
      >
        <LeaveContext value={leave}>
          {kind === 'link' && <LinkForm {...{ siteId }} valueKey={key} onDone={close} />}
          {kind === 'entry' && (
            <EntryForm {...{ siteId }} entryKey={key} wanted={tool.focus} onDone={close} />
          )}
          {kind === 'icon' && <IconChooser valueKey={key} onDone={close} />}
          {kind === 'picture' && (
            <PictureChooser
              {...{ siteId, draft }}
              valueKey={key}
              isAltWanted={tool.focus === 'alt'}
              onCrop={() => setUi({ tool: { kind: 'crop', key, element } })}
              onDone={close}
            />
          )}
          {kind === 'video' && <VideoForm valueKey={key} onDone={close} />}
          {kind === 'background' && (
            <BackgroundForm {...{ siteId }} component={key} onDone={close} />
          )}
        </LeaveContext>
      </PopoverDialog>
    </>
  );
}
