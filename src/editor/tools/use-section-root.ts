import { useEffect, useState } from 'react';

/** The root of a section, as soon as it is there: one that a redo brings back is rendered together with its tools. */
export function useSectionRoot(canvas: Document, id: string): Element | null {
  const [root, setRoot] = useState(() => sectionRoot(canvas, id));
  useEffect(() => setRoot(sectionRoot(canvas, id)), [canvas, id]);
  return root;
}

export function sectionRoot(canvas: Document, id: string): HTMLElement | null {
  return canvas.querySelector(`[data-section][data-at="${CSS.escape(id)}"]`);
}
