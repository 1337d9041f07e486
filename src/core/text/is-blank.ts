/**
 * White space of every kind, control characters, and what Unicode has without a picture of its own: the characters that
 * are ignored by default (joiners, direction marks, fillers, soft hyphens), annotation marks, the braille blank and the
 * null note head.
 */
const BLANK =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /^[\s\u0000-\u001f\u007f-\u009f\u2800\ufff9-\ufffb\u{1d159}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether a text shows nothing: the lone line break that browsers leave in an emptied field counts as empty too. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}
