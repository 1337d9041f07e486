import { useRef } from 'react';
import { useEditing } from '../editing/editing-context';
import { setUi, type ToolTarget } from '../workspace/ui-state';
import { CropDialog } from '../media/crop-dialog';
import { BackgroundForm } from './background-form';
import { EntryForm } from './entry-form';
import { IconChooser } from './icon-chooser';
import { type Leave, LeaveContext, useLeft } from './leaving';
import { LinkForm } from './link-form';
import { PictureChooser } from './picture-chooser';
import { ToolFrame } from './tool-frame';
import { VideoForm } from './video-form';

/** The dialog for a value that is not written but chosen, where it leaves what it changes in sight. */
export function ValueTool({ tool, siteId }: { tool: ToolTarget; siteId: string }) {
  const { kind, key, element } = tool;
  const { draft } = useEditing();
  const leave = useRef<Leave>(null);
  const close = () => setUi({ tool: null });
  const leaveIt = () => {
    const mayGo = leave.current?.() ?? true;
    if (mayGo) close();
    return mayGo;
  };
  useLeft(leaveIt);
  // A dialog of its own: it needs the room.
  if (kind === 'crop') return <CropDialog pictureKey={key} element={element} onDone={close} />;
  return (
    <ToolFrame
      tool={tool}
      onOpenChange={(isOpen) => {
        if (!isOpen) leaveIt();
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
        {kind === 'video' && <VideoForm valueKey={key} takesFocus onDone={close} />}
        {kind === 'background' && <BackgroundForm {...{ siteId }} component={key} onDone={close} />}
      </LeaveContext>
    </ToolFrame>
  );
}
