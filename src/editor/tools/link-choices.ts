/** Where a link can lead within the site: its pages, their sections, its files. */
import type { Draft } from '../../core/draft/draft';
import { normaliseAddress } from '../../core/links/normalise-address';
import { dialled } from '../../core/links/phone-number';
import { anchorId } from '../../core/links/site-address';
import { splitAddress } from '../../core/links/split-address';
import { normalisePath } from '../../core/paths/page-path';
import type { MediaAnswer } from '../../core/api/media';
import { pageName } from '../workspace/place-name';
import { say, term } from '../words/say';

export interface LinkChoice {
  address: string;
  label: string;
  /** The page that a section stands on, where that is another one. */
  page?: string;
  kind: 'Page' | 'Section' | 'File' | 'Telephone';
}

/** Pages first, then the sections of the page that the link stands on, those of the other pages, and files. */
export function linkChoices(
  draft: Draft,
  page: string | undefined,
  files: readonly MediaAnswer[],
): LinkChoice[] {
  const pages = draft.childrenOf('pages').map(([id]) => {
    const path = String(draft.values.get(`page:${id}/path`) ?? '/');
    return { id, path, label: pageName(draft, id) };
  });
  const own = pages.filter(({ id }) => id === page);
  const others = pages.filter(({ id }) => id !== page);
  return [
    ...pages.map(({ path, label }): LinkChoice => ({ address: path, label, kind: term('Page') })),
    ...own.flatMap(({ id, path }) => sectionChoices(draft, id, path)),
    ...others.flatMap(({ id, path, label }) =>
      sectionChoices(draft, id, path).map((choice) => ({ ...choice, page: label })),
    ),
    ...files
      .filter(({ type }) => !type.startsWith('image/'))
      .map(({ url, name }): LinkChoice => ({ address: url, label: name, kind: term('File') })),
  ];
}

function sectionChoices(draft: Draft, page: string, path: string): LinkChoice[] {
  const named = new Map<string, number>();
  return draft.childrenOf(`page:${page}`).map(([id, place]) => {
    const section = place.section ?? '';
    const title = draft.textIn(draft.primaryLanguage(), `${id}/title`)?.trim();
    const name = title || say(draft.catalogue.get(section)?.label ?? section);
    const count = (named.get(name) ?? 0) + 1;
    named.set(name, count);
    return {
      address: `${path}#${anchorId(id)}`,
      // Those of one name are told apart by their order on the page.
      label: count === 1 ? name : `${name} (${count})`,
      kind: term('Section'),
    };
  });
}

/** Those whose label or address holds all words; all of them for no words. A telephone number can be called. */
export function findChoices(choices: readonly LinkChoice[], words: string): LinkChoice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = choices.filter((choice) => {
    const text = `${choice.label} ${choice.address} ${kindOf(choice)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const address = meantAddress(words, choices);
  if (address === words) return found;
  const label = say('Call {number}', { number: words.trim() });
  return [{ address, label, kind: term('Telephone') }, ...found];
}

/** A number as it is dialled within its country: with the zero that it has there, or long enough for nothing else. */
const LOCAL_NUMBER =
  /^(?:0[\d\s()./\u002d\u2010-\u2015]{5,20}|[\d(][\d\s()\u002d\u2010-\u2015]{6,20})$/;

/** The address that is meant by what is typed: of a telephone number without its country's code, which no page has. */
export function meantAddress(typed: string, choices: readonly LinkChoice[]): string {
  if (!LOCAL_NUMBER.test(typed.trim()) || !isMereWord(typed, choices)) return typed;
  const number = dialled(typed);
  return number === null || number.length < 6 ? typed : `tel:${number}`;
}

/** What a choice is, and of which page: sections of several pages may have one name. */
export function kindOf({ kind, page }: LinkChoice): string {
  return page === undefined ? say(kind) : `${say(kind)} · ${page}`;
}

/** What an address leads to, in words; empty for none and for what is refused. */
export function linkMeaning(typed: string, choices: readonly LinkChoice[]): string {
  const checked = normaliseAddress(meantAddress(typed, choices));
  if (!checked.isValid || checked.address === '') return '';
  const { address } = checked;
  const known = choices.find((choice) => choice.address === address);
  if (known) return meaningOf(known);
  if (address.startsWith('mailto:'))
    return say('E-mail to {address}', { address: address.slice(7) });
  if (address.startsWith('tel:')) return say('Calls {number}', { number: address.slice(4) });
  const host = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1];
  if (host !== undefined) return say('Opens {host} in a new tab', { host });
  if (address.startsWith(ANCHOR)) return ownSectionMeaning(address, choices);
  if (!address.startsWith('/')) return '';
  if (isMereWord(typed, choices))
    return say('A path of this site that no page has yet. A web address has a dot: example.com');
  return pathMeaning(address, choices) ?? say('No page of this site has this path yet');
}

/** Whether a path was typed without its slash, and nothing of the site has it: hardly an address. */
export function isMereWord(typed: string, choices: readonly LinkChoice[]): boolean {
  const checked = normaliseAddress(typed);
  return (
    checked.isValid &&
    checked.address.startsWith('/') &&
    !/^\s*[/\\]/.test(typed) &&
    pathMeaning(checked.address, choices) === undefined
  );
}

/** What the begin of a section's address within its page is. */
const ANCHOR = `#${anchorId('')}`;

/** The page that a path leads to, or the section on it, whatever its query; undefined where no page has the path. */
function pathMeaning(address: string, choices: readonly LinkChoice[]): string | undefined {
  const { path, hash } = splitAddress(address);
  const pagePath = normalisePath(path);
  const wanted = hash.startsWith(ANCHOR) ? `${pagePath}${hash}` : pagePath;
  const known = choices.find((choice) => choice.address === wanted);
  if (known !== undefined) return meaningOf(known);
  const page = choices.find((choice) => choice.kind === 'Page' && choice.address === pagePath);
  return page && say('The page “{title}” has no such section', { title: page.label });
}

function ownSectionMeaning(hash: string, choices: readonly LinkChoice[]): string {
  const known = choices.find(
    ({ kind, page, address }) =>
      kind === 'Section' && page === undefined && splitAddress(address).hash === hash,
  );
  return known ? meaningOf(known) : say('This page has no such section');
}

function meaningOf(choice: LinkChoice): string {
  return `${kindOf(choice)}: ${choice.label}`;
}
