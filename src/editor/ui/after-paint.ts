/** Calls back once the browser has painted what stands there now. @returns a function that takes it back */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const request = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}
