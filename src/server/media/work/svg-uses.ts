/** The most shapes that a drawing's uses of its own parts may come to. */
const MAX_SHAPES = 200_000;
/** Groups within groups: drawing programs stay far below. */
const MAX_DEPTH = 200;

interface Part {
  /** Elements in it, without those that it uses. */
  own: number;
  uses: string[];
}

/**
 * Whether a drawing uses its parts in one another until they come to more than any browser can draw, or without end. It
 * was cleaned, so that its tags are well-formed.
 */
export function isExplosive(svg: string): boolean {
  const root: Part = { own: 0, uses: [] };
  const parts = new Map<string, Part>();
  const open: (Part | null)[] = [];
  for (const [, end, name = '', attributes = '', empty] of svg.matchAll(
    /<(\/?)([A-Za-z][\w:-]*)((?:[^>"]|"[^"]*")*?)(\/?)>/g,
  )) {
    if (end) {
      open.pop();
      continue;
    }
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    const part = id === undefined ? null : { own: 0, uses: [] };
    if (part && id !== undefined && !parts.has(id)) parts.set(id, part);
    const target =
      name === 'use' ? /\s(?:xlink:)?href="\s*#([^"]*)"/.exec(attributes)?.[1] : undefined;
    for (const around of [root, ...open, part]) {
      if (!around) continue;
      around.own += 1;
      if (target !== undefined) around.uses.push(target);
    }
    if (!empty) open.push(part);
    if (open.length > MAX_DEPTH) return true;
  }
  return weigh(root, parts, new Map(), new Set()) > MAX_SHAPES;
}

/** How many shapes a part comes to; without end where it uses itself. */
function weigh(
  part: Part,
  parts: ReadonlyMap<string, Part>,
  known: Map<Part, number>,
  within: Set<Part>,
): number {
  const before = known.get(part);
  if (before !== undefined) return before;
  if (within.has(part)) return Infinity;
  within.add(part);
  let total = part.own;
  for (const id of part.uses) {
    const used = parts.get(id);
    if (used) total += weigh(used, parts, known, within);
    if (total > MAX_SHAPES) break;
  }
  within.delete(part);
  known.set(part, total);
  return total;
}
