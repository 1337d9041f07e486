/** Leads the focus to the row that stands in the place of one that was removed; without rows, to the first button. */
export function focusRow(list: HTMLElement | null, index: number): void {
  // The list is rendered without it first.
  requestAnimationFrame(() => {
    const rows = list?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    (row ?? list?.querySelector<HTMLElement>('button'))?.focus();
  });
}
