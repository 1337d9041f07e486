/** Plinth's mark: three courses of stone. */
export function BrandMark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
      <path d="M3 2h14v3H3zM5 7h10v6H5zM1 15h18v3H1z" />
    </svg>
  );
}
