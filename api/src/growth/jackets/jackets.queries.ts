import { and, asc, eq, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { contact } from '../../meeting/contacts/public.ts';
import { tenantDetails } from '../../meeting/leads/public.ts';
import { visit } from '../../meeting/visits/public.ts';
import { recentSearch, viewedListing } from '../../search/activity/public.ts';
import { alert } from '../../search/alerts/public.ts';
import { listingOwner } from '../../search/listings/public.ts';
import { shortlistEntry } from '../../search/shortlist/public.ts';
import type { VisitorFacts } from './audiences.ts';
import { isWorthNoting, type JacketEvent } from './jacket-caps.ts';
import { jacketEvent } from './jackets.tables.ts';

/** Condition for events of the person, and of the device before they logged in. */
export interface JacketVisitor {
  readonly accountId?: string;
  readonly deviceId?: string;
}

/** All jacket events of a visitor, oldest first. */
export async function eventsOf(
  database: Database | Transaction,
  { accountId, deviceId }: JacketVisitor,
): Promise<JacketEvent[]> {
  const whose = [
    ...(accountId === undefined ? [] : [eq(jacketEvent.accountId, accountId)]),
    ...(deviceId === undefined ? [] : [eq(jacketEvent.deviceId, deviceId)]),
  ];
  // An empty `or` would match everything, so without a visitor nothing is read.
  if (whose.length === 0) return [];
  const { jacketId, action, at } = jacketEvent;
  const rows = await database
    .select({ jacketId, action, at })
    .from(jacketEvent)
    .where(or(...whose))
    .orderBy(asc(jacketEvent.id));
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/**
 * Records an event if it changes anything. Events of a visitor are serialised, so that two tabs cannot both show one.
 * @returns whether it was recorded
 */
export function noteEvent(database: Database, visitor: JacketVisitor, event: JacketEvent): Promise<boolean> {
  const { accountId, deviceId } = visitor;
  const owner = accountId === undefined ? { deviceId } : { accountId };
  return database.transaction(async (transaction) => {
    const key = `jackets ${accountId ?? deviceId}`;
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    if (!isWorthNoting(event, await eventsOf(transaction, visitor))) return false;
    await transaction.insert(jacketEvent).values({ ...event, ...owner, at: new Date(event.at) });
    return true;
  });
}

/** Views within this time in ms belong to the same visit. */
const VISIT_MS = 12 * 3_600_000;

/** Facts that audiences use. @param now epoch ms */
export async function factsOf(database: Database, accountId: string, now: number): Promise<VisitorFacts> {
  const earlier = new Date(now - VISIT_MS);
  const [shortlisted, viewed, viewedEarlier, searched, contacted, owned, visits, alerts, details] = await Promise.all([
    database.$count(shortlistEntry, eq(shortlistEntry.accountId, accountId)),
    database.$count(viewedListing, eq(viewedListing.accountId, accountId)),
    database.$count(viewedListing, and(eq(viewedListing.accountId, accountId), lt(viewedListing.viewedAt, earlier))),
    database.$count(recentSearch, eq(recentSearch.accountId, accountId)),
    database.$count(contact, eq(contact.seekerId, accountId)),
    database.$count(listingOwner, eq(listingOwner.accountId, accountId)),
    database.$count(visit, eq(visit.visitorId, accountId)),
    database.$count(alert, eq(alert.accountId, accountId)),
    database.$count(tenantDetails, eq(tenantDetails.accountId, accountId)),
  ]);
  return { shortlisted, viewed, viewedEarlier, searched, contacted, owned, visits, alerts, described: details > 0 };
}

/** Deletes events that no cap uses any more; silencing stays until it is undone. */
export async function deleteJacketEvents(database: Database, before: Date): Promise<void> {
  await database
    .delete(jacketEvent)
    .where(and(lt(jacketEvent.at, before), notInArray(jacketEvent.action, ['never', 'again'])));
}
