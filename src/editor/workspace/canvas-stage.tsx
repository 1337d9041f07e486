import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useUi, type Device } from './ui-state';
import styles from './workspace.module.css';

/** Widths that the page is shown at, px. On a desktop a page is at least as wide as its two-column layouts need. */
const WIDTHS: Readonly<Record<Device, number>> = { phone: 390, tablet: 768, desktop: 1200 };

/** The space around the page: gives the canvas the width of the chosen device, smaller in scale where there is no room. */
export function CanvasStage({ children }: { children: ReactNode }) {
  const device = useUi((ui) => ui.device);
  const stage = useRef<HTMLElement>(null);
  const { width, height } = useSize(stage);
  const wanted = device === 'desktop' ? Math.max(width, WIDTHS.desktop) : WIDTHS[device];
  // A phone in the hand shows a phone's page as wide as it is.
  const shown = device === 'phone' ? Math.min(wanted, width) : wanted;
  const scale = shown > 0 ? Math.min(1, width / shown) : 1;
  const top = device === 'desktop' || width <= shown ? 0 : 24;
  return (
    <main ref={stage} className={styles['stage']} data-stage="">
      <div
        className={styles['sheet']}
        data-device={width <= shown ? undefined : device}
        style={{
          inlineSize: shown,
          blockSize: (height - top) / scale,
          transform: `translateX(-50%) scale(${scale})`,
        }}
      >
        {children}
      </div>
    </main>
  );
}

function useSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  // Before anything is drawn: without its size the stage has no scale.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const update = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
