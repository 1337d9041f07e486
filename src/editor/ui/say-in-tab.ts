/** Says in a tab that was opened for an address what it waits for, in the builder's language. */
export function sayInTab(tab: Window | null, words: string): void {
  if (tab === null) return;
  const { lang, dir } = document.documentElement;
  const { document: page } = tab;
  Object.assign(page.documentElement, { lang, dir });
  page.title = words;
  const text = page.createElement('p');
  text.setAttribute('role', 'status');
  text.textContent = words;
  page.documentElement.style.cssText = 'color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif';
  page.body.style.cssText = 'margin:0;min-height:100vh;display:grid;place-content:center';
  page.body.replaceChildren(text);
}
