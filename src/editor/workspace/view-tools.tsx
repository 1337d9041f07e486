import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { Button } from '../ui/button';
import { Choice } from '../ui/choice';
import { PopoverDialog } from '../ui/dialog';
import { Field, typedKeys } from '../ui/field';
import { say } from '../words/say';
import { setUi, useUi } from './ui-state';
import { clampPageWidth, PAGE_WIDTHS, zoomName, ZOOMS } from './view-choices';
import styles from './view-tools.module.css';

/** How the page is looked at: at which scale, and at which width besides the devices'. */
export function ViewTools() {
  const zoom = useUi((ui) => ui.zoom);
  return (
    <DialogTrigger>
      <Button variant="quiet" aria-label={say('Zoom and width: {zoom}', { zoom: zoomName(zoom) })}>
        {zoomName(zoom)}
      </Button>
      <PopoverDialog label={say('Zoom and width')}>
        <div className={styles['view']}>
          <Choice
            label={say('Zoom')}
            options={ZOOMS.map((one) => [String(one), zoomName(one)] as const)}
            value={String(zoom)}
            onChange={(value) => setUi({ zoom: value === 'null' ? null : Number(value) })}
          />
          <WidthField />
        </div>
      </PopoverDialog>
    </DialogTrigger>
  );
}

function WidthField() {
  const chosen = useUi((ui) => ui.pageWidth);
  const [typed, setTyped] = useState<string | null>(null);
  const sheet = document.querySelector<HTMLElement>('[data-stage] > div');
  const shown = String(chosen ?? sheet?.offsetWidth ?? '');
  const commit = () => {
    const width = Number(typed);
    if (typed !== null && typed !== shown && width > 0) setUi({ pageWidth: clampPageWidth(width) });
    setTyped(null);
  };
  return (
    <Field
      label={say('Width of the page')}
      hint={say('From {least} to {most} px. The handle beside the page changes it too.', {
        least: PAGE_WIDTHS.min,
        most: PAGE_WIDTHS.max,
      })}
      suffix="px"
      inputMode="numeric"
      value={typed ?? shown}
      onChange={(value) => setTyped(value.replace(/\D/g, ''))}
      onBlur={commit}
      onKeyDown={typedKeys({
        isChanged: typed !== null && typed !== shown,
        take: commit,
        giveBack: () => setTyped(null),
      })}
    />
  );
}
