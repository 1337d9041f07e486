import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from './native-button';
import { Notice } from './notice';
import { say } from '../words/say';

/** What is loaded only when it is needed. */
interface Part {
  load: () => Promise<unknown>;
}

const parts: Part[] = [];

/**
 * A component whose script comes when it is first shown. Where it doesn't come, because the connection is gone, only its
 * place says so, with a way to try again: the rest of the editor goes on.
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
    const [attempt, setAttempt] = useState(0);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      let isWanted = true;
      get().then(
        (content) => isWanted && setContent(() => content),
        () => isWanted && setHasFailed(true),
      );
      return () => {
        isWanted = false;
      };
    }, [attempt]);
    if (Content !== undefined) return <Content {...props} />;
    if (!hasFailed) return placeholder;
    return (
      <>
        <Notice>{say('This could not be loaded. Check the connection.')}</Notice>
        <Button
          onPress={() => {
            setHasFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          {say('Try again')}
        </Button>
      </>
    );
  };
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
