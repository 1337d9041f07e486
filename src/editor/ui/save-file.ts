/** Gives somebody a file that this browser has made, as a download. */
export function saveFile(file: { name: string; type: string; content: string }): void {
  const { name, type, content } = file;
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
