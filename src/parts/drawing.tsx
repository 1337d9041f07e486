import { createElement } from 'react';

/** An icon's drawing: elements of a 24 by 24 SVG. */
export type IconNodes = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** A drawing in lines of the text's colour. */
export function Drawing(props: {
  nodes: IconNodes;
  width: string | number;
  height: string | number;
  strokeWidth?: number;
  className?: string | undefined;
}) {
  const { nodes, width, height, strokeWidth = 1.75, className } = props;
  return (
    <svg
      width={width}
      height={height}
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {nodes.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify([tag, attributes]), ...attributes }),
      )}
    </svg>
  );
}
