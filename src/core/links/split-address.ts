/** An address taken apart. In a file of its own: it is all that a published page's first script needs of addresses. */

/** An address in its three parts; `query` and `hash` carry their first character. */
export interface AddressParts {
  path: string;
  query: string;
  hash: string;
}

/** Splits an address at its query and hash. */
export function splitAddress(address: string): AddressParts {
  const hashAt = address.indexOf('#');
  const hash = hashAt === -1 ? '' : address.slice(hashAt);
  const rest = hashAt === -1 ? address : address.slice(0, hashAt);
  const queryAt = rest.indexOf('?');
  return queryAt === -1
    ? { path: rest, query: '', hash }
    : { path: rest.slice(0, queryAt), query: rest.slice(queryAt), hash };
}
