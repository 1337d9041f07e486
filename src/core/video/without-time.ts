import { splitAddress } from '../links/split-address';

/**
 * A video's address without its time: the parameter named exactly `t`, in the query and in the fragment, goes;
 * all others stay as they are. Spec section 7.
 */
export function withoutTime(address: string): string {
  const { path, query, hash } = splitAddress(address);
  return path + stripped(query) + stripped(hash);
}

function stripped(part: string): string {
  if (part === '') return '';
  const isTime = (parameter: string) => /^t(?:=|$)/.test(parameter);
  const parameters = part.slice(1).split('&');
  if (!parameters.some(isTime)) return part;
  const kept = parameters.filter((parameter) => !isTime(parameter));
  return kept.length === 0 ? '' : part.charAt(0) + kept.join('&');
}
