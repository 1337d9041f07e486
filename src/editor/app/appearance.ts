/** How the builder itself looks on this device. Sites and their pages have looks of their own. */
const KEY = 'plinth.appearance';
const HINTS_KEY = 'plinth.hints';

export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export function appearance(): Appearance {
  try {
    const kept = localStorage.getItem(KEY);
    return APPEARANCES.find((one) => one === kept) ?? 'system';
  } catch {
    // Storage may be forbidden.
    return 'system';
  }
}

/** Keeps a choice, and shows it. */
export function setAppearance(chosen: Appearance): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Then it lasts as long as the page.
  }
  show(chosen);
}

/** Shows what was chosen, before anything is drawn; other windows follow. */
export function startAppearance(): void {
  show(appearance());
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) show(appearance());
  });
}

function show(chosen: Appearance): void {
  if (chosen === 'system') delete document.documentElement.dataset['appearance'];
  else document.documentElement.dataset['appearance'] = chosen;
}

/** Lets the editor's first tips come once more. */
export function showHintsAgain(): void {
  try {
    localStorage.removeItem(HINTS_KEY);
  } catch {
    // Nothing was kept.
  }
}
