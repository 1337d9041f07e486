/** Addresses of a site's files inside its content. */

const MEDIA_ADDRESS = /\/media\/([a-z0-9]{16,64}(?:-[a-z0-9]+)?\.[a-z0-9]{2,5})/g;

/** The names of all files of the media store that a piece of JSON refers to. */
export function mediaNames(json: string): Set<string> {
  return new Set([...json.matchAll(MEDIA_ADDRESS)].map(([, name = '']) => name));
}

/** A copy in which every string, and every key, that is one of the addresses is the new one. */
export function withNewAddresses<Value>(
  value: Value,
  addresses: ReadonlyMap<string, string>,
): Value {
  // The copy has the shape of the original: strings stay strings.
  return addresses.size === 0 ? value : (replaced(value, addresses) as Value);
}

function replaced(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return addresses.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, addresses));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      addresses.get(name) ?? name,
      replaced(inner, addresses),
    ]),
  );
}
