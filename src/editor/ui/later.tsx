import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from './native-button';
import { Notice } from './notice';
import { say } from '../words/say';
import styles from './notice.module.css';

/** What is loaded only when it is needed. */
interface Part {
  load: () => Promise<unknown>;
}

const parts: Part[] = [];

/**
 * A component whose script comes when it is first shown. Where it doesn't come, because the connection is gone, that is said
 * at the window's edge, with a way to try again, and once the connection is back it comes by itself: the rest of the editor
 * goes on.
 * @param placeholder what stands there meanwhile
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => {
    loaded ??= await load();
    return loaded;
  };
  parts.push({ load: get });
  return function Later(props: Props) {
    const [Content, setContent] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (hasFailed) return;
      let isWanted = true;
      get().then(
        (content) => isWanted && setContent(() => content),
        () => {
          if (!isWanted) return;
          setHasFailed(true);
          onceOnline(() => setHasFailed(false));
        },
      );
      return () => {
        isWanted = false;
      };
    }, [hasFailed]);
    if (Content !== undefined) return <Content {...props} />;
    if (!hasFailed) return placeholder;
    return (
      <div className={styles['failed']}>
        <Notice>{say('This could not be loaded. Check the connection.')}</Notice>
        {/* Whatever else waits for the connection tries again with it. */}
        <Button onPress={() => dispatchEvent(new Event('online'))}>{say('Try again')}</Button>
      </div>
    );
  };
}

/**
 * What loads a stylesheet asks for it once only: one that doesn't come is asked for again with the connection.
 * @returns a function that ends this
 */
export function askForStylesAgain(): () => void {
  const listener = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) onceOnline(() => target.replaceWith(target.cloneNode()));
  };
  addEventListener('error', listener, true);
  return () => removeEventListener('error', listener, true);
}

function onceOnline(work: () => void): void {
  addEventListener('online', work, { once: true });
}

/** Names something else that is to be there without a connection. */
export function alsoLoadAhead(load: () => Promise<unknown>): void {
  parts.push({ load });
}

/** Loads everything that may be needed later, one after the other, so that it is there without a connection too. */
export async function loadAhead(): Promise<void> {
  for (const { load } of parts) {
    try {
      await load();
    } catch {
      // It is asked for again when it is shown.
    }
  }
}
