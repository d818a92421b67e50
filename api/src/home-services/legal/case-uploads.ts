import { and, arrayContains, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { UploadKind } from '../../foundation/module/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { account } from '../../people/accounts/public.ts';
import { holdOwnBooking, ownBooking } from '../bookings/booking.queries.ts';
import { CASE_WORDS } from './case.words.ts';
import { caseOf, changeCase } from './cases.queries.ts';

export const LEGAL_PAPER = 'legal-paper';
export const LEGAL_RESULT = 'legal-result';

/** Papers of one case. */
const MOST_PAPERS = 10;

const bookingId = z.string().regex(/^bkg_[\w-]{20}$/);
/** States in which papers may be added. */
const OPEN = ['drafted', 'quoted', 'paid', 'started'];

const DOCUMENT: Pick<UploadKind, 'content' | 'types' | 'maximumBytes' | 'readers'> = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: 10 * 1024 * 1024,
  readers: 'owner',
};

/** Papers that a customer adds to a case, encrypted as all files. The subject is the booking. */
export const legalPaperUpload: UploadKind = {
  ...DOCUMENT,
  maximumCount: MOST_PAPERS,

  async admit(database, { accountId, subject }) {
    const { state, id } = await ownBooking(database, accountId, bookingOf(subject));
    const { papers } = await caseOf(database, id);
    if (!OPEN.includes(state)) throw new CallError(409, CASE_WORDS.papersClosed);
    if (papers.length >= MOST_PAPERS) throw new CallError(409, CASE_WORDS.manyPapers);
  },

  async take(transaction, { id, accountId, subject, fileKey, mediaType, bytes, at }) {
    const { state } = await holdOwnBooking(transaction, accountId, bookingOf(subject));
    if (!OPEN.includes(state)) throw new CallError(409, CASE_WORDS.papersClosed);
    const { papers } = await caseOf(transaction, subject);
    if (papers.length >= MOST_PAPERS) throw new CallError(409, CASE_WORDS.manyPapers);
    const stored = mediaType === 'application/pdf' ? mediaType : 'image/jpeg';
    const paper = { id, fileKey, mediaType: stored, bytes, uploadedAt: at.getTime() } as const;
    await changeCase(transaction, subject, { papers: [...papers, paper] }, at);
    return [];
  },
};

/** The document that staff deliver. The subject is the booking. */
export const legalResultUpload: UploadKind = {
  ...DOCUMENT,
  types: ['application/pdf'],
  maximumCount: 1,

  async admit(database, { accountId, subject }) {
    const isServices = and(
      eq(account.id, accountId),
      eq(account.role, 'staff'),
      arrayContains(account.staffRoles, ['services']),
    );
    // To everybody else the case does not exist.
    if ((await database.$count(account, isServices)) === 0) throw notFound(CASE_WORDS.noCase);
    await caseOf(database, bookingOf(subject));
  },

  async take(transaction, { subject, fileKey, at }) {
    const { resultKey } = await caseOf(transaction, bookingOf(subject));
    await changeCase(transaction, subject, { resultKey: fileKey }, at);
    return resultKey === null ? [] : [resultKey];
  },
};

function bookingOf(subject: string): string {
  const { success, data } = bookingId.safeParse(subject);
  if (!success) throw notFound(CASE_WORDS.noCase);
  return data;
}
