import { useState } from 'react';

/** Whether something has ever been on since it came on the page. */
export function useWasOn(on: boolean): boolean {
  const [was, setWas] = useState(on);
  if (on && !was) setWas(true);
  return was || on;
}
