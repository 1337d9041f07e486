/**
 * A tab that opens with the press itself, for an address that is known later: a browser takes one that is opened then for an
 * advertisement. Null where it opens none at all.
 */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab !== null) tab.opener = null;
  return tab;
}

/** Shows an address in the tab that was opened for it; where there is none, in this one. */
export function showInTab(tab: Window | null, address: string): void {
  if (tab === null) location.assign(address);
  else tab.location.replace(address);
}
