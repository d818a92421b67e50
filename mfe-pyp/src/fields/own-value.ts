import { useState } from 'react';

/**
 * Tells what was typed into an input from what comes from elsewhere: another device, or an answer that the device had
 * stored. `revision` is the key of the input, so that only such a value replaces the typed text.
 */
export function useOwnValue<Value>(value: Value): { readonly revision: number; note(typed: Value): void } {
  const [own, setOwn] = useState({ value, revision: 0 });
  if (own.value !== value) setOwn({ value, revision: own.revision + 1 });
  return {
    revision: own.revision,
    note: (typed) => setOwn((before) => ({ ...before, value: typed })),
  };
}
