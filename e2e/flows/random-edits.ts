import type { Page } from '@playwright/test';

export interface RandomEdits {
  seed: number;
  /** How many things are done. */
  count: number;
  /** The part of them that take a step back, 0 to 1. */
  undoShare?: number;
}

/**
 * Does things in the editor as a person at the keyboard does, chosen by a seed: writes in some text of the page, presses
 * some button of the tools that belong to some place of it, takes a step back. All of it runs in the page, with a frame
 * between two steps, so that it takes as long as the editor does.
 * @returns what was done, in words
 */
export function editAtRandom(page: Page, edits: RandomEdits): Promise<string[]> {
  return page.evaluate(async ({ seed, count, undoShare = 0 }) => {
    let state = seed;
    /** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
    const random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="Page canvas"]');
    const all = (selector: string) => [
      ...(canvas?.contentDocument?.querySelectorAll<HTMLElement>(selector) ?? []),
    ];
    const one = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];

    const focusSome = (): HTMLElement | undefined => {
      const text = one(
        all('[data-field][contenteditable="true"]').filter(
          (each) => each.getClientRects().length > 0,
        ),
      );
      canvas?.focus();
      text?.focus();
      return text;
    };
    const write = (): string => {
      const text = focusSome();
      const selection = canvas?.contentDocument?.getSelection();
      if (!text || !selection) return 'nothing to write in';
      selection.selectAllChildren(text);
      if (random() < 0.5) selection.collapseToStart();
      else selection.collapseToEnd();
      const word = `${Math.floor(random() * 1000)} `;
      for (const key of word) canvas?.contentDocument?.execCommand('insertText', false, key);
      return `wrote "${word}" in ${text.dataset['at']}`;
    };
    const press = async (): Promise<string> => {
      const at = focusSome()?.dataset['at'];
      // The tools of what is selected come with the next frames.
      await frame();
      await frame();
      const sections = all('[data-section]').length;
      const opens = /^(?:Link|Video|Alignment|Background|Settings)$/;
      const buttons = [
        ...document.querySelectorAll<HTMLButtonElement>('#canvas-tools [role="toolbar"] button'),
      ].filter(({ disabled, ariaLabel }) => {
        const name = ariaLabel ?? '';
        // There is always something left to edit, and never too much of it.
        const isTooMuch = sections < 4 ? /^(?:Delete|Hide)$/ : sections > 7 ? /^Duplicate$/ : /^$/;
        return !disabled && !opens.test(name) && !isTooMuch.test(name);
      });
      const button = one(buttons);
      button?.focus();
      button?.click();
      return `pressed ${button?.ariaLabel} at ${at}`;
    };
    const undo = (): string => {
      document.querySelector<HTMLButtonElement>('button[aria-label="Undo"]')?.click();
      return 'took a step back';
    };
    const steps: string[] = [];
    for (let step = 0; step < count; step += 1) {
      const kind = random();
      steps.push(kind < undoShare ? undo() : kind < 0.4 + undoShare ? write() : await press());
      await frame();
    }
    return steps;
  }, edits);
}
