import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import { account } from '../../people/accounts/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { reasonsOf } from './listing-checks.routes.ts';
import { listingCheck } from './listing-checks.tables.ts';
import { runChecks } from './run-checks.ts';

export const CHECKS_JOB = 'listing-checks';
const NOTIFY_JOB = 'tell-owner-of-hold';

interface JobDeps {
  readonly jobs: Jobs;
  readonly messages: Messages;
  readonly now: () => number;
}

/**
 * Checks new listings every ten minutes, city by city: against all listings in the city, listings elsewhere with the
 * same photos, and the other listings of their owners.
 */
export function listingCheckJobs(database: Database, { jobs, messages, now }: JobDeps): void {
  jobs.work(CHECKS_JOB, async () => {
    for (const city of await citiesWithNew(database)) {
      const fresh = await uncheckedIn(database, city);
      const among = sql`(l.city = ${city}
        or (cardinality(string_to_array(l.photos, ',')) >= 4 and l.photos in (select f.photos from listing f where f.id = any(${sql.param([...fresh])}::text[])))
        or o.account_id in (select f.account_id from listing_owner f where f.listing_id = any(${sql.param([...fresh])}::text[])))`;
      const { held } = await runChecks(database, { now: now(), among, judged: ({ id }) => fresh.has(id) });
      for (const listingId of held) await jobs.send(NOTIFY_JOB, { listingId }, { key: listingId });
    }
  });
  jobs.schedule(CHECKS_JOB, '*/10 * * * *');
  jobs.work<{ listingId: string }>(NOTIFY_JOB, ({ listingId }) =>
    notifyOwner(database, { jobs, messages, now }, listingId),
  );
}

async function citiesWithNew(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ city: string }>(sql`
    select distinct l.city from listing l
    where l.active and not exists (select from listing_check c where c.listing_id = l.id and c.kind = 'scam')
    order by 1`);
  return rows.map(({ city }) => city);
}

async function uncheckedIn(database: Database, city: string): Promise<ReadonlySet<string>> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select l.id from listing l
    where l.city = ${city} and l.active
      and not exists (select from listing_check c where c.listing_id = l.id and c.kind = 'scam')`);
  return new Set(rows.map(({ id }) => id));
}

async function notifyOwner(database: Database, { jobs, messages, now }: JobDeps, listingId: string): Promise<void> {
  const [found] = await database
    .select({ listing, owner: account })
    .from(listing)
    .innerJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .innerJoin(account, eq(account.id, listingOwner.accountId))
    .where(eq(listing.id, listingId));
  // Decided meanwhile, or no owner to notify.
  if (!found?.owner.phone || found.listing.inactiveReason !== 'HELD') return;
  const until = quietUntil(found.owner, now());
  if (until !== undefined) return jobs.send(NOTIFY_JOB, { listingId }, { startAfter: new Date(until) });
  const [check] = await database
    .select()
    .from(listingCheck)
    .where(and(eq(listingCheck.listingId, listingId), eq(listingCheck.kind, 'scam')));
  await messages.send({
    to: { phone: found.owner.phone },
    channel: 'SMS',
    template: 'listing-held',
    values: { home: found.listing.title, reasons: `${reasonsOf(check?.evidence ?? []).join('. ')}.` },
    key: `held ${listingId}`,
  });
}
