import { useRef, useState } from 'react';
import type { CallAnswer } from '../contracts/all-calls.ts';
import { HttpError } from './http.ts';
import { usePlatform } from './platform.ts';
import { useLive } from './use-live.ts';

type Others = CallAnswer<'GET /api/v1/staff/looking/{queue}'>;

/** What other staff do with the cases of a queue; in a browser. */
export interface StaffPresence {
  /** What to say about a case: "Asha looks at this case too."; undefined when nobody else is at it. */
  noteOf(caseId: string): string | undefined;
  /** Tells the others that this person looks at a case. */
  lookAt(caseId: string): void;
}

/** Follows who else is at the cases of a queue, by live updates. */
export function useStaffPresence(queue: string): StaffPresence {
  const { http, errors } = usePlatform();
  const [others, setOthers] = useState<Others>({ looking: [], decided: [] });
  const own = useRef<string | undefined>(undefined);
  const read = (answer: Promise<Others>) =>
    void answer.then(setOthers, (error: unknown) => {
      // The list works without it.
      if (!(error instanceof HttpError)) errors.report(error, { remote: 'shell', page: 'staff-presence' });
    });
  useLive('staff-queue', { queue }, () =>
    read(http.request('GET /api/v1/staff/looking/{queue}', { params: { queue } })),
  );
  return {
    noteOf(caseId) {
      const decided = others.decided.find((each) => each.caseId === caseId);
      if (decided) return `${decided.name} has decided this case. Reload the list.`;
      const names = others.looking.filter((each) => each.caseId === caseId).map(({ name }) => name);
      return names.length > 0
        ? `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} also looking at this case.`
        : undefined;
    },
    lookAt(caseId) {
      if (own.current === caseId) return;
      own.current = caseId;
      read(http.request('PUT /api/v1/staff/looking/{queue}', { params: { queue }, json: { caseId } }));
    },
  };
}
