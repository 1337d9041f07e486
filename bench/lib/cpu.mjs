import * as fs from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Seconds of processor time that a process and its children have used; null where the system doesn't say. Unlike the
 * clock it doesn't run faster when others use the machine too.
 */
export function processorSeconds(pid) {
  const own = secondsOf(pid);
  if (own === null) return null;
  return childrenOf(pid).reduce((sum, child) => sum + (secondsOf(child) ?? 0), own);
}

function secondsOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The name before it may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function childrenOf(pid) {
  return (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean);
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
