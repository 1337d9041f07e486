/** Whether a key would set words in bold, italics or underlined: a text has none of them. */
export function isFormatKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  return isCommand && ['b', 'i', 'u'].includes(event.key.toLowerCase());
}
