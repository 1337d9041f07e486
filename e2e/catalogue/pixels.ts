/** Words against the very pixels behind them: what axe can't judge, since it doesn't see pictures and gradients. */
import type { Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';

interface Word {
  text: string;
  color: string;
  isLarge: boolean;
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** WCAG 2.2, 1.4.3: large is 24 px, or bold from 18.66 px on. */
const LEAST = { text: 4.5, large: 3 };
/** Of a text's pixels one in two hundred may lie below: the rim of a smoothed edge. */
const RIM = 0.005;

/** The texts of the page that can't be read on what is behind them. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const words = await page.evaluate(visibleWords);
  const hide = await page.addStyleTag({
    content: '* { color: transparent !important; transition: none !important; }',
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await hide.evaluate((style) => style.parentNode?.removeChild(style));
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return words.flatMap(({ text, color, isLarge, boxes }) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    // A gradient's letters have no colour of their own; its two ends are colours of the theme's text.
    if (alpha === 0) return [];
    const ink = luminance(red, green, blue);
    const ratios = boxes.flatMap((box) =>
      pixelsOf(box, info).map((at) =>
        contrast(ink, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)),
      ),
    );
    const worst = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * RIM)];
    const least = isLarge ? LEAST.large : LEAST.text;
    return worst !== undefined && worst < least
      ? [`"${text}" ${worst.toFixed(2)} instead of ${least}`]
      : [];
  });
}

/** The strongest contrast of any pixel of a picture with its corner's: how well is seen what it shows on its ground. */
export async function strongestContrast(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances = Array.from({ length: data.length / 3 }, (_, index) =>
    luminance(data[index * 3] ?? 0, data[index * 3 + 1] ?? 0, data[index * 3 + 2] ?? 0),
  );
  const [ground = 0] = luminances;
  return luminances.reduce((most, one) => Math.max(most, contrast(one, ground)), 1);
}

/** Runs in the page. */
function visibleWords(): Word[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Word[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.skip-link, dialog, [popover], noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const own = element.getBoundingClientRect();
    // Only for those who hear it.
    if (own.width <= 2 || own.height <= 2) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    found.push({
      text: text.slice(0, 40),
      color,
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      boxes: [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
      })),
    });
  }
  return found;
}

/** Every second pixel of every second row of a box, as places in the picture's bytes. */
function pixelsOf(box: Word['boxes'][number], { width, height }: OutputInfo): number[] {
  const places: number[] = [];
  const right = Math.min(width, box.x + box.width);
  const bottom = Math.min(height, box.y + box.height);
  for (let y = Math.max(0, Math.round(box.y)); y < bottom; y += 2) {
    for (let x = Math.max(0, Math.round(box.x)); x < right; x += 2)
      places.push((y * width + x) * 3);
  }
  return places;
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
