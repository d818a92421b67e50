import type { WireVisit } from '@aangan/shared-kit/contracts/visits';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useState } from 'react';
import { type Visit, visitOf } from './visit.ts';

interface VisitChange {
  readonly busy: boolean;
  /**
   * Why the last change failed, in words for people. It stays beside the pressed button, while the alert disappears.
   */
  readonly problem: string | undefined;
  /** Makes a change, and passes on the changed visit. @param done text shown on success */
  make(call: Promise<{ readonly visit: WireVisit }>, done?: string): Promise<void>;
}

/** The changes of a booked or past visit; each call answers with the changed visit. */
export function useVisitChange(onChanged: (visit: Visit) => void): VisitChange {
  const { alerts } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    async make(call, done) {
      setBusy(true);
      setProblem(undefined);
      try {
        const { visit } = await call;
        if (done !== undefined) alerts.show('success', done);
        onChanged(visitOf(visit));
      } catch (error) {
        const message = failureMessage(error);
        setProblem(message);
        alerts.show('error', message);
      }
      setBusy(false);
    },
  };
}
