import { GENERAL_FAILURE } from '@aangan/shared-kit/platform/failure-message';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { useState } from 'react';

interface Call {
  readonly busy: boolean;
  /** Message of the last failure, for people. */
  readonly problem: string | undefined;
  /**
   * Does the work and returns whether it succeeded.
   * @param otherwise the message when the server sends none
   * @throws errors that are not a failed call
   */
  run(work: () => Promise<unknown>, otherwise?: string): Promise<boolean>;
  /** Shows a validation error before anything is sent. */
  refuse(problem: string | undefined): void;
}

/** Runs one call at a time and holds its error message. */
export function useCall(): Call {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    refuse: setProblem,
    async run(work, otherwise = GENERAL_FAILURE) {
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        setProblem(error.serverMessage || otherwise);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
