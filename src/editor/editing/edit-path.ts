/** A key or path of the draft without the marks of item ids, as edits and undo name it: "c1/plans/p2/cardTitle". */
export function editPath(key: string): string {
  return key.replaceAll('/#', '/');
}
