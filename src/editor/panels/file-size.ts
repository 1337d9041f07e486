const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "1.2 MB". */
export function bytesAsWords(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: UNITS[power],
    // English has no short plural of a byte.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
