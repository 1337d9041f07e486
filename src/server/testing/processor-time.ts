/**
 * What a task takes of the processor, all threads of this process together, ms. Unlike its duration it doesn't grow with
 * what else the machine has to do.
 */
export async function processorTime(task: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
