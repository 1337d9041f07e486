import { splitAddress } from './split-address';

// Tells a page that its form was just sent: true of that one page view only.
const OWN_PARAMETERS = new Set(['sent']);

/**
 * An internal link's address with the current page's query merged in (spec section 2 "Link behaviour").
 * The link's own parameters win, nothing is doubled, the hash stays last. Addresses of other hosts, hashes
 * and files (pages end with a slash) come back as they are.
 */
export function withQuery(href: string, currentQuery: string): string {
  const { path, query, hash } = splitAddress(href);
  if (!path.startsWith('/') || path.startsWith('//') || !path.endsWith('/')) return href;
  const own = parameters(query);
  const ownNames = new Set(own.map(nameOf));
  const kept = parameters(currentQuery).filter((parameter) => {
    const name = nameOf(parameter);
    return !ownNames.has(name) && !OWN_PARAMETERS.has(name);
  });
  const merged = [...own, ...new Set(kept)];
  return path + (merged.length === 0 ? '' : `?${merged.join('&')}`) + hash;
}

// Kept as text: decoding and encoding again would change what others' systems wrote.
function parameters(query: string): string[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => parameter !== '');
}

function nameOf(parameter: string): string {
  const name = (parameter.split('=')[0] ?? '').replaceAll('+', ' ');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
