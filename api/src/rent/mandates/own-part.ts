import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { feePaise } from '@aangan/shared-kit/domain/rent/fee';
import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import {
  MONTHLY_KIND,
  type RentSplits,
  rentDue,
  rentShare,
  type TenancyRow,
  tenanciesFor,
} from '../payments/public.ts';
import { MANDATE_WORDS } from './mandate.words.ts';

/** A tenancy that a person pays for. @throws CallError 404 */
export async function paidTenancy(
  database: DatabaseOrTransaction,
  accountId: string,
  tenancyId: string,
): Promise<TenancyRow> {
  const [tenancy] = await tenanciesFor(database, accountId, tenancyId);
  if (!tenancy) throw notFound(MANDATE_WORDS.noTenancy);
  return tenancy;
}

/** What a person pays of a month, with the fee of UPI: as it is split now, or else as the last time. 0 for nothing. */
export async function monthlyPart(
  transaction: Transaction,
  splits: RentSplits,
  accountId: string,
  tenancy: TenancyRow,
  at: Date,
): Promise<number> {
  const parts = await splits.partsOf(
    transaction,
    { id: tenancy.id, accountId: tenancy.accountId },
    tenancy.monthlyPaise,
  );
  const part = parts
    ? parts.find((each) => each.accountId === accountId)?.paise
    : tenancy.accountId === accountId
      ? tenancy.monthlyPaise
      : await lastPart(transaction, accountId, tenancy);
  return part === undefined ? 0 : part + feePaise('upi', part, indiaDay(at.getTime()));
}

async function lastPart(
  transaction: Transaction,
  accountId: string,
  { id, kind }: TenancyRow,
): Promise<number | undefined> {
  const [last] = await transaction
    .select({ paise: rentShare.paise })
    .from(rentShare)
    .innerJoin(rentDue, eq(rentDue.id, rentShare.dueId))
    .where(and(eq(rentDue.tenancyId, id), eq(rentDue.kind, MONTHLY_KIND[kind]), eq(rentShare.accountId, accountId)))
    .orderBy(desc(rentDue.month))
    .limit(1);
  return last?.paise;
}
