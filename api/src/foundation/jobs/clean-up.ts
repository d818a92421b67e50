import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { forgetJacketEvents } from '../../growth/jackets/jackets.queries.ts';
import { forgetTraces } from '../../money/referrals/referrals.queries.ts';
import { forgetOldIdentity } from '../../people/identity/forget-old.ts';
import { forgetExpired } from '../../people/sessions/sessions.queries.ts';
import { forgetUnlocks } from '../../search/registered-deals/registered-deals.queries.ts';
import { forgetSecurityEvents } from '../audit/audit.queries.ts';
import type { Database } from '../database/client.ts';
import { forgetOutbox } from '../messages/outbox.queries.ts';
import type { Jobs } from './jobs.ts';

const DAY_MS = 86_400_000;

/** Days that each table is kept: security events as long as CERT-In asks of logs (180) and a second year's start. */
const CLEAN_UP_DAYS = { securityEvents: 400, outbox: 7, referralTraces: 180, jackets: 90 } as const;

/** Every night: what is over is forgotten. @param now epoch ms */
export function cleanUpNightly(database: Database, jobs: Jobs, now: () => number): void {
  const before = (days: number) => new Date(now() - days * DAY_MS);
  jobs.work('clean-up', async () => {
    await forgetExpired(database, new Date(now()));
    await forgetSecurityEvents(database, before(CLEAN_UP_DAYS.securityEvents));
    await forgetOldIdentity(database, now());
    await forgetTraces(database, before(CLEAN_UP_DAYS.referralTraces));
    await forgetJacketEvents(database, before(CLEAN_UP_DAYS.jackets));
    await forgetUnlocks(database, indiaDay(now() - DAY_MS));
    await forgetOutbox(database, before(CLEAN_UP_DAYS.outbox));
  });
  jobs.schedule('clean-up', '20 3 * * *');
}
