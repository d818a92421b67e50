import { type CitySlug, cityBySlug } from '@aangan/shared-kit/domain/cities';
import type { CaseForm } from '@aangan/shared-kit/domain/home-services/legal-case-fields';
import { LEGAL_CASE_DAYS } from '@aangan/shared-kit/domain/home-services/legal-case-steps';
import { isLegalCase, type LegalCaseType } from '@aangan/shared-kit/domain/home-services/legal-services';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { type BookingRow, serviceBooking } from '../bookings/bookings.tables.ts';
import { CASE_WORDS } from './case.words.ts';
import { type LegalCaseRow, legalCase } from './legal.tables.ts';

/** Cases in one answer, and in one run of the job. */
const AT_ONCE = 100;

/** A case with its booking. */
export interface CaseWithBooking {
  readonly row: LegalCaseRow;
  readonly booking: BookingRow;
}

/** The case of a booking. @throws CallError 404 where it has none, or none any more */
export async function caseOf(reader: DatabaseOrTransaction, bookingId: string): Promise<LegalCaseRow> {
  const [row] = await reader.select().from(legalCase).where(eq(legalCase.bookingId, bookingId));
  if (!row) throw notFound(CASE_WORDS.noCase);
  return row;
}

/** The case of a tenant's link; undefined for another text. */
export async function caseOfToken(database: Database, token: string): Promise<CaseWithBooking | undefined> {
  const [found] = await database
    .select({ row: legalCase, booking: serviceBooking })
    .from(legalCase)
    .innerJoin(serviceBooking, eq(serviceBooking.id, legalCase.bookingId))
    .where(eq(legalCase.consentToken, token));
  return found;
}

/** Service and city of a case. @throws CallError 404 for a booking of another kind */
export function kindOf({ serviceType, city }: BookingRow): { readonly type: LegalCaseType; readonly city: CitySlug } {
  const found = cityBySlug(city);
  if (!isLegalCase(serviceType) || !found) throw notFound(CASE_WORDS.noCase);
  return { type: serviceType, city: found.slug };
}

/** What was typed into a form. @throws CallError 404 once it is deleted */
export async function formOf(files: FileStore, { formKey }: Pick<LegalCaseRow, 'formKey'>): Promise<CaseForm> {
  const bytes = await files.get(formKey);
  if (!bytes) throw notFound(CASE_WORDS.noCase);
  return JSON.parse(bytes.toString('utf8'));
}

/** Cases that staff work on: paid ones, and those that have begun. The oldest first. */
export function openCases(database: Database): Promise<CaseWithBooking[]> {
  return database
    .select({ row: legalCase, booking: serviceBooking })
    .from(legalCase)
    .innerJoin(serviceBooking, eq(serviceBooking.id, legalCase.bookingId))
    .where(and(inArray(serviceBooking.state, ['paid', 'started']), inArray(legalCase.consent, ['given', 'not-needed'])))
    .orderBy(asc(serviceBooking.paidAt))
    .limit(AT_ONCE);
}

/** Paid cases whose tenant was not asked yet. */
export function unaskedCases(database: Database): Promise<CaseWithBooking[]> {
  return database
    .select({ row: legalCase, booking: serviceBooking })
    .from(legalCase)
    .innerJoin(serviceBooking, eq(serviceBooking.id, legalCase.bookingId))
    .where(and(eq(serviceBooking.state, 'paid'), eq(legalCase.consent, 'open')))
    .limit(AT_ONCE);
}

/** Cases whose day of deletion has come. */
export function dueCases(database: Database, at: Date): Promise<LegalCaseRow[]> {
  return database.select().from(legalCase).where(lte(legalCase.deleteAt, at)).limit(AT_ONCE);
}

/** Changes a case; its deletion is counted from this step. */
export async function changeCase(
  transaction: DatabaseOrTransaction,
  bookingId: string,
  change: Partial<LegalCaseRow>,
  at: Date,
): Promise<void> {
  await transaction
    .update(legalCase)
    .set({ ...change, deleteAt: caseDeletion(at) })
    .where(eq(legalCase.bookingId, bookingId));
}

/** The day on which a case is deleted if nothing happens after this step. */
export function caseDeletion(at: Date): Date {
  return new Date(at.getTime() + LEGAL_CASE_DAYS * DAY_MS);
}

/** Keys of all files of a case. */
export function fileKeysOf({ formKey, papers, resultKey }: LegalCaseRow): string[] {
  return [formKey, ...papers.map(({ fileKey }) => fileKey), ...(resultKey === null ? [] : [resultKey])];
}

/** Keys of the files of a person's cases. */
export async function caseFilesOf(transaction: Transaction, accountId: string): Promise<string[]> {
  return (await casesOfAccount(transaction, accountId)).flatMap(fileKeysOf);
}

/** Deletes a person's cases; what was paid stays. */
export async function forgetCases(transaction: Transaction, accountId: string): Promise<void> {
  const ids = (await casesOfAccount(transaction, accountId)).map(({ bookingId }) => bookingId);
  if (ids.length > 0) await transaction.delete(legalCase).where(inArray(legalCase.bookingId, ids));
}

async function casesOfAccount(transaction: Transaction, accountId: string): Promise<LegalCaseRow[]> {
  const rows = await transaction
    .select({ row: legalCase })
    .from(legalCase)
    .innerJoin(serviceBooking, eq(serviceBooking.id, legalCase.bookingId))
    .where(eq(serviceBooking.accountId, accountId));
  return rows.map(({ row }) => row);
}
