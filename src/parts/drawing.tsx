import type { SVGProps } from 'react';

/** A drawing of 24 by 24 in lines of the text's colour; hidden from those who listen unless it has a name. */
export function Drawing({ strokeWidth = 1.75, children, ...others }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      {...others}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={others['aria-label'] === undefined ? true : undefined}
    >
      {children}
    </svg>
  );
}
