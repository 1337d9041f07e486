import { createElement, type ReactNode, type SVGProps } from 'react';

/** An icon's drawing: elements of a 24 by 24 SVG. */
export type IconNodes = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** A drawing in lines of the text's colour; hidden from those who listen unless it has a name. */
export function Drawing(props: { nodes: IconNodes } & SVGProps<SVGSVGElement>) {
  const { nodes, strokeWidth = 1.75, ...others } = props;
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
      {shapesOf(nodes)}
    </svg>
  );
}

/** Made once: the same few icons stand in a page again and again. */
const shapes = new WeakMap<IconNodes, ReactNode>();

function shapesOf(nodes: IconNodes): ReactNode {
  if (!shapes.has(nodes)) {
    shapes.set(
      nodes,
      nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes })),
    );
  }
  return shapes.get(nodes);
}
