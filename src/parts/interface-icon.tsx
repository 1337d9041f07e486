import { Drawing } from './drawing';
import interfaceIcons from './icons/interface.json';

/** Icons of the page's own controls: a handful, so that islands carry no more than these. */
export type InterfaceIconName = keyof typeof interfaceIcons;

/** An icon inside a control; the control carries the name. */
export function InterfaceIcon(props: { name: InterfaceIconName; className?: string | undefined }) {
  return (
    <Drawing width="1.25em" height="1.25em" className={props.className}>
      <path d={interfaceIcons[props.name]} />
    </Drawing>
  );
}
