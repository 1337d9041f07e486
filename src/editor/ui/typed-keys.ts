/** What a field's key says, whether React or React Aria tells of it. */
interface Key {
  readonly key: string;
  readonly nativeEvent: { readonly isComposing: boolean };
  preventDefault: () => void;
}

/**
 * The keys of a field that is taken over when it is left: Enter takes what is typed, Escape gives back what was there. With
 * nothing to give back Escape means what it means around the field.
 */
export function typedKeys(field: {
  isChanged: boolean;
  take?: (() => void) | undefined;
  giveBack: () => void;
}): (event: Key) => void {
  return (event) => {
    // An input method has these keys to itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') field.take?.();
    if (event.key !== 'Escape' || !field.isChanged) return;
    event.preventDefault();
    field.giveBack();
  };
}
