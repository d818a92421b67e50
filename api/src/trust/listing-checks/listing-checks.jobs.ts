import { quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import { and, eq } from 'drizzle-orm';
import type { NoticeDeps } from '../../foundation/messages/public.ts';
import { account } from '../../people/accounts/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { checkNew, citiesWithNew, NOTIFY_JOB } from './check-new.ts';
import { reasonsOf } from './listing-checks.routes.ts';
import { listingCheck } from './listing-checks.tables.ts';

export const CHECKS_JOB = 'listing-checks';

/** Checks listings that nobody has checked, every ten minutes; what owners post is checked at once besides. */
export function listingCheckJobs(deps: NoticeDeps): void {
  const { database, jobs, now } = deps;
  jobs.work(CHECKS_JOB, async () => {
    for (const city of await citiesWithNew(database)) await checkNew(database, { jobs, now }, city);
  });
  jobs.schedule(CHECKS_JOB, '*/10 * * * *');
  jobs.work<{ listingId: string }>(NOTIFY_JOB, ({ listingId }) => notifyOwner(deps, listingId));
}

async function notifyOwner({ database, jobs, messages, now }: NoticeDeps, listingId: string): Promise<void> {
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
