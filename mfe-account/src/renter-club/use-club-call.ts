import { useCall } from '../calls/public.ts';

/** Runs one call at a time and holds its error message. */
export function useClubCall(call: () => Promise<unknown>, onDone: () => void) {
  const { busy, problem: failure, run } = useCall();
  return {
    busy,
    failure,
    run: async () => {
      if (await run(call, 'That did not go through. Try again.')) onDone();
    },
  };
}
