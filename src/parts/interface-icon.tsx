import { Drawing, type IconNodes } from './drawing';
import interfaceIcons from './icons/interface.json';

/** Icons of the page's own controls: a handful, so that islands carry no more than these. */
export type InterfaceIconName = keyof typeof interfaceIcons;

/** An icon inside a control; the control carries the name. */
export function InterfaceIcon(props: { name: InterfaceIconName; className?: string | undefined }) {
  // JSON's type has arrays where the drawing has pairs.
  const nodes = interfaceIcons[props.name] as unknown as IconNodes;
  return <Drawing nodes={nodes} width="1.25em" height="1.25em" className={props.className} />;
}
