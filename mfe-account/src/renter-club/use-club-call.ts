import { HttpError } from '@aangan/shared-kit/platform/http';
import { useState } from 'react';

/** Runs one call at a time and keeps what went wrong, for people. */
export function useClubCall(call: () => Promise<unknown>, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
      onDone();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setFailure(error.serverMessage ?? 'That did not go through. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
