/** Looks at pages of the gallery in a browser: many of them one after another in one document, which is what makes it quick. */
import { createRequire } from 'node:module';
import * as fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { GalleryBody } from '../../src/site/testing/gallery';
import { resizeWindow } from '../flows/layout';

/** Axe's rules to run; null: none. */
export type Audit = RunOptions | null;

/**
 * Every rule of axe but one: a footer alone in its page has no heading, and needs none.
 */
export const EVERYTHING: RunOptions = { rules: { 'page-has-heading-one': { enabled: false } } };
export const CONTRAST: RunOptions = { runOnly: ['color-contrast'] };

const require = createRequire(import.meta.url);
const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
    alerts: number;
  }
}

/** Opens the document in which the pages are shown. */
export async function openBlank(page: Page, origin: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin}/blank`);
  await page.evaluate(AXE);
  await page.evaluate(() => {
    window.alerts = 0;
    window.alert = () => void (window.alerts += 1);
    return document.fonts.ready;
  });
}

/** Shows each body at a width and tells what is wrong with it: what stands out of the page, what an audit finds. */
export async function inspect(
  page: Page,
  bodies: readonly GalleryBody[],
  { width, audit }: { width: number; audit: Audit },
): Promise<string[]> {
  await resizeWindow(page, { width, height: 900 });
  const found = await page.evaluate(
    async ({ all, options }) => {
      const problems: [name: string, problem: string][] = [];
      const root = document.documentElement;
      const theme = document.querySelector('#theme');
      for (const { name, language, direction, markup, theme: css } of all) {
        root.lang = language;
        root.dir = direction;
        if (theme && theme.textContent !== css) theme.textContent = css;
        document.body.innerHTML = markup;
        if (!document.querySelector('[data-section]')) problems.push([name, 'is not there']);
        if (root.scrollWidth > root.clientWidth) problems.push([name, outermost()]);
        for (const text of [...cutOff(), ...overlaps()]) problems.push([name, text]);
        if (options) {
          const { violations } = await window.axe.run(document, options);
          for (const { id, nodes } of violations) {
            const [first] = nodes;
            const detail = first?.any[0]?.message ?? '';
            problems.push([
              name,
              `${id} (${nodes.length}): ${first?.target.join(' ')} ${detail}`.slice(0, 400),
            ]);
          }
        }
        if (window.alerts > 0) problems.push([name, 'a text became a script']);
        window.alerts = 0;
      }
      return problems;

      /** The element that stands out of the page the furthest. */
      function outermost(): string {
        let furthest = 0;
        let culprit = '';
        for (const element of document.body.querySelectorAll('*')) {
          const { left, right } = element.getBoundingClientRect();
          const out = Math.max(right - root.clientWidth, -left);
          if (out > furthest) {
            furthest = out;
            culprit = `${element.tagName} ${String(element.className)}`;
          }
        }
        return `scrolls sideways by ${root.scrollWidth - root.clientWidth} px: ${culprit}`;
      }

      /** Words that lie on other words. */
      function overlaps(): string[] {
        const lines: { element: Element; box: DOMRect }[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          if (!element || node.textContent?.trim() === '') continue;
          if (element.closest('.skip-link, dialog, [popover], noscript, [aria-hidden="true"]'))
            continue;
          if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            continue;
          const own = element.getBoundingClientRect();
          if (own.width <= 2 || own.height <= 2) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) lines.push({ element, box });
        }
        lines.sort((a, b) => a.box.top - b.box.top);
        const found: string[] = [];
        for (const [index, { element, box }] of lines.entries()) {
          for (const other of lines.slice(index + 1)) {
            if (other.box.top >= box.bottom) break;
            if (other.element === element) continue;
            const across =
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
            // Boxes of letters are higher than their lines; what is read on one another shares much of its height.
            if (across > 3 && down > Math.min(box.height, other.box.height) * 0.4) {
              found.push(`words on words: ${className(element)} and ${className(other.element)}`);
            }
          }
        }
        return [...new Set(found)];
      }

      function className(element: Element): string {
        return `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      }

      /** Controls and words that a clipping ancestor or the window's side hides. */
      function cutOff(): string[] {
        return [...document.body.querySelectorAll('a, button, h1, h2, h3, p, input, textarea')]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            // Hidden from sight on purpose: skip links, honeypots, closed menus.
            if (box.width <= 2 || box.height <= 2 || element.closest('.skip-link')) return false;
            if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              return false;
            if (element.closest('[aria-hidden="true"], [inert]')) return false;
            return box.left < -1 || box.right > root.clientWidth + 1;
          })
          .map((element) => `cut off: ${element.tagName} ${String(element.className)}`);
      }
    },
    { all: bodies, options: audit },
  );
  const combinations = new Map<string, Set<string>>();
  for (const [name, problem] of found) {
    combinations.set(problem, (combinations.get(problem) ?? new Set()).add(name));
  }
  return [...combinations].map(
    ([problem, names]) =>
      `${problem} at ${width} px in ${names.size} combinations, such as ${[...names][0]}`,
  );
}
