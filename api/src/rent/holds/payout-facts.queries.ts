import type { HoldReason } from '@aangan/shared-kit/domain/rent/holds';
import { and, count, countDistinct, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { rentLandlord } from '../landlords/public.ts';
import { rentDue, rentPayout, rentShare, rentTenancy } from '../payments/public.ts';
import { rentHold } from './rent-holds.tables.ts';

/** Who pays a due, how, and who has opened its tenancy. */
export function payersOfDue(transaction: Transaction, dueId: string) {
  return transaction
    .select({
      accountId: rentShare.accountId,
      method: rentShare.method,
      phone: account.phone,
      name: account.name,
      isOwner: sql<boolean>`${rentTenancy.accountId} = ${rentShare.accountId}`,
    })
    .from(rentShare)
    .innerJoin(account, eq(account.id, rentShare.accountId))
    .innerJoin(rentDue, eq(rentDue.id, rentShare.dueId))
    .innerJoin(rentTenancy, eq(rentTenancy.id, rentDue.tenancyId))
    .where(eq(rentShare.dueId, dueId));
}

/** Payouts that have arrived at an account, since each of its landlords has it. */
export async function arrivedAt(transaction: Transaction, destinationDigest: string): Promise<number> {
  const [row] = await transaction
    .select({ arrived: count() })
    .from(rentPayout)
    .innerJoin(rentDue, eq(rentDue.id, rentPayout.dueId))
    .innerJoin(rentLandlord, eq(rentLandlord.id, rentDue.landlordId))
    .where(
      and(
        eq(rentLandlord.destinationDigest, destinationDigest),
        eq(rentPayout.state, 'arrived'),
        gt(rentPayout.createdAt, rentLandlord.destinationChangedAt),
      ),
    );
  return row?.arrived ?? 0;
}

/** Accounts of tenants who pay to an account, since a time. */
export async function homesPaidTo(transaction: Transaction, destinationDigest: string, since: Date): Promise<number> {
  const [row] = await transaction
    .select({ homes: countDistinct(rentTenancy.accountId) })
    .from(rentDue)
    .innerJoin(rentTenancy, eq(rentTenancy.id, rentDue.tenancyId))
    .innerJoin(rentLandlord, eq(rentLandlord.id, rentDue.landlordId))
    .where(
      and(
        eq(rentLandlord.destinationDigest, destinationDigest),
        gt(rentDue.receivedAt, since),
        sql`${rentDue.state} not in ('refunded', 'cancelled')`,
      ),
    );
  return row?.homes ?? 0;
}

/** All payouts to a landlord. */
export function payoutsOf(transaction: Transaction, landlordId: string) {
  return transaction
    .select({ dueId: rentPayout.dueId, state: rentPayout.state, settledAt: rentPayout.settledAt })
    .from(rentPayout)
    .innerJoin(rentDue, eq(rentDue.id, rentPayout.dueId))
    .where(eq(rentDue.landlordId, landlordId));
}

/** Reasons that staff have cleared for an account. */
export async function clearedReasons(transaction: Transaction, destinationDigest: string): Promise<HoldReason[]> {
  const rows = await transaction
    .selectDistinct({ reason: rentHold.reason })
    .from(rentHold)
    .where(and(eq(rentHold.destinationDigest, destinationDigest), eq(rentHold.state, 'released')));
  return rows.map(({ reason }) => reason);
}
