import { and, eq, inArray, isNotNull, isNull, lte, notExists } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { type BookingRow, serviceBooking } from '../bookings/bookings.tables.ts';
import { AGREEMENT_WORDS } from './agreement.words.ts';
import { type AgreementDocumentRow, agreementDocument, agreementSignature, type SignatureRow } from './legal.tables.ts';

/** Agreements in one run of the job. */
const AT_ONCE = 50;

/** The terms of a booking. @throws CallError 404 for another business, or once they are deleted */
export function termsOf({ details }: BookingRow) {
  if (details?.kind !== 'agreement') throw notFound(AGREEMENT_WORDS.noAgreement);
  return details.terms;
}

export function signaturesOf(reader: DatabaseOrTransaction, bookingId: string): Promise<SignatureRow[]> {
  return reader
    .select()
    .from(agreementSignature)
    .where(eq(agreementSignature.bookingId, bookingId))
    .orderBy(agreementSignature.party);
}

export async function documentOf(
  reader: DatabaseOrTransaction,
  bookingId: string,
): Promise<AgreementDocumentRow | undefined> {
  const [row] = await reader.select().from(agreementDocument).where(eq(agreementDocument.bookingId, bookingId));
  return row;
}

const isAgreement = eq(serviceBooking.serviceType, 'LEGAL_AGREEMENT');

/**
 * Agreements for which nobody was asked to sign: paid ones, and those with a visit after it. Without a hub there is no
 * visit.
 */
export function unstamped(database: Database): Promise<BookingRow[]> {
  const document = database
    .select({ id: agreementDocument.bookingId })
    .from(agreementDocument)
    .where(eq(agreementDocument.bookingId, serviceBooking.id));
  const noVisit = and(inArray(serviceBooking.state, ['paid', 'started']), isNull(serviceBooking.hubId));
  const visited = and(eq(serviceBooking.state, 'done'), isNotNull(serviceBooking.hubId));
  return Promise.all(
    [noVisit, visited].map((ready) =>
      database
        .select()
        .from(serviceBooking)
        .where(and(isAgreement, isNotNull(serviceBooking.details), ready, notExists(document)))
        .limit(AT_ONCE),
    ),
  ).then((rows) => rows.flat());
}

/** Signatures that nobody has given yet. */
export function openSignatures(database: Database): Promise<SignatureRow[]> {
  return database.select().from(agreementSignature).where(eq(agreementSignature.state, 'open')).limit(1_000);
}

/** Agreements whose day of deletion has come. */
export function dueDocuments(database: Database, at: Date): Promise<AgreementDocumentRow[]> {
  return database.select().from(agreementDocument).where(lte(agreementDocument.deleteAt, at)).limit(500);
}

/** Forgets terms, signatures and copies of agreements; what was paid stays. */
export async function forgetAgreements(transaction: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const ids = [...bookingIds];
  await transaction.delete(agreementSignature).where(inArray(agreementSignature.bookingId, ids));
  await transaction.delete(agreementDocument).where(inArray(agreementDocument.bookingId, ids));
  await transaction.update(serviceBooking).set({ details: null }).where(inArray(serviceBooking.id, ids));
}

/** Ids of a person's agreements, and the keys of their copies. */
export async function agreementsOf(transaction: Transaction, accountId: string) {
  const rows = await transaction
    .select({ id: serviceBooking.id, fileKey: agreementDocument.fileKey })
    .from(serviceBooking)
    .leftJoin(agreementDocument, eq(agreementDocument.bookingId, serviceBooking.id))
    .where(and(eq(serviceBooking.accountId, accountId), isAgreement));
  return { ids: rows.map(({ id }) => id), keys: rows.flatMap(({ fileKey }) => fileKey ?? []) };
}
