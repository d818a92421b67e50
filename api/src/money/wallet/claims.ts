import { claimCovers } from '@aangan/shared-kit/domain/claim';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { digestOf } from '../../foundation/digests/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { walletClaim } from './wallet.tables.ts';

export type ClaimRow = typeof walletClaim.$inferSelect;

interface ClaimGrant extends Pick<ClaimRow, 'accountId' | 'title' | 'paise' | 'targetServices' | 'expiresAt'> {
  /** Identifies the event that gives it: it is given once, whatever is repeated. */
  readonly key: string;
  readonly at: Date;
}

/** Gives money off certain plans. @returns the claim's id, also for a repeat */
export async function grantClaim(database: DatabaseOrTransaction, { key, at, ...claim }: ClaimGrant): Promise<string> {
  const id = `clm_${digestOf(key).slice(0, 20)}`;
  await database
    .insert(walletClaim)
    .values({ id, ...claim, grantedAt: at })
    .onConflictDoNothing();
  return id;
}

const open = (accountId: string, now: Date) =>
  and(eq(walletClaim.accountId, accountId), isNull(walletClaim.usedAt), gt(walletClaim.expiresAt, now));

/** Claims that can still be used, those that lapse first in front. */
export async function openClaims(database: DatabaseOrTransaction, accountId: string, now: Date): Promise<ClaimRow[]> {
  return database.select().from(walletClaim).where(open(accountId, now)).orderBy(asc(walletClaim.expiresAt));
}

/**
 * Uses a claim for one of the plans, once.
 * @returns the claim
 * @throws CallError 404 when the account has no such claim, or it covers none of the plans, or it has lapsed
 */
export async function consumeClaim(
  transaction: Transaction,
  { accountId, claimId, planCodes, at }: { accountId: string; claimId: string; planCodes: readonly string[]; at: Date },
): Promise<ClaimRow> {
  const [claim] = await transaction
    .update(walletClaim)
    .set({ usedAt: at })
    .where(and(eq(walletClaim.id, claimId), open(accountId, at)))
    .returning();
  if (!claim || !planCodes.some((code) => claimCovers(claim, code))) throw callError('no-claim-for-plan');
  return claim;
}

/** Gives a claim back that an unpaid order has used. */
export async function giveBackClaim(transaction: Transaction, claimId: string): Promise<void> {
  await transaction.update(walletClaim).set({ usedAt: null }).where(eq(walletClaim.id, claimId));
}

/** One claim, used or not. */
export async function claimById(database: DatabaseOrTransaction, id: string): Promise<ClaimRow | undefined> {
  const [row] = await database.select().from(walletClaim).where(eq(walletClaim.id, id));
  return row;
}
