import { GENERAL_FAILURE } from '@aangan/shared-kit/platform/failure-message';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { useState } from 'react';

interface Call {
  readonly busy: boolean;
  /** What went wrong the last time, for people. */
  readonly problem: string | undefined;
  /**
   * Does the work and says whether it went well.
   * @param otherwise what people read when the server does not say what was wrong
   * @throws what is no failure of a call
   */
  run(work: () => Promise<unknown>, otherwise?: string): Promise<boolean>;
  /** Shows what is wrong before anything is sent. */
  refuse(problem: string | undefined): void;
}

/** One call at a time, and what became of it. */
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
