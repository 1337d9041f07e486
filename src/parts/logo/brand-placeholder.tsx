/** Its width over its height. */
export const PLACEHOLDER_RATIO = 132 / 36;

/** Stands in for a missing logo (spec section 8): a plinth in the colour of the text. */
export function BrandPlaceholder({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 132 36" role="img" aria-label={label} fill="currentColor">
      <path d="M6 4h24v5H6zM9 12h18v13H9zM3 28h30v5H3z" />
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M47 27V10h6.4a5 5 0 0 1 0 10H47M66 9v18M74 15v12M74 9.5v.1M82 27V15M82 19.6c1.2-3 3.4-4.6 6-4.6 3 0 4.6 2 4.6 5V27" />
        <path d="M102 10v13.4c0 2.4 1.2 3.6 3.6 3.6M98 15h7.6M113 27V9M113 19.4c1.2-2.9 3.4-4.4 6-4.4 3 0 4.6 2 4.6 5V27" />
      </g>
    </svg>
  );
}
