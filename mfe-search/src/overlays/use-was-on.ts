import { useState } from 'react';

/** Whether the value was true at any time since the component mounted. */
export function useWasOn(on: boolean): boolean {
  const [was, setWas] = useState(on);
  if (on && !was) setWas(true);
  return was || on;
}
