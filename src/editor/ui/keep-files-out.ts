/** Keeps the browser from opening a file that is let go over a window in its place. Whoever takes files says so behind this. */
export function keepFilesOut(target: Window): void {
  for (const name of ['dragover', 'drop'] as const)
    target.addEventListener(name, refuse, { capture: true });
}

function refuse(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
