import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { useState } from 'react';

export interface Saving {
  readonly busy: boolean;
  /** What went wrong the last time, for people. */
  readonly problem: string | undefined;
  /** Does the work and says whether it went well. */
  run(work: () => Promise<void>): Promise<boolean>;
  /** Shows what is wrong before anything is sent. */
  refuse(problem: string | undefined): void;
}

/** One thing that is saved at a time, and what became of it. */
export function useSaving(): Saving {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    refuse: setProblem,
    async run(work) {
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(failureMessage(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
