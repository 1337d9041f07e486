import { useState } from 'react';

/** True from the first time on: what was opened once stays, to close as gently as it opened. */
export function useOnce(isWanted: boolean): boolean {
  const [was, setWas] = useState(isWanted);
  if (isWanted && !was) setWas(true);
  return was || isWanted;
}
