import { useEffect } from 'react';
import { editableOf } from '../text/text-events';
import { useUi } from '../workspace/ui-state';

/** The message of a text that was left empty stands until the next input or click (spec section 5), wherever that is. */
export function useWarningUntilInput(canvas: Document): void {
  const warned = useUi((ui) => ui.warned);
  useEffect(() => {
    if (warned === null) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const clear = () => editableOf(warned.element)?.clearMessage();
    for (const one of [canvas, document])
      for (const name of ['pointerdown', 'beforeinput']) one.addEventListener(name, clear, options);
    return () => listening.abort();
  }, [canvas, warned]);
}
