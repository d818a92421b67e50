import { COUPON_UNKNOWN, couponProblem } from '@aangan/shared-kit/domain/coupon';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { badInput } from '../../foundation/server/public.ts';
import { type ClaimRow, claimById, grantClaim } from '../../money/wallet/public.ts';
import { coupon, couponUse } from './coupons.tables.ts';

interface UsedCode {
  readonly accountId: string;
  readonly code: string;
  readonly at: Date;
}

/**
 * Gives a person the claim of a code. A second time gives the same claim, used or not. The row of the code is locked, so
 * that the limit holds for presses at the same time.
 * @throws CallError 400 with the reason, for a code that gives nothing
 */
export async function useCoupon(transaction: Transaction, { accountId, code, at }: UsedCode): Promise<ClaimRow> {
  const [found] = await transaction.select().from(coupon).where(eq(coupon.code, code)).for('update');
  if (!found) throw badInput('body.code', COUPON_UNKNOWN);
  const [first] = await transaction.insert(couponUse).values({ code, accountId, at }).onConflictDoNothing().returning();
  if (first) {
    const facts = { ...found, from: found.from.getTime(), to: found.to.getTime() };
    const problem = couponProblem(facts, at.getTime());
    if (problem !== undefined) throw badInput('body.code', problem);
    await transaction
      .update(coupon)
      .set({ used: sql`${coupon.used} + 1` })
      .where(eq(coupon.code, code));
  }
  const { title, paise, targetServices, to: expiresAt } = found;
  const grant = { accountId, title, paise, targetServices, expiresAt, at };
  const claim = await claimById(
    transaction,
    await grantClaim(transaction, { key: `coupon:${code}:${accountId}`, ...grant }),
  );
  if (!claim) throw new Error('The claim is missing right after it was written');
  return claim;
}
