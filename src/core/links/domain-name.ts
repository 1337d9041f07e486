/** A domain as DNS has it: in its ASCII form, lower case, without the root's dot. What can't be a name comes back as it is. */
export function asciiDomain(typed: string): string {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/[.\u3002\uff0e\uff61]$/, '');
  if (/[\s/?#@:\\[\]%]/.test(name)) return name;
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return name;
  }
}
