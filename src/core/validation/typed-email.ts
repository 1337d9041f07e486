/**
 * Chromium gives the domain of an e-mail field in its ASCII form (`xn--…`), whatever letters were typed. What is sent
 * and stored is what was typed.
 */
import { asciiDomain } from '../links/domain-name';

const ASCII_LABEL = /^xn--/i;

/** An e-mail address with its domain in letters again; as it is where that is no encoding. */
export function typedEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  if (at === 0) return email;
  return email.slice(0, at) + typedDomain(email.slice(at));
}

/** A domain in letters again; as it is where that is no encoding. */
export function typedDomain(domain: string): string {
  const labels = domain.split('.');
  if (!labels.some((label) => ASCII_LABEL.test(label))) return domain;
  const letters = labels
    .map((label) => (ASCII_LABEL.test(label) ? decode(label.slice(4).toLowerCase()) : label))
    .join('.');
  return asciiDomain(letters) === domain.toLowerCase() ? letters : domain;
}

// Punycode's parameters for domains: RFC 3492, section 5.
const BASE = 36;
const FIRST_CODE_POINT = 128;
const FIRST_BIAS = 72;

/** A label out of its encoding (RFC 3492, section 6.2); the empty string where it is none. */
function decode(encoded: string): string {
  const end = Math.max(encoded.lastIndexOf('-'), 0);
  const letters = [...encoded.slice(0, end)];
  const digits = [...encoded.slice(end === 0 ? 0 : end + 1)];
  let [codePoint, position, bias] = [FIRST_CODE_POINT, 0, FIRST_BIAS];
  while (digits.length > 0) {
    const before = position;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = Number.parseInt(digits[0] ?? '', BASE);
      if (Number.isNaN(digit)) return '';
      digits.shift();
      // Its letters stand for 0 to 25, its digits for 26 to 35: the other way about than elsewhere.
      const value = digit < 10 ? digit + 26 : digit - 10;
      position += value * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (value < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(position - before, count, before === 0);
    codePoint += Math.floor(position / count);
    if (codePoint > 0x10ffff) return '';
    position %= count;
    letters.splice(position, 0, String.fromCodePoint(codePoint));
    position += 1;
  }
  return letters.join('');
}

function adapted(difference: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? 700 : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > 455; k += BASE) delta = Math.floor(delta / 35);
  return k + Math.floor((BASE * delta) / (delta + 38));
}
