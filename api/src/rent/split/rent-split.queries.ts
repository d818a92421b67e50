import { and, asc, desc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { type DueRow, rentDue, rentShare, rentTenancy, type ShareRow, type TenancyRow } from '../payments/public.ts';
import { tokenDigest } from './flatmate-link.ts';
import { type FlatmateRow, rentFlatmate, rentPartConsent } from './rent-split.tables.ts';

/** Dues on the page of a shared rent. */
const DUES = 6;

/** A member with the name of their account; null before they have joined. */
export interface NamedFlatmate extends FlatmateRow {
  readonly accountName: string | null;
}

/** A tenancy that goes on, locked until the transaction ends, so that its members change one after the other. */
export async function holdTenancy(transaction: Transaction, id: string): Promise<TenancyRow | undefined> {
  const which = and(eq(rentTenancy.id, id), isNull(rentTenancy.endedAt));
  const [row] = await transaction.select().from(rentTenancy).where(which).for('no key update');
  return row;
}

/** The members of a tenancy, its organiser first. */
export async function membersOf(database: DatabaseOrTransaction, tenancyId: string): Promise<NamedFlatmate[]> {
  const rows = await database
    .select({ flatmate: rentFlatmate, accountName: account.name })
    .from(rentFlatmate)
    .leftJoin(account, eq(account.id, rentFlatmate.accountId))
    .where(eq(rentFlatmate.tenancyId, tenancyId))
    .orderBy(
      sql`${rentFlatmate.accountId} is not distinct from ${rentFlatmate.invitedBy} desc`,
      asc(rentFlatmate.createdAt),
      asc(rentFlatmate.id),
    );
  return rows.map(({ flatmate, accountName }) => ({ ...flatmate, accountName }));
}

/** The flatmate of a link that is valid, with the tenancy. */
export async function flatmateOfLink(
  database: DatabaseOrTransaction,
  token: string,
  at: Date,
): Promise<{ readonly flatmate: FlatmateRow; readonly tenancy: TenancyRow } | undefined> {
  const [row] = await database
    .select({ flatmate: rentFlatmate, tenancy: rentTenancy })
    .from(rentFlatmate)
    .innerJoin(rentTenancy, eq(rentTenancy.id, rentFlatmate.tenancyId))
    .where(
      and(
        eq(rentFlatmate.tokenDigest, tokenDigest(token)),
        gt(rentFlatmate.linkEndsAt, at),
        isNull(rentTenancy.endedAt),
      ),
    );
  return row;
}

export async function changeFlatmate(
  transaction: Transaction,
  id: string,
  change: Partial<Omit<FlatmateRow, 'id'>>,
): Promise<void> {
  await transaction.update(rentFlatmate).set(change).where(eq(rentFlatmate.id, id));
}

/** The newest dues of a tenancy that a person pays a part of; all of them for who opened the tenancy. */
export async function sharedDues(
  database: DatabaseOrTransaction,
  { id, accountId: organiser }: TenancyRow,
  accountId: string,
): Promise<DueRow[]> {
  const paysPart = exists(
    database
      .select({ id: rentShare.id })
      .from(rentShare)
      .where(and(eq(rentShare.dueId, rentDue.id), eq(rentShare.accountId, accountId))),
  );
  return database
    .select()
    .from(rentDue)
    .where(and(eq(rentDue.tenancyId, id), accountId === organiser ? undefined : paysPart))
    .orderBy(desc(rentDue.createdAt), desc(rentDue.id))
    .limit(DUES);
}

/** The shares of dues, with the names of their payers. */
export async function namedShares(
  database: DatabaseOrTransaction,
  dueIds: readonly string[],
): Promise<(ShareRow & { readonly name: string })[]> {
  const rows = await database
    .select({ share: rentShare, name: account.name })
    .from(rentShare)
    .innerJoin(account, eq(account.id, rentShare.accountId))
    .where(inArray(rentShare.dueId, [...dueIds]))
    .orderBy(asc(rentShare.id));
  return rows.map(({ share, name }) => ({ ...share, name }));
}

/** Who agrees that a part of these dues is sent. */
export function partConsents(
  database: DatabaseOrTransaction,
  dueIds: readonly string[],
): Promise<(typeof rentPartConsent.$inferSelect)[]> {
  return database
    .select()
    .from(rentPartConsent)
    .where(inArray(rentPartConsent.dueId, [...dueIds]));
}

/** Dues that wait for shares after their due day, with money in them, and the tenancies. @param today in India */
export async function lateDues(
  database: DatabaseOrTransaction,
  today: string,
): Promise<{ readonly due: DueRow; readonly tenancy: TenancyRow }[]> {
  const hasMoney = exists(
    database
      .select({ id: rentShare.id })
      .from(rentShare)
      .where(and(eq(rentShare.dueId, rentDue.id), eq(rentShare.state, 'received'))),
  );
  return database
    .select({ due: rentDue, tenancy: rentTenancy })
    .from(rentDue)
    .innerJoin(rentTenancy, eq(rentTenancy.id, rentDue.tenancyId))
    .where(and(eq(rentDue.state, 'collecting'), sql`${rentDue.dueOn} < ${today}`, hasMoney))
    .orderBy(asc(rentDue.createdAt));
}
