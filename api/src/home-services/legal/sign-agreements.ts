import { randomBytes } from 'node:crypto';
import {
  AGREEMENT_PARTIES,
  type AgreementParty,
  STAMP_DUTY,
} from '@aangan/shared-kit/domain/home-services/rental-agreement';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import { type NoticeDeps, sendEach } from '../../foundation/messages/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import { holdBooking } from '../bookings/booking.queries.ts';
import { type BookingRow, serviceBooking } from '../bookings/bookings.tables.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import { stateOf } from '../priced-lines.ts';
import { agreementPdf } from './agreement-pdf.ts';
import {
  dueDocuments,
  forgetAgreements,
  openSignatures,
  signaturesOf,
  termsOf,
  unstamped,
} from './agreements.queries.ts';
import { agreementDocument, agreementSignature, type SignatureRow } from './legal.tables.ts';
import { type SigningProvider, SigningRefused } from './signing-provider.ts';

export const AGREEMENTS_JOB = 'agreements-sign';

/** Days after signing, or after asking where nobody signs, on which copy and terms are deleted. */
export const SIGNED_COPY_DAYS = 90;

interface SigningDeps extends NoticeDeps {
  readonly provider: SigningProvider;
  readonly files: FileStore;
}

/**
 * Every minute, and once an agreement is paid or signed: buys the stamps of paid agreements and asks both sides to sign, stores the copies of those that both
 * have signed, and deletes what is due. Each step is safe to repeat.
 */
export function signAgreements(deps: SigningDeps): void {
  const { database, jobs, now } = deps;
  jobs.work(AGREEMENTS_JOB, async () => {
    await sendEach(await unstamped(database), 'agreements to be stamped', (row) => beginSigning(deps, row));
    await sendEach(await openSignatures(database), 'signatures', ({ bookingId, party, providerId }) =>
      noteSignature(deps, { bookingId, party, providerId }),
    );
    await sendEach(await dueDocuments(database, new Date(now())), 'agreements to be deleted', async (row) => {
      await database.transaction((transaction) => forgetAgreements(transaction, [row.bookingId]));
      if (row.fileKey !== null) await deps.files.remove(row.fileKey);
    });
  });
  jobs.schedule(AGREEMENTS_JOB, '* * * * *');
}

async function beginSigning({ database, provider, messages, now }: SigningDeps, row: BookingRow): Promise<void> {
  if (!(await isBegun(database, row.id, new Date(now())))) return;
  const terms = termsOf(row);
  const paise = row.lines.find(({ description }) => description === STAMP_DUTY)?.paise ?? 0;
  const stamp = { certificate: null, signatures: [] };
  const document = await agreementPdf({ terms, number: row.id, at: new Date(now()), stamp });
  // Stored first: an answer that never comes must not buy a second stamp.
  const isFirst = await noteAsking(database, row.id, now());
  if (!isFirst) return;
  const { certificate, signatures } = await provider
    .begin({ reference: row.id, state: stateOf(row.stateCode), paise, signers: terms, document })
    .catch(async (error: unknown) => {
      if (error instanceof SigningRefused) await forgetAsking(database, row.id);
      throw error;
    });
  await database.transaction(async (transaction) => {
    const open = signatures.map(({ party, providerId }) => ({
      ...{ bookingId: row.id, party, providerId },
      state: 'open' as const,
    }));
    await transaction.insert(agreementSignature).values(open).onConflictDoNothing();
    await transaction
      .update(agreementDocument)
      .set({ certificate: certificate ?? '', deleteAt: deletionDay(now()) })
      .where(eq(agreementDocument.bookingId, row.id));
  });
  for (const { party, url } of signatures) {
    const phone = phoneNumber('+91', terms[party].phone);
    if (phone === undefined) continue;
    const values = { name: terms[party].name, home: terms.home, url };
    await messages.send({
      to: { phone },
      channel: 'SMS',
      template: 'agreement-sign',
      values,
      key: `agreement ${row.id} ${party}`,
    });
  }
}

/** @returns false where somebody has asked before */
async function noteAsking(database: Database, bookingId: string, now: number): Promise<boolean> {
  const values = { bookingId, certificate: '', fileKey: null, deleteAt: deletionDay(now) };
  const noted = await database.insert(agreementDocument).values(values).onConflictDoNothing().returning();
  return noted.length > 0;
}

/** Nothing was bought: the next run asks again. */
async function forgetAsking(database: Database, bookingId: string): Promise<void> {
  await database.delete(agreementDocument).where(eq(agreementDocument.bookingId, bookingId));
}

/** Ends the time in which it can be cancelled, before the state's fees are paid. After a visit it is done already. */
function isBegun(database: Database, bookingId: string, at: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const held = await holdBooking(transaction, bookingId);
    if (held.state === 'paid') await moveBooking(transaction, held, { change: 'stamp', role: 'system' }, at);
    return ['paid', 'started', 'done'].includes(held.state);
  });
}

interface Signature {
  readonly bookingId: string;
  readonly party: AgreementParty;
  readonly providerId: string;
}

async function noteSignature(deps: SigningDeps, { bookingId, party, providerId }: Signature): Promise<void> {
  const { state, at } = await deps.provider.state(providerId);
  if (state === 'open') return;
  const { database, now } = deps;
  await database
    .update(agreementSignature)
    .set({ state, signedAt: state === 'signed' ? (at ?? new Date(now())) : null })
    .where(and(eq(agreementSignature.bookingId, bookingId), eq(agreementSignature.party, party)));
  await storeCopy(deps, bookingId);
}

/** Stores the copy once both have signed, and delivers it. */
async function storeCopy({ database, provider, files, now }: SigningDeps, bookingId: string): Promise<void> {
  const at = new Date(now());
  const signatures = await signaturesOf(database, bookingId);
  const signed = signatures.filter(({ signedAt }) => signedAt !== null);
  const [row] = await database.select().from(serviceBooking).where(eq(serviceBooking.id, bookingId));
  const [document] = await database.select().from(agreementDocument).where(eq(agreementDocument.bookingId, bookingId));
  if (!row || !document || document.fileKey !== null || signed.length < AGREEMENT_PARTIES.length) return;
  const { certificate, bytes } = await copyOf(provider, { row, certificate: document.certificate, signatures, at });
  const fileKey = `agreements/${randomBytes(18).toString('base64url')}`;
  await files.put(fileKey, bytes);
  await database.transaction(async (transaction) => {
    const held = await holdBooking(transaction, bookingId);
    await transaction
      .update(agreementDocument)
      .set({ fileKey, certificate, deleteAt: deletionDay(at.getTime()) })
      .where(eq(agreementDocument.bookingId, bookingId));
    // After a visit the booking is done already.
    if (held.state === 'started') {
      await moveBooking(transaction, held, { change: 'deliver', role: 'system', fields: { doneAt: at } }, at);
    }
  });
}

interface Signed {
  readonly row: BookingRow;
  readonly certificate: string;
  readonly signatures: readonly SignatureRow[];
  readonly at: Date;
}

/** The copy of the provider, else one that we draw. */
async function copyOf(provider: SigningProvider, { row, certificate, signatures, at }: Signed) {
  const [first] = signatures;
  if (provider.copy && first) {
    const copy = await provider.copy(first.providerId);
    return { certificate: copy.certificate, bytes: copy.document };
  }
  const signed = signatures.flatMap(({ party, signedAt }) => (signedAt === null ? [] : [{ party, at: signedAt }]));
  const stamp = { certificate, signatures: signed };
  return { certificate, bytes: await agreementPdf({ terms: termsOf(row), number: row.id, at, stamp }) };
}

function deletionDay(from: number): Date {
  return new Date(from + SIGNED_COPY_DAYS * DAY_MS);
}
