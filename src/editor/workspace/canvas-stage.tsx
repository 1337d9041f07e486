import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { PHONE_QUERY } from '../ui/phone';
import { PageWidthHandle } from './later-parts';
import { sheetOf } from './sheet';
import { useUi } from './ui-state';
import styles from './workspace.module.css';

/** Room beside the page that its handle needs, px. */
const HANDLE_PX = 20;

/** The space around the page: gives the canvas its width, smaller in scale where there is no room or one asks for it. */
export function CanvasStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLElement>(null);
  const room = useSize(stage);
  const device = useUi((ui) => ui.device);
  const pageWidth = useUi((ui) => ui.pageWidth);
  const zoom = useUi((ui) => ui.zoom);
  // A phone in the hand shows the page as phones do, however it was held before.
  const isPhone = useSyncExternalStore(followPhone, () => phone.matches);
  const { width, scale, margin, top } = sheetOf(
    room,
    isPhone ? { device: 'phone', pageWidth: null, zoom: null } : { device, pageWidth, zoom },
  );
  return (
    <main ref={stage} className={styles['stage']} data-stage="">
      <div
        className={styles['sheet']}
        data-free={margin > 0 ? '' : undefined}
        style={{
          inlineSize: width,
          blockSize: (room.height - top) / scale,
          transform: `translate(${margin}px, ${top}px) scale(${scale})`,
        }}
      >
        {children}
      </div>
      {margin >= HANDLE_PX && !isPhone && (
        <PageWidthHandle {...{ width, scale }} at={margin + width * scale} />
      )}
    </main>
  );
}

/** The bar has no choice of widths there (top-bar.module.css). */
const phone = window.matchMedia(PHONE_QUERY);

function followPhone(listener: () => void): () => void {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
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
