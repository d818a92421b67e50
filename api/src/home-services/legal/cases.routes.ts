import { randomBytes } from 'node:crypto';
import type { legalCaseCalls } from '@aangan/shared-kit/contracts/legal-cases';
import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import { STATE_OF_CITY } from '@aangan/shared-kit/domain/gst-state';
import { BOOKING_LIMITS } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { type CaseForm, checkedForm } from '@aangan/shared-kit/domain/home-services/legal-case-fields';
import { LEGAL_TAX, type LegalCaseType, legalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import type { FileStore } from '../../foundation/files/public.ts';
import { BAD_INPUT_MESSAGE, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { holdOwnBooking, ownBooking, saveBooking } from '../bookings/booking.queries.ts';
import type { BookingDeps } from '../bookings/booking-deps.ts';
import type { BookingRow } from '../bookings/bookings.tables.ts';
import { moveBooking, NOT_POSSIBLE } from '../bookings/move-booking.ts';
import { wireBooking } from '../bookings/wire-booking.ts';
import { hsAnswer } from '../hs-answer.ts';
import { CASE_WORDS } from './case.words.ts';
import { caseDeletion, caseOf, changeCase, kindOf } from './cases.queries.ts';
import { legalCase } from './legal.tables.ts';
import { wireCase } from './wire-case.ts';

type OwnCaseCalls = Pick<
  typeof legalCaseCalls,
  | 'POST /legal-backend/api/v1/case'
  | 'PUT /legal-backend/api/v1/case/{bookingId}'
  | 'GET /legal-backend/api/v1/case/{bookingId}'
  | 'DELETE /legal-backend/api/v1/case/{bookingId}/papers/{paperId}'
>;

/** A customer's own cases, from the form to the result. */
export function caseHandlers(deps: BookingDeps): CallHandlers<OwnCaseCalls> {
  const { database, sessions, orders, now, files } = deps;
  const wire = async (row: BookingRow) => ({
    booking: await wireBooking({ reader: database, orders, at: new Date(now()) }, row),
  });

  return {
    async 'POST /legal-backend/api/v1/case'({ body: { type, city, form } }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      const formKey = await storeForm(files, type, city, form);
      return hsAnswer(async () => {
        const row = await database.transaction(async (transaction) => {
          const draft = await saveBooking(transaction, { accountId, city, ...pricedCase(type, city, at) }, at);
          await transaction.insert(legalCase).values({
            bookingId: draft.id,
            formKey,
            papers: [],
            consent: legalService(type).asksTenant ? 'open' : 'not-needed',
            deleteAt: caseDeletion(at),
          });
          // A price that staff quote comes later.
          if (legalService(type).quoted) return draft;
          return moveBooking(transaction, draft, { change: 'quote', role: 'customer' }, at);
        });
        return wire(row);
      });
    },

    async 'PUT /legal-backend/api/v1/case/{bookingId}'({ params: { bookingId }, body }, request) {
      const { accountId } = await sessions.required(request);
      const { type, city } = kindOf(await ownBooking(database, accountId, bookingId));
      const formKey = await storeForm(files, type, city, body.form);
      const at = new Date(now());
      return hsAnswer(async () => {
        const { held, before } = await database.transaction(async (transaction) => {
          const held = await holdOwnBooking(transaction, accountId, bookingId);
          const before = await caseOf(transaction, bookingId);
          const isOpen = held.state === 'drafted' || held.state === 'quoted';
          if (!isOpen || held.orderId !== null) throw new CallError(409, NOT_POSSIBLE);
          await changeCase(transaction, bookingId, { formKey }, at);
          return { held, before };
        });
        await files.remove(before.formKey);
        return wire(held);
      });
    },

    async 'GET /legal-backend/api/v1/case/{bookingId}'({ params: { bookingId } }, request) {
      const { accountId } = await sessions.required(request);
      return hsAnswer(async () => {
        const booking = await ownBooking(database, accountId, bookingId);
        return { case: await wireCase(files, { booking, row: await caseOf(database, bookingId) }) };
      });
    },

    async 'DELETE /legal-backend/api/v1/case/{bookingId}/papers/{paperId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const { bookingId, paperId } = params;
      return hsAnswer(async () => {
        const { booking, fileKey } = await database.transaction(async (transaction) => {
          const booking = await holdOwnBooking(transaction, accountId, bookingId);
          if (!['drafted', 'quoted', 'paid'].includes(booking.state)) throw new CallError(409, CASE_WORDS.papersClosed);
          const { papers } = await caseOf(transaction, bookingId);
          const paper = papers.find(({ id }) => id === paperId);
          if (!paper) throw notFound(CASE_WORDS.noCase);
          const others = papers.filter(({ id }) => id !== paperId);
          await changeCase(transaction, bookingId, { papers: others }, new Date(now()));
          return { booking, fileKey: paper.fileKey };
        });
        await files.remove(fileKey);
        return { case: await wireCase(files, { booking, row: await caseOf(database, bookingId) }) };
      });
    },
  };
}

/** The booking of a case: with its price, or without one where staff quote it. */
function pricedCase(type: LegalCaseType, city: CitySlug, at: Date) {
  const { name, paise, quoted } = legalService(type);
  const lines = quoted ? [] : [{ sku: null, description: name, quantity: 1, paise, ...LEGAL_TAX }];
  return {
    business: 'LEGAL',
    serviceType: type,
    stateCode: STATE_OF_CITY[city],
    title: name,
    lines,
    totalPaise: quoted ? 0 : paise,
    quotedUntil: quoted ? null : new Date(at.getTime() + 7 * BOOKING_LIMITS.quotationMs),
    details: null,
    hubId: null,
  } as const;
}

/**
 * Checks a form and stores it, encrypted.
 * @returns its key
 * @throws CallError 400 with the validation errors by field
 */
async function storeForm(files: FileStore, type: LegalCaseType, city: CitySlug, typed: CaseForm): Promise<string> {
  const { form, problems } = checkedForm(type, city, typed);
  const issues = Object.entries(problems).map(([field, reason]) => ({ field: `body.form.${field}`, reason }));
  if (issues.length > 0) throw new CallError(400, BAD_INPUT_MESSAGE, issues);
  const key = `legal-forms/${randomBytes(18).toString('base64url')}`;
  await files.put(key, Buffer.from(JSON.stringify(form)));
  return key;
}
