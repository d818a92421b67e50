import { indiaMonth } from '@aangan/shared-kit/domain/contact-allowance';
import { type ReturnReason, silentReturnsAMonth } from '@aangan/shared-kit/domain/contact-claim';
import { and, count, eq, gte } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { contactsAMonth } from './allowance.ts';
import { contact, contactReturn } from './contacts.tables.ts';

/** A contact that no longer counts. */
export interface Returned {
  readonly contactId: string;
  readonly reason: ReturnReason;
}

/** Stores returns. @returns those that were not stored before */
export async function saveReturns(
  database: Pick<Database, 'insert'>,
  returns: readonly Returned[],
  at: Date,
): Promise<Returned[]> {
  if (returns.length === 0) return [];
  return database
    .insert(contactReturn)
    .values(returns.map(({ contactId, reason }) => ({ contactId, reason, at })))
    .onConflictDoNothing()
    .returning({ contactId: contactReturn.contactId, reason: contactReturn.reason });
}

/** Returns contacts whose owners did not answer, as many as the seeker may get back this month. */
export function returnSilent(
  database: Database,
  seekerId: string,
  claims: readonly Returned[],
  at: Date,
): Promise<Returned[]> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, seekerId);
    const limit = silentReturnsAMonth(await contactsAMonth(transaction, seekerId, at.getTime()));
    const [before] = await transaction
      .select({ number: count() })
      .from(contactReturn)
      .innerJoin(contact, eq(contact.id, contactReturn.contactId))
      .where(
        and(
          eq(contact.seekerId, seekerId),
          eq(contactReturn.reason, 'NO_ANSWER'),
          gte(contactReturn.at, new Date(indiaMonth(at.getTime()).start)),
        ),
      );
    return saveReturns(transaction, claims.slice(0, Math.max(0, limit - (before?.number ?? 0))), at);
  });
}
