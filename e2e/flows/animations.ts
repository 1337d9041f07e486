import type { Page } from '@playwright/test';

/** Waits for what fades or moves: half faded in, words have less contrast than they come to have. */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was changed just now begins to move with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const coming = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(coming.map(async ({ finished }) => finished));
  });
}
