/** Signs and codes that name one currency. `$` and `kr` name several, so nothing is said of them. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₴': 'UAH',
  '₩': 'KRW',
  zł: 'PLN',
};

const CODES: ReadonlySet<string> = new Set(
  'USD EUR GBP SEK NOK DKK PLN CHF CZK HUF AUD CAD NZD JPY INR'.split(' '),
);

/** The amount and the currency of a price as people write it (`£1,300`, `1 300 zł`, `12,50 EUR`); else nothing. */
export function parsePrice(raw: string): { amount: string; currency: string } | undefined {
  const match = /^(\D*?)\s*(\d[\d\s.,’']*)\s*(\D*)$/u.exec(raw.trim().replace(/\p{Zs}/gu, ' '));
  if (!match) return undefined;
  const [, before = '', digits = '', after = ''] = match;
  const currency = currencyOf(before.trim()) ?? currencyOf(after.trim());
  const amount = amountOf(digits);
  const isAlone = before.trim() === '' || after.trim() === '';
  return currency === undefined || amount === undefined || !isAlone
    ? undefined
    : { amount, currency };
}

function currencyOf(sign: string): string | undefined {
  return CODES.has(sign.toUpperCase()) ? sign.toUpperCase() : CURRENCIES[sign.toLowerCase()];
}

/** One or two digits behind the last point or comma are cents; three are thousands. */
function amountOf(digits: string): string | undefined {
  const [, whole = '', cents] = /^([\d\s.,’']*?)(?:[.,](\d{1,2}))?$/.exec(digits.trim()) ?? [];
  if (!/^\d{1,3}([\s.,’']\d{3})*$|^\d+$/.test(whole)) return undefined;
  return whole.replace(/\D/g, '') + (cents === undefined ? '' : `.${cents.padEnd(2, '0')}`);
}
