import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import { rewardFirstContact } from '../../money/rewards/reward-first-contact.ts';
import { lockAccount } from '../../people/accounts/lock-account.ts';
import { noteSignOfLife } from '../../trust/freshness/confirm.queries.ts';
import { giveContact } from './ask-contact.ts';
import { contactAbout } from './contacts.queries.ts';
import { type ContactRequestRow, contactRequest } from './contacts.tables.ts';

/** A request that nobody answers for so long lapses, and no longer counts. */
export const REQUEST_WAITS_MS = 7 * 86_400_000;

interface Decided {
  readonly state: ContactRequestRow['state'];
  /** The contact that was made just now. */
  readonly contactId?: string;
}

/**
 * An owner's yes or no to one request. A yes makes the contact that the request has held a place for; a second answer,
 * or one to a request that has lapsed, changes nothing.
 * @returns how the request stands, or undefined where the owner has no such request
 */
export function decideRequest(
  database: Database,
  { ownerId, requestId, allow }: { readonly ownerId: string; readonly requestId: string; readonly allow: boolean },
  at: Date,
): Promise<Decided | undefined> {
  return database.transaction(async (transaction) => {
    const mine = and(eq(contactRequest.id, requestId), eq(contactRequest.ownerId, ownerId));
    const [found] = await transaction.select().from(contactRequest).where(mine);
    if (!found) return undefined;
    // The seeker's count must not see the request go before it sees the contact come.
    await lockAccount(transaction, found.seekerId);
    const [decided] = await transaction
      .update(contactRequest)
      .set({ state: allow ? 'allowed' : 'declined', decidedAt: at })
      .where(and(mine, eq(contactRequest.state, 'waiting')))
      .returning();
    if (!decided) return { state: found.state };
    if (allow) await noteSignOfLife(transaction, { listingId: decided.listingId, at });
    if (!allow || (await contactAbout(transaction, found.seekerId, found.listingId))) return { state: decided.state };
    const { seekerId, listingId, attribution, planId } = decided;
    const made = await giveContact(transaction, { seekerId, ownerId, listingId, attribution, planId, createdAt: at });
    await rewardFirstContact(transaction, { accountId: seekerId, at });
    return { state: decided.state, contactId: made.id };
  });
}

/** Requests that nobody has answered in time stop counting. */
export async function lapseRequests(database: Database, at: Date): Promise<void> {
  await database
    .update(contactRequest)
    .set({ state: 'lapsed', decidedAt: at })
    .where(
      and(eq(contactRequest.state, 'waiting'), lt(contactRequest.createdAt, new Date(at.getTime() - REQUEST_WAITS_MS))),
    );
}
