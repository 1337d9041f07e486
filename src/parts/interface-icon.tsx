import { createElement } from 'react';
import interfaceIcons from './icons/interface.json';

/** An icon's drawing: elements of a 24 by 24 SVG. */
export type IconNodes = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** Icons of the page's own controls: a handful, so that islands carry no more than these. */
export type InterfaceIconName = keyof typeof interfaceIcons;

/** An icon inside a control; the control carries the name. */
export function InterfaceIcon(props: { name: InterfaceIconName; className?: string | undefined }) {
  // JSON's type has arrays where the drawing has pairs.
  const nodes = interfaceIcons[props.name] as unknown as IconNodes;
  return <Drawing nodes={nodes} width="1.25em" height="1.25em" className={props.className} />;
}

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
