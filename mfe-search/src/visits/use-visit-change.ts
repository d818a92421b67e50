import type { WireVisit } from '@aangan/shared-kit/contracts/visits';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useState } from 'react';
import { type Visit, visitOf } from './visit.ts';

interface VisitChange {
  readonly busy: boolean;
  /** Why the last change was not made, for people. It stays beside what was pressed; the alert goes away. */
  readonly problem: string | undefined;
  /** Makes a change, and passes on the visit as it is then. @param done said once it is made */
  make(call: Promise<{ readonly visit: WireVisit }>, done?: string): Promise<void>;
}

/** What one can do with a visit that is booked or over, each by a call that answers with the visit afterwards. */
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
