import { useRef } from 'react';
import { useEditing } from '../editing/editing-context';
import { PopoverDialog } from '../ui/dialog';
import { setUi, type ToolTarget } from '../workspace/ui-state';
import { IconChooser } from './icon-chooser';
import { LinkForm } from './link-form';
import { PictureChooser } from './picture-chooser';
import { usePinned } from './use-pinned';
import styles from './tools.module.css';

const NAMES = { link: 'Link', icon: 'Icon', picture: 'Picture' } as const;

/** The dialog for a value that is not written but chosen, hanging at what it changes. */
export function ValueTool({ tool, siteId }: { tool: ToolTarget; siteId: string }) {
  const { kind, key, element } = tool;
  const { draft } = useEditing();
  const anchor = useRef<HTMLSpanElement>(null);
  usePinned(anchor, element, ({ box, view }) => ({
    left: Math.max(view.left, Math.min((box.left + box.right) / 2, view.right)),
    top: Math.max(view.top, Math.min(box.bottom, view.bottom)),
  }));
  const close = () => setUi({ tool: null });
  return (
    <>
      <span ref={anchor} className={styles['anchor']} />
      <PopoverDialog
        label={NAMES[kind]}
        placement="bottom"
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        {kind === 'link' && <LinkForm valueKey={key} onDone={close} />}
        {kind === 'icon' && <IconChooser valueKey={key} onDone={close} />}
        {kind === 'picture' && (
          <PictureChooser {...{ siteId, draft }} valueKey={key} onDone={close} />
        )}
      </PopoverDialog>
    </>
  );
}
