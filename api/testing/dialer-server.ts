import type { CallCaseSummary, OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sandboxTelephonyModule } from '../demo/sandbox-telephony/module.ts';
import { sandboxTelephony } from '../demo/sandbox-telephony/sandbox-telephony.ts';
import { buildServer } from '../src/build-server.ts';
import type { Database } from '../src/foundation/database/public.ts';
import type { InMemoryJobs } from '../src/foundation/jobs/in-memory-jobs.ts';
import { inMemoryJobs } from '../src/foundation/jobs/public.ts';
import { MODULES } from '../src/modules.ts';
import { session } from '../src/people/sessions/public.ts';
import { openTestDatabase } from './open-test-database.ts';
import type { SignedIn } from './signed-in.ts';
import { TEST_NOW } from './test-data.ts';

interface TestAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
}

/** The API with the sandbox of the telephone company, and a clock that tests set. */
export interface DialerServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: InMemoryJobs;
  now: number;
  /** Moves the clock, with staff at work all the time: their sessions go on. @param at epoch ms */
  workUntil(at: number): Promise<void>;
  /** Does what waits for a call of staff: requests become cases. */
  collect(): Promise<void>;
  /** Lets a call ring and end, as its phones do. */
  letRing(): Promise<void>;
  call<Body = Record<string, unknown>>(
    who: SignedIn | undefined,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<TestAnswer<Body>>;
  /** A case as a staff member sees it. */
  open(who: SignedIn, caseId: string): Promise<OpenedCallCase>;
  /** All open cases of the staff member's roles. */
  queue(who: SignedIn): Promise<CallCaseSummary[]>;
  close(): Promise<void>;
}

const STAFF_SESSION_MS = 30 * 60_000;

/** ms after which the sandbox has ended a call. */
const CALL_ENDS_MS = 12_000;

export async function openDialerServer(): Promise<DialerServer> {
  const opened = openTestDatabase({ connections: 8 });
  const server: Pick<DialerServer, 'now'> = { now: TEST_NOW };
  const now = () => server.now;
  const jobs = inMemoryJobs(now, opened.database);
  const sandbox = sandboxTelephony();
  const app = await buildServer({
    database: opened.database,
    logLevel: 'silent',
    checkAnswers: true,
    now,
    jobs,
    modules: [...MODULES, sandboxTelephonyModule],
    telephony: sandbox.open,
    sandboxTelephony: sandbox,
  });
  await app.ready();

  async function call<Body>(
    who: SignedIn | undefined,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
  ): Promise<TestAnswer<Body>> {
    const headers = { device: 'DESKTOP', ...(who && { cookie: who.cookie }) };
    const answer = await app.inject({ method, url: path, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, text: answer.body, body: JSON.parse(answer.body) as Body };
  }

  return Object.assign(server, {
    ...{ app, database: opened.database, jobs, call },
    async workUntil(at: number) {
      server.now = at;
      const expiresAt = new Date(at + STAFF_SESSION_MS);
      await opened.database
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
    async close() {
      await app.close();
      await opened.close();
    },
  });
}
