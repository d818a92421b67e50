import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { type ScratchCardRow, scratchCard } from './rewards.tables.ts';

/** Maximum number of rows in a response. */
const LIST_LIMIT = 100;

export async function unscratchedCards(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<ScratchCardRow[]> {
  return database
    .select()
    .from(scratchCard)
    .where(and(eq(scratchCard.accountId, accountId), isNull(scratchCard.scratchedAt), gt(scratchCard.expiresAt, now)))
    .orderBy(asc(scratchCard.expiresAt), asc(scratchCard.id))
    .limit(LIST_LIMIT);
}

export async function pastCards(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<ScratchCardRow[]> {
  return database
    .select()
    .from(scratchCard)
    .where(
      and(
        eq(scratchCard.accountId, accountId),
        or(isNotNull(scratchCard.scratchedAt), lte(scratchCard.expiresAt, now)),
      ),
    )
    .orderBy(desc(scratchCard.grantedAt), desc(scratchCard.id))
    .limit(LIST_LIMIT);
}

export async function cardOf(
  database: DatabaseOrTransaction,
  accountId: string,
  cardId: string,
): Promise<ScratchCardRow | undefined> {
  const [row] = await database
    .select()
    .from(scratchCard)
    .where(and(eq(scratchCard.accountId, accountId), eq(scratchCard.id, cardId)));
  return row;
}

/** Marks a card as scratched, if it is neither scratched nor expired. @returns the card, or undefined */
export async function markScratched(
  tx: Transaction,
  { accountId, cardId, at, creditExpiresAt }: { accountId: string; cardId: string; at: Date; creditExpiresAt: Date },
): Promise<ScratchCardRow | undefined> {
  const [row] = await tx
    .update(scratchCard)
    .set({ scratchedAt: at, creditExpiresAt })
    .where(
      and(
        eq(scratchCard.accountId, accountId),
        eq(scratchCard.id, cardId),
        isNull(scratchCard.scratchedAt),
        gt(scratchCard.expiresAt, at),
      ),
    )
    .returning();
  return row;
}
