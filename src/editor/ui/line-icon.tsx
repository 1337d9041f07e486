import type { LucideProps } from 'lucide-react';
import { Drawing, type IconNodes } from '../../parts/drawing';

/** Makes an icon out of a drawing, in place of lucide's own function, whose settings nobody makes here (direct-icons.mjs). */
export function lineIcon({ node }: { node: IconNodes }) {
  return function LineIcon({ size = 24, ...props }: LucideProps) {
    return <Drawing nodes={node} width={size} height={size} strokeWidth={2} {...props} />;
  };
}
