/** Moving between the builder's addresses: one location, links to others, and who is told when it changes. */
import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { tokenState } from './shared-editing';
import { addressOf, type Params, type Target } from '../../core/paths/builder-addresses';

type Listener = () => void;
const listeners = new Set<Listener>();
let preload: (address: string) => Promise<void> = async () => undefined;

window.addEventListener('popstate', tell);

/** Calls back when another address is open. */
export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the function that loads what an address needs, for links that are about to be pressed. */
export function preloadWith(load: (address: string) => Promise<void>): void {
  preload = load;
}

/** Opens another of the builder's addresses. */
export function navigate(target: Target): void {
  const address = addressOf(target);
  if (address === location.pathname) return;
  history.pushState(tokenState(), '', address);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The ids in the open address. */
export const ParamsContext = createContext<Params>({});

export const useParams = (): Params => useContext(ParamsContext);

type LinkProps = Target &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { children?: ReactNode };

/** A link to another of the builder's addresses; what it needs is loaded when it is pointed at. */
export function Link({ to, params, onClick, children, ...rest }: LinkProps) {
  // The pattern and its ids belong together; taken apart, their types no longer say so.
  const target = { to, params } as Target;
  const address = addressOf(target);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(target);
  };
  const handleIntent = () => void preload(address);
  return (
    <a
      {...rest}
      href={address}
      onClick={handleClick}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
    >
      {children}
    </a>
  );
}

/** Whether a press means this window, not a new tab or a download. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
