/** The builder's addresses (product decision "builder routes"): its screens go by them, and the server's preloads. */

/** Addresses of a site's editor, on one of its pages or with a panel open. */
const EDITOR_PATTERNS = [
  '/sites/$siteId',
  '/sites/$siteId/pages/$pageId',
  '/sites/$siteId/sections',
  '/sites/$siteId/pages',
  '/sites/$siteId/theme',
  '/sites/$siteId/languages',
  '/sites/$siteId/media',
  '/sites/$siteId/settings',
] as const;

const PATTERNS = [
  '/',
  '/setup',
  '/sign-in',
  '/sign-up',
  '/account',
  '/sites/new',
  // Behind the names that stand where an id could.
  ...EDITOR_PATTERNS,
  '/sites/$siteId/inbox',
  '/sites/$siteId/releases',
  '/sites/$siteId/domains',
  '/operator',
  '/operator/sites',
  '/operator/audit',
  '/operator/complaints',
] as const;

/** An address with names where ids stand. */
export type Pattern = (typeof PATTERNS)[number];

type NamesIn<P extends string> = P extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never;

/** Address of the document that the canvas shows a page in. */
export const CANVAS_ADDRESS = '/canvas.html';

/** Whether a path shows a site's editor. */
export function isEditorAddress(path: string): boolean {
  const pattern = matchAddress(path)?.pattern;
  return EDITOR_PATTERNS.some((one) => one === pattern);
}

/** Where to go; with the ids that the pattern names. */
export type Target = {
  [P in Pattern]: [NamesIn<P>] extends [never]
    ? { to: P; params?: undefined }
    : { to: P; params: Readonly<Record<NamesIn<P>, string>> };
}[Pattern];

export type Params = Readonly<Partial<Record<'siteId' | 'pageId', string>>>;

export interface MatchedAddress {
  pattern: Pattern;
  params: Params;
}

/** The address of a target. */
export function addressOf({ to, params }: Target): string {
  const ids: Readonly<Record<string, string>> = params ?? {};
  return to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
}

/** What a path leads to; a slash at its end changes nothing. Undefined where there is nothing. */
export function matchAddress(path: string): MatchedAddress | undefined {
  const segments = path.split('/').filter(Boolean);
  for (const pattern of PATTERNS) {
    const params = match(pattern.split('/').filter(Boolean), segments);
    if (params !== undefined) return { pattern, params };
  }
  return undefined;
}

function match(pattern: readonly string[], segments: readonly string[]): Params | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith('$')) {
      if (part !== segment) return undefined;
      continue;
    }
    const value = decoded(segment);
    if (value === undefined) return undefined;
    params[part.slice(1)] = value;
  }
  return params;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
