/** A value in the form in which it is kept, or what to tell whoever typed it. */
export type Checked = { isValid: true; value: string } | { isValid: false; message: string };

/** A value that passed. */
export function accept(value: string): Checked {
  return { isValid: true, value };
}

/** A value that is refused. */
export function refuse(message: string): Checked {
  return { isValid: false, message };
}
