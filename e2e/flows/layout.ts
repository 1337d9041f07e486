import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Gives the window of a page that is there another size, and waits until its layout has followed. What only follows
 * after that, as tools that are placed by a script, is read anew until it is right: `expect.poll`, `toPass`.
 */
export async function resizeWindow(
  page: Page,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(hasFollowed, size)).toBe(true);
}

/** Runs in the page. In the editor a script gives the page its size: in the middle of its room, down to its end. */
function hasFollowed({ width, height }: { width: number; height: number }): boolean {
  if (!matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches) return false;
  const room = document.querySelector('[data-stage]')?.getBoundingClientRect();
  const shown = document.querySelector('[data-stage] iframe')?.getBoundingClientRect();
  if (room === undefined || shown === undefined) return true;
  const gaps = [shown.left - room.left - (room.right - shown.right), room.bottom - shown.bottom];
  return gaps.every((gap) => Math.abs(gap) <= 1);
}

/** Where something stands in the window. */
export async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Where two of them meet, px². What isn't shown meets nothing. */
export async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Takes hold of something, once it stands still, and keeps it in the hand. @returns where the pointer is */
export async function grip(page: Page, handle: Locator): Promise<{ x: number; y: number }> {
  await handle.hover();
  const box = await boxOf(handle);
  await page.mouse.down();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
