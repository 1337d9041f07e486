/** Starts behaviours: one that this browser can't do must not take the others with it. */
export function startAll(behaviours: readonly (() => void)[]): void {
  for (const start of behaviours) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
