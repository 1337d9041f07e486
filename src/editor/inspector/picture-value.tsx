import { useId, useRef, useState } from 'react';
import { useDraftValue } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { PictureChooser } from '../tools/picture-chooser';
import { Button } from '../ui/button';
import { PopoverDialog } from '../ui/dialog';
import { say } from '../words/say';
import styles from './inspector.module.css';

/** A picture that has no place of its own to be pressed, such as a background. */
export function PictureValue(props: { label: string; siteId: string; valueKey: string }) {
  const { label, siteId, valueKey } = props;
  const { draft } = useEditing();
  const anchor = useRef<HTMLDivElement>(null);
  const [labelId, buttonId] = [useId(), useId()];
  const [isOpen, setIsOpen] = useState(false);
  const value = useDraftValue(draft.store, valueKey);
  const address = typeof value === 'string' ? value : '';
  return (
    <div className={styles['picture']} ref={anchor}>
      <span className={styles['label']} id={labelId}>
        {label}
      </span>
      {address !== '' && <img src={address} alt="" loading="lazy" />}
      <Button
        id={buttonId}
        // What it says, and of which picture.
        aria-labelledby={`${buttonId} ${labelId}`}
        onPress={() => setIsOpen(true)}
      >
        {address === '' ? say('Add picture') : say('Change picture')}
      </Button>
      <PopoverDialog
        label={label}
        placement="left top"
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <PictureChooser {...{ draft, siteId, valueKey }} onDone={() => setIsOpen(false)} />
      </PopoverDialog>
    </div>
  );
}
