import type { LucideProps } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import { Drawing } from '../../parts/drawing';

/** Elements of a 24 by 24 SVG. */
type Shapes = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** Makes an icon out of a drawing, in place of lucide's own function, whose settings nobody makes here (direct-icons.mjs). */
export function lineIcon({ node }: { node: Shapes }) {
  let shapes: ReactNode;
  return function LineIcon({ size = 24, ...props }: LucideProps) {
    shapes ??= node.map(([tag, attributes], index) =>
      createElement(tag, { key: index, ...attributes }),
    );
    return (
      <Drawing width={size} height={size} strokeWidth={2} {...props}>
        {shapes}
      </Drawing>
    );
  };
}
