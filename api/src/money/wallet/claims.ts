import { createHash } from 'node:crypto';
import { claimCovers } from '@aangan/shared-kit/domain/claim';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { walletClaim } from './wallet.tables.ts';

export type ClaimRow = typeof walletClaim.$inferSelect;

interface ClaimGrant extends Pick<ClaimRow, 'accountId' | 'title' | 'paise' | 'targetServices' | 'expiresAt'> {
  /** Identifies the event that gives it: it is given once, whatever is repeated. */
  readonly key: string;
  readonly at: Date;
}

/** Gives money off certain plans. @returns the claim's id, also for a repeat */
export async function grantClaim(database: DatabaseOrTransaction, { key, at, ...claim }: ClaimGrant): Promise<string> {
  const id = `clm_${createHash('sha256').update(key).digest('base64url').slice(0, 20)}`;
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
 * Uses a claim for a plan, once.
 * @returns the discount, in paise
 * @throws CallError 404 when the account has no such claim, or it does not cover this plan, or it has lapsed
 */
export async function consumeClaim(
  transaction: Transaction,
  { accountId, claimId, planCode, at }: { accountId: string; claimId: string; planCode: string; at: Date },
): Promise<number> {
  const [claim] = await transaction
    .update(walletClaim)
    .set({ usedAt: at })
    .where(and(eq(walletClaim.id, claimId), open(accountId, at)))
    .returning();
  if (!claim || !claimCovers(claim, planCode)) throw notFound('There is no such claim for this plan.');
  return claim.paise;
}
