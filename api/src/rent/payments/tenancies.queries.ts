import type { RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaMonth, laterMonth } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { and, desc, eq, exists, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { rentLandlord } from '../landlords/public.ts';
import { payeeOf } from './due-answer.ts';
import { GIVEN_UP } from './dues.queries.ts';
import { rentDue, rentShare, rentTenancy, type TenancyRow } from './rent-payments.tables.ts';

/** Tenancies of one list. */
const AT_MOST = 50;

/** The kind of sum that a month of each kind of tenancy is about. */
export const MONTHLY_KIND = { rent: 'rent', bill: 'maintenance' } as const;

/** Tenancies that a person made or pays a share of, the newest first. @param id one of them only */
export function tenanciesFor(database: DatabaseOrTransaction, accountId: string, id?: string): Promise<TenancyRow[]> {
  const hasShare = exists(
    database
      .select({ id: rentShare.id })
      .from(rentShare)
      .innerJoin(rentDue, eq(rentDue.id, rentShare.dueId))
      .where(and(eq(rentDue.tenancyId, rentTenancy.id), eq(rentShare.accountId, accountId))),
  );
  const mine = or(eq(rentTenancy.accountId, accountId), hasShare);
  return database
    .select()
    .from(rentTenancy)
    .where(and(mine, isNull(rentTenancy.endedAt), id === undefined ? undefined : eq(rentTenancy.id, id)))
    .orderBy(desc(rentTenancy.createdAt), rentTenancy.id)
    .limit(AT_MOST);
}

/** Tenancies as a person sees them. @param now epoch ms */
export async function tenancyAnswers(
  database: DatabaseOrTransaction,
  accountId: string,
  rows: readonly TenancyRow[],
  now: number,
): Promise<RentTenancy[]> {
  if (rows.length === 0) return [];
  const landlords = await database
    .select()
    .from(rentLandlord)
    .where(
      inArray(
        rentLandlord.id,
        rows.map(({ landlordId }) => landlordId),
      ),
    );
  const paid = await database
    .select({ tenancyId: rentDue.tenancyId, kind: rentDue.kind, month: rentDue.month })
    .from(rentDue)
    .where(
      and(
        inArray(
          rentDue.tenancyId,
          rows.map(({ id }) => id),
        ),
        notInArray(rentDue.state, ['collecting', ...GIVEN_UP]),
      ),
    );
  return rows.map((row) => {
    const landlord = landlords.find(({ id }) => id === row.landlordId);
    if (!landlord) throw new Error(`Tenancy ${row.id} has no landlord`);
    const months = paid.flatMap(({ tenancyId, kind, month }) =>
      tenancyId === row.id && kind === MONTHLY_KIND[row.kind] ? [month] : [],
    );
    const nextMonth = firstUnpaid(indiaMonth(now), months);
    return {
      id: row.id,
      kind: row.kind,
      landlord: payeeOf(landlord),
      home: row.home ?? '',
      monthlyPaise: row.monthlyPaise,
      dueDay: row.dueDay,
      isOwn: row.accountId === accountId,
      nextMonth,
      nextDueOn: dayOfMonth(nextMonth, row.dueDay),
      createdAt: row.createdAt.getTime(),
    };
  });
}

/** `2026-12-05`. @param day at most 28 */
export function dayOfMonth(month: string, day: number): string {
  return `${month}-${String(day).padStart(2, '0')}`;
}

function firstUnpaid(from: string, paid: readonly string[]): string {
  let month = from;
  while (paid.includes(month)) month = laterMonth(month, 1);
  return month;
}

/** States of a due in which money is under way. */
export const UNDER_WAY = ['received', 'held', 'sending', 'sent', 'returned', 'refunding'] as const;

/** Whether money for a landlord is under way. */
export async function isMoneyUnderWay(database: DatabaseOrTransaction, landlordId: string): Promise<boolean> {
  const open = and(eq(rentDue.landlordId, landlordId), inArray(rentDue.state, [...UNDER_WAY]));
  return (await database.$count(rentDue, open)) > 0;
}
