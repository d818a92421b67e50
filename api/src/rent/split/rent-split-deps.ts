import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';

/** What the calls of shared rents need. */
export interface RentSplitDeps {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly sessions: Sessions;
  /** Epoch ms. */
  readonly now: () => number;
}
