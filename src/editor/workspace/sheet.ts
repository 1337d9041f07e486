import type { Device } from './ui-state';

/** Widths that the page is shown at, px. On a desktop a page is as wide as its two-column layouts need, or wider. */
const WIDTHS: Readonly<Record<Device, number>> = { phone: 390, tablet: 768, desktop: 1200 };
/** A desktop's page isn't made smaller than this by itself: its words would no longer be read, least of all enlarged. */
const LEAST_SCALE = 0.75;
/** Above a page that doesn't fill its room, px. */
const TOP_PX = 24;

interface Sheet {
  /** Of the page, in its own px. */
  width: number;
  scale: number;
  /** Free room on either side of it, px. */
  margin: number;
  top: number;
}

/** How the page lies in its room. */
export function sheetOf(
  room: { width: number; height: number },
  shown: { device: Device; pageWidth: number | null; zoom: number | null },
): Sheet {
  const { device, pageWidth, zoom } = shown;
  const width = pageWidth ?? deviceWidth(device, room.width);
  const scale = zoom ?? (width > 0 ? Math.min(1, room.width / width) : 1);
  const margin = Math.max(0, (room.width - width * scale) / 2);
  return { width, scale, margin, top: margin > 0 ? TOP_PX : 0 };
}

function deviceWidth(device: Device, room: number): number {
  if (device === 'desktop') return Math.max(room, Math.min(WIDTHS.desktop, room / LEAST_SCALE));
  // A phone in the hand shows a phone's page as wide as it is.
  return device === 'phone' && room > 0 ? Math.min(WIDTHS.phone, room) : WIDTHS[device];
}
