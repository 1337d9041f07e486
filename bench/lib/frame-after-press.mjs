/** How long a person holds a button. */
const PRESS_MS = 80;

/**
 * From a press of a button, as long as a person's, to the frame that shows what it did: until the page's thread had painted
 * it, and until the screen had it. The frame is timed by a mark that comes into the page with the click; a message sent
 * behind a frame arrives only when whatever else waits has had its turn.
 */
export async function pressed(page, button) {
  await button.evaluate(watchFrame);
  await button.click({ delay: PRESS_MS });
  const { isShown, ...times } = await page.evaluate(() => window.pressed);
  if (!isShown) throw new Error('The frame after the press did not show it.');
  return times;
}

/** Runs in the page: the times of the frame after the next click, and whether the sections' order is another one in it. */
function watchFrame(button) {
  const canvas = document.querySelector('iframe[title="Page canvas"]').contentDocument;
  // What is read of the page takes its share of the time that is measured: all that can be is read before the press.
  const sections = canvas.querySelector('main').children;
  const before = [...sections];
  window.pressed = new Promise((resolve) => {
    const press = ({ timeStamp }) => {
      let isShown;
      requestAnimationFrame(
        () =>
          (isShown =
            sections.length !== before.length ||
            before.some((section, index) => sections[index] !== section)),
      );
      const mark = document.createElement('i');
      mark.textContent = '.';
      mark.setAttribute('elementtiming', `frame-${timeStamp}`);
      mark.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 1000';
      document.body.append(mark);
      new PerformanceObserver((list, observer) => {
        const entry = list
          .getEntries()
          .find(({ identifier }) => identifier === `frame-${timeStamp}`);
        if (entry === undefined) return;
        observer.disconnect();
        mark.remove();
        const { paintTime, presentationTime } = entry;
        resolve({
          painted: paintTime - timeStamp,
          shown: presentationTime - timeStamp,
          isShown,
        });
      }).observe({ type: 'element' });
    };
    button.addEventListener('click', press, { capture: true, once: true });
  });
}
