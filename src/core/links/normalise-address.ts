/**
 * The one gate for every address that reaches an `href` or `src`: what an owner types becomes an address
 * with a known scheme, one of our own paths or a hash, or is refused.
 *
 * What a value without a scheme means (stable; stored links depend on it):
 * - `/about`, `#comp-1`: a path of the site, a hash;
 * - `//example.com/x`: another host, kept as it is;
 * - `info@example.com` is an e-mail address, `+46 123 45 67` a phone number;
 * - a first segment that is `localhost`, an IP address or has a dot before a last label that starts with a
 *   letter is a host and gets `http://`: `example.com`, `www.x`, `localhost:3000`, and also `readme.md` and
 *   `index.html`. A file of the site itself is written with a leading slash: `/readme.md`;
 * - anything else is a path of the site with its slash forgotten: `about/team` is `/about/team`.
 */
import { countCharacters } from '../text/count-characters';
import { isEmail } from '../validation/is-email';
import { dialled } from './phone-number';

/** Longest address, in characters: the limit of logoSrc in spec section 5, for all addresses alike. */
export const ADDRESS_MAX_CHARACTERS = 2048;

/** Why an address is refused. */
export type AddressRefusal = 'scheme' | 'characters' | 'malformed' | 'too_long';

/** What to tell whoever typed it. */
export const ADDRESS_REFUSALS: Readonly<Record<AddressRefusal, string>> = {
  scheme:
    'This kind of link is not allowed. Use a web address, an e-mail address or a phone number.',
  characters: 'The address contains line breaks or control characters. Remove them.',
  malformed: 'This does not look like an address. Check it for typing errors.',
  too_long: `The address is longer than ${ADDRESS_MAX_CHARACTERS} characters. Use a shorter one.`,
};

/** An address to be stored, or the reason of its refusal. The empty address is valid: no link. */
export type CheckedAddress =
  | { isValid: true; address: string }
  | { isValid: false; reason: AddressRefusal; message: string };

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
// What browsers skip at the ends of an address (WHATWG URL: C0 control or space), and other spaces.
const OUTER_SPACE = /^[\s\ufeff]+|[\s\ufeff]+$/g;
// Browsers drop tabs and breaks inside a scheme, and bidirectional marks make an address read as another.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const LABEL = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}\\p{M}_\\u200c\\u200d-]*[\\p{L}\\p{N}\\p{M}_])?';
const LAST_LABEL = '\\p{L}(?:[\\p{L}\\p{N}\\p{M}\\u200c\\u200d-]*[\\p{L}\\p{N}\\p{M}])?';
const PORT = '(?::\\d{1,5})?';
const HOST = `^(?:${LABEL}\\.)+${LAST_LABEL}\\.?${PORT}$`;
/** Made when it is first asked: a browser takes long over all letters of the world. */
let host: RegExp | undefined;
const LOCAL_HOST = /^localhost(?::\d{1,5})?$/i;
const IPV4_HOST =
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?::\d{1,5})?$/;
const IPV6_HOST = /^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;
const PHONE = /^\+\d[\d\s().\u002d\u2010-\u2015\u2212/]{4,24}$/;

/** What of a typed value is stored: rules at the top of this file. Spec section 2 "Link behaviour". */
export function normaliseAddress(raw: unknown): CheckedAddress {
  if (typeof raw !== 'string')
    return raw === undefined || raw === null ? valid('') : refused('malformed');
  // First of all, so that no pattern runs over a huge text; a character has at most two units.
  if (raw.length > 4 * ADDRESS_MAX_CHARACTERS) return refused('too_long');
  const typed = raw.replace(OUTER_SPACE, '');
  if (typed === '') return valid('');
  if (countCharacters(typed) > ADDRESS_MAX_CHARACTERS) return refused('too_long');
  if (isScriptLike(raw)) return refused('scheme');
  if (FORBIDDEN.test(typed)) return refused('characters');
  if (typed.startsWith('#')) return valid(encodeUnsafe(typed));
  const slashed = forwardSlashes(typed);
  if (slashed.startsWith('//')) return withHost('//', slashed);
  if (slashed.startsWith('/')) return valid(encodeUnsafe(slashed));
  return withScheme(slashed) ?? withoutScheme(slashed);
}

/** Whether an address leads to another host: it has a host of its own. */
export function isExternalAddress(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
}

function withScheme(typed: string): CheckedAddress | undefined {
  const scheme = SCHEME.exec(typed)?.[1]?.toLowerCase();
  if (scheme === undefined) return undefined;
  const rest = typed.slice(scheme.length + 1);
  if (scheme === 'http' || scheme === 'https') return withHost(`${scheme}://`, rest);
  if (scheme === 'mailto' || scheme === 'tel' || scheme === 'viber') {
    const typedTarget = rest.replace(OUTER_SPACE, '');
    const number = scheme === 'tel' ? dialled(typedTarget) : null;
    const target = number ?? encodeUnsafe(typedTarget);
    // Nobody can call a number without a digit.
    const isEmpty = scheme === 'tel' ? !/\d/.test(target) : /^\/*$/.test(target);
    return isEmpty ? refused('malformed') : valid(`${scheme}:${target}`);
  }
  // `example.com:8080` and `localhost:3000` look like a scheme to a parser.
  return isHost(firstSegment(typed)) ? undefined : refused('scheme');
}

function withoutScheme(typed: string): CheckedAddress {
  const segment = firstSegment(typed);
  if (isHost(segment)) return valid(`http://${encodeUnsafe(typed)}`);
  if (isEmail(typed)) return valid(`mailto:${typed}`);
  const phone = PHONE.test(typed) ? dialled(typed) : null;
  if (phone !== null) return valid(`tel:${phone}`);
  if (segment.includes(':')) return refused('scheme');
  if (segment.includes('@') || segment === '') return refused('malformed');
  return valid(encodeUnsafe(`/${typed}`));
}

// Browsers ignore how many slashes follow `http:`, so one form is stored.
function withHost(start: string, rest: string): CheckedAddress {
  const address = rest.replace(/^\/+/, '');
  const host = firstSegment(address);
  // `@` may stand in front of a host (`user@host`); spaces and empty hosts are never right.
  if (host === '' || /[\s<>"^`{|}\\%]/.test(host)) return refused('malformed');
  return valid(start + encodeUnsafe(address));
}

function isHost(segment: string): boolean {
  host ??= new RegExp(HOST, 'u');
  return [host, LOCAL_HOST, IPV4_HOST, IPV6_HOST].some((pattern) => pattern.test(segment));
}

function firstSegment(address: string): string {
  return /^[^/?#]*/.exec(address)?.[0] ?? '';
}

// Browsers read `\` as `/` before the query (WHATWG URL, special schemes): `/\host` is another host.
function forwardSlashes(address: string): string {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  return path.replaceAll('\\', '/') + address.slice(path.length);
}

function encodeUnsafe(address: string): string {
  return address.replace(/[\s"<>`\ufeff]/g, (character) => encodeURIComponent(character));
}

const ENTITIES: Readonly<Record<string, string>> = {
  tab: '',
  newline: '',
  colon: ':',
  sol: '/',
  num: '#',
};
const SCRIPT = /^(?:javascript|vbscript|livescript|data|file|blob|filesystem|about|view-source):/;

/**
 * Whether a value turns into a script's or a document's address in any layer that might decode it: entities,
 * percent signs, controls and spaces, in any order. Such values are refused even where they would be harmless.
 */
function isScriptLike(raw: string): boolean {
  let value = raw;
  for (let round = 0; round < 4; round += 1) {
    if (SCRIPT.test(bare(value))) return true;
    const decoded = decodeLayer(value);
    if (decoded === value) return false;
    value = decoded;
  }
  return SCRIPT.test(bare(value));
}

function bare(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\p{C}\p{Z}]/gu, '')
    .toLowerCase();
}

function decodeLayer(value: string): string {
  return value
    .replace(/&#x0*([0-9a-f]{1,6});?/gi, (_, digits: string) =>
      fromCode(Number.parseInt(digits, 16)),
    )
    .replace(/&#0*(\d{1,7});?/g, (_, digits: string) => fromCode(Number(digits)))
    .replace(/&([a-z]+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/%([0-7][0-9a-f])/gi, (_, digits: string) => fromCode(Number.parseInt(digits, 16)));
}

function fromCode(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function valid(address: string): CheckedAddress {
  return { isValid: true, address };
}

function refused(reason: AddressRefusal): CheckedAddress {
  return { isValid: false, reason, message: ADDRESS_REFUSALS[reason] };
}
