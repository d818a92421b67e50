import type { CallCaseSummary, OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import { eq } from 'drizzle-orm';
import { sandboxTelephonyModule } from '../demo/sandbox-telephony/module.ts';
import { sandboxTelephony } from '../demo/sandbox-telephony/sandbox-telephony.ts';
import { MODULES } from '../src/modules.ts';
import { session } from '../src/people/sessions/public.ts';
import type { SignedIn } from './signed-in.ts';
import { openVisitServer, type VisitServer } from './visit-server.ts';

/** The API with the sandbox of the telephone company, and a clock that tests set. */
export interface DialerServer extends VisitServer {
  /** Moves the clock, with staff at work all the time: their sessions go on. @param at epoch ms */
  workUntil(at: number): Promise<void>;
  /** Does what waits for a call of staff: requests become cases. */
  collect(): Promise<void>;
  /** Lets a call ring and end, as its phones do. */
  letRing(): Promise<void>;
  /** A case as a staff member sees it. */
  open(who: SignedIn, caseId: string): Promise<OpenedCallCase>;
  /** All open cases of the staff member's roles. */
  queue(who: SignedIn): Promise<CallCaseSummary[]>;
}

const STAFF_SESSION_MS = 30 * 60_000;

/** ms after which the sandbox has ended a call. */
const CALL_ENDS_MS = 12_000;

export async function openDialerServer(): Promise<DialerServer> {
  const sandbox = sandboxTelephony();
  const server = await openVisitServer({
    modules: [...MODULES, sandboxTelephonyModule],
    telephony: sandbox.open,
    sandboxTelephony: sandbox,
  });
  const { call, database, jobs } = server;
  return Object.assign(server, {
    async workUntil(at: number) {
      server.now = at;
      const expiresAt = new Date(at + STAFF_SESSION_MS);
      await database
        .update(session)
        .set({ lastSeenAt: new Date(at), createdAt: new Date(at), expiresAt })
        .where(eq(session.staff, true));
    },
    async collect() {
      await jobs.send('dialer-collect', {});
      await jobs.drain();
    },
    async letRing() {
      await jobs.drain();
      server.now += CALL_ENDS_MS;
      await jobs.drain();
    },
    open: async (who: SignedIn, caseId: string) =>
      (await call<OpenedCallCase>(who, 'GET', `/api/v1/staff/calls/${caseId}`)).body,
    async queue(who: SignedIn) {
      const cases: CallCaseSummary[] = [];
      for (let page = 1; ; page++) {
        const path = `/api/v1/staff/calls?page=${page}`;
        const { body } = await call<{ cases: CallCaseSummary[]; total: number }>(who, 'GET', path);
        cases.push(...body.cases);
        if (page * 25 >= body.total) return cases;
      }
    },
  });
}
