import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { noteSignOfLife } from '../../trust/freshness/public.ts';
import { giveContact } from './ask-contact.ts';
import { showAnswer } from './contacts.live.ts';
import { contactAbout } from './contacts.queries.ts';
import { type ContactRequestRow, contactRequest } from './contacts.tables.ts';

/** A request without an answer expires after this time and no longer counts. */
export const REQUEST_WAITS_MS = 7 * 86_400_000;

interface Decided {
  readonly state: ContactRequestRow['state'];
  /** The contact that was just created. */
  readonly contactId?: string;
}

/**
 * An owner's yes or no to one request. A yes creates the contact that the request has reserved. A second answer, or one
 * to an expired request, changes nothing.
 * @returns the state of the request, or undefined if the owner has no such request
 */
export function decideRequest(
  { database, events }: { readonly database: Database; readonly events: Events },
  { ownerId, requestId, allow }: { readonly ownerId: string; readonly requestId: string; readonly allow: boolean },
  at: Date,
): Promise<Decided | undefined> {
  return database.transaction(async (transaction) => {
    const mine = and(eq(contactRequest.id, requestId), eq(contactRequest.ownerId, ownerId));
    const [found] = await transaction.select().from(contactRequest).where(mine);
    if (!found) return undefined;
    // Locked, so that the seeker's count never misses both request and contact.
    await lockAccount(transaction, found.seekerId);
    const [decided] = await transaction
      .update(contactRequest)
      .set({ state: allow ? 'allowed' : 'declined', decidedAt: at })
      .where(and(mine, eq(contactRequest.state, 'waiting')))
      .returning();
    if (!decided) return { state: found.state };
    await showAnswer(transaction, decided);
    if (allow) await noteSignOfLife(transaction, { listingId: decided.listingId, at });
    if (!allow || (await contactAbout(transaction, found.seekerId, found.listingId))) return { state: decided.state };
    const { seekerId, listingId, attribution, planId } = decided;
    const facts = { seekerId, ownerId, listingId, attribution, planId, createdAt: at };
    const made = await giveContact(transaction, events, facts);
    return { state: decided.state, contactId: made.id };
  });
}

/** Expires requests that were not answered in time. */
export async function lapseRequests(database: Database, at: Date): Promise<void> {
  await database
    .update(contactRequest)
    .set({ state: 'lapsed', decidedAt: at })
    .where(
      and(eq(contactRequest.state, 'waiting'), lt(contactRequest.createdAt, new Date(at.getTime() - REQUEST_WAITS_MS))),
    );
}
