/** A piece of a text: in both versions, only in the new one, or only in the old one. */
export interface WordChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts than this many words are shown as replaced: comparing takes the product of both lengths. */
const MAX_WORDS = 1500;

/**
 * What changed between two texts, word by word: the longest common sequence stays. Put together, what is `same` or
 * `removed` is the old text, and what is `same` or `added` the new one.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, fresh] = [words(before), words(after)];
  if (old.length > MAX_WORDS || fresh.length > MAX_WORDS) {
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  }
  const lengths = commonLengths(old, fresh);
  const at = (i: number, j: number) => lengths[i * (fresh.length + 1) + j] ?? 0;
  const changes: WordChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [gone = '', come = ''] = [old[i], fresh[j]];
    if (i < old.length && j < fresh.length && gone === come) {
      changes.push({ kind: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === fresh.length || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', text: gone });
      i += 1;
    } else {
      changes.push({ kind: 'added', text: come });
      j += 1;
    }
  }
  return joined(changes);
}

/** Words with the spaces behind them. Where a language writes none between words, its letters are compared. */
function words(text: string): string[] {
  return (
    text.match(
      /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|\s+|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]+/gu,
    ) ?? []
  );
}

/** How many words the rests from i and from j have in common, for every i and j. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array {
  const width = fresh.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === fresh[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Pieces of one kind that stand side by side become one; within a change what is gone comes first. */
function joined(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  for (const { kind, text } of changes) {
    if (text === '') continue;
    const last = result.at(-1);
    const beforeLast = result.at(-2);
    if (last?.kind === kind) last.text += text;
    else if (kind === 'removed' && last?.kind === 'added') {
      if (beforeLast?.kind === 'removed') beforeLast.text += text;
      else result.splice(-1, 0, { kind, text });
    } else result.push({ kind, text });
  }
  return result;
}
