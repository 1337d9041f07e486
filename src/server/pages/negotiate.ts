/** How a page's bytes are packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different values, other programs some more. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** The best packing that a browser takes (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = remembered.get(accepted);
  if (known !== undefined) return known;
  const chosen = readAccepted(accepted);
  if (remembered.size < MAX_REMEMBERED) remembered.set(accepted, chosen);
  return chosen;
}

function readAccepted(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const q = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find(Boolean);
    weights.set(name.trim(), q === undefined ? 1 : Number(q));
  }
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
}

/** Whether one of the tags that a browser has is the given one (RFC 9110, section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const trimmed = tag.trim().replace(/^W\//, '');
    return trimmed === '*' || trimmed === etag;
  });
}
