import type { legalCalls } from '@aangan/shared-kit/contracts/legal';
import { STATE_OF_CITY } from '@aangan/shared-kit/domain/gst-state';
import { BOOKING_LIMITS } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { sumOf } from '@aangan/shared-kit/domain/home-services/cart-lines';
import {
  type AgreementTerms,
  agreementLines,
  needsBiometrics,
  termsProblems,
} from '@aangan/shared-kit/domain/home-services/rental-agreement';
import { SLOT_RULES } from '@aangan/shared-kit/domain/home-services/service-slots';
import { longestTerm } from '@aangan/shared-kit/domain/home-services/stamp-duty';
import { stampSourceOf } from '@aangan/shared-kit/domain/home-services/stamp-source';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import {
  BAD_INPUT_MESSAGE,
  CallError,
  type CallHandlers,
  callLimit,
  deviceIdOf,
  visitorAddress,
} from '../../foundation/server/public.ts';
import { attributionOf, given, saveLead } from '../../meeting/leads/public.ts';
import { holdOwnBooking, ownBooking, saveBooking } from '../bookings/booking.queries.ts';
import type { BookingDeps } from '../bookings/booking-deps.ts';
import { type BookingRow, serviceBooking } from '../bookings/bookings.tables.ts';
import { moveBooking, NOT_POSSIBLE } from '../bookings/move-booking.ts';
import { takeSlot } from '../bookings/take-slot.ts';
import { wireBooking } from '../bookings/wire-booking.ts';
import { hsAnswer } from '../hs-answer.ts';
import { servingHub } from '../hubs/hubs.queries.ts';
import { pricedLines } from '../priced-lines.ts';
import { AGREEMENT_WORDS } from './agreement.words.ts';
import { draftPath, signedPath } from './agreement-files.routes.ts';
import { documentOf, signaturesOf, termsOf } from './agreements.queries.ts';

const LEADS_A_MINUTE = { device: 6, address: 30, message: 'Too many requests. Try again in a minute.' } as const;
const TITLE = 'Rental agreement';

type AgreementCalls = Omit<
  typeof legalCalls,
  | 'GET /legal-backend/api/v1/agreement-draft'
  | 'PUT /legal-backend/api/v1/agreement-draft'
  | 'DELETE /legal-backend/api/v1/agreement-draft'
  | 'GET /legal-backend/api/v1/samples/{name}'
>;

/** Rental agreements, from the price to the signed copy. @param isOpen whether a provider of signatures is configured */
export function agreementHandlers(deps: BookingDeps & { readonly isOpen: boolean }): CallHandlers<AgreementCalls> {
  const { app, database, sessions, orders, now, isOpen } = deps;
  const countHit = callLimit(app, LEADS_A_MINUTE);
  const today = () => indiaDay(now());
  const wire = (row: BookingRow) => wireBooking({ reader: database, orders, at: new Date(now()) }, row);

  /** What the terms decide of a booking. @throws CallError 400 for terms that do not fit, 503 without a provider */
  async function facts(transaction: Transaction, terms: AgreementTerms, at: Date) {
    if (!isOpen) throw new CallError(503, AGREEMENT_WORDS.closed);
    const problems = termsProblems(terms, today());
    if (problems.length > 0) {
      const issues = problems.map(({ field, reason }) => ({ field: `body.${field}`, reason }));
      throw new CallError(400, BAD_INPUT_MESSAGE, issues);
    }
    const { city, pin } = terms;
    const hub = needsBiometrics(city) ? await servingHub(transaction, { city, pin, business: 'LEGAL' }) : undefined;
    if (needsBiometrics(city) && !hub) throw new CallError(409, AGREEMENT_WORDS.notServed);
    const lines = agreementLines(terms, today());
    return {
      city,
      stateCode: STATE_OF_CITY[city],
      lines,
      totalPaise: sumOf(lines),
      quotedUntil: new Date(at.getTime() + 7 * BOOKING_LIMITS.quotationMs),
      details: { kind: 'agreement', terms } as const,
      hubId: hub?.id ?? null,
    };
  }

  return {
    'GET /legal-backend/api/v1/agreement/price': ({ query }) =>
      hsAnswer(async () => {
        const state = STATE_OF_CITY[query.city];
        const lines = agreementLines(query, today());
        return {
          ...pricedLines(orders, { business: 'LEGAL', serviceType: 'LEGAL_AGREEMENT', lines, state }),
          needsBiometrics: needsBiometrics(query.city),
          longestMonths: longestTerm(state, today()),
          stampDuty: stampSourceOf(query.city),
        };
      }),

    async 'POST /legal-backend/api/v1/agreement'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      return hsAnswer(async () => {
        const row = await database.transaction(async (transaction) => {
          const priced = await facts(transaction, tidy(body), at);
          const kind = { business: 'LEGAL', serviceType: 'LEGAL_AGREEMENT', title: TITLE } as const;
          const draft = await saveBooking(transaction, { accountId, ...kind, ...priced }, at);
          return moveBooking(transaction, draft, { change: 'quote', role: 'customer' }, at);
        });
        return { booking: await wire(row) };
      });
    },

    async 'PUT /legal-backend/api/v1/agreement/{bookingId}'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      return hsAnswer(async () => {
        const row = await database.transaction(async (transaction) => {
          const held = await holdOwnBooking(transaction, accountId, params.bookingId);
          termsOf(held);
          // An order has the old price.
          if (held.state !== 'quoted' || held.orderId !== null) throw new CallError(409, NOT_POSSIBLE);
          const changed = { ...(await facts(transaction, tidy(body), at)), changedAt: at };
          await transaction.update(serviceBooking).set(changed).where(eq(serviceBooking.id, held.id));
          return { ...held, ...changed };
        });
        return { booking: await wire(row) };
      });
    },

    async 'GET /legal-backend/api/v1/agreement/{bookingId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return hsAnswer(async () => {
        const row = await ownBooking(database, accountId, params.bookingId);
        const terms = termsOf(row);
        const [signatures, document] = await Promise.all([
          signaturesOf(database, row.id),
          documentOf(database, row.id),
        ]);
        return {
          terms: { ...terms, clauses: [...terms.clauses] },
          stampDuty: stampSourceOf(terms.city),
          draftUrl: draftPath(row.id),
          signatures: signatures.map(({ party, state, signedAt }) => ({
            party,
            state,
            signedAt: signedAt?.getTime() ?? null,
          })),
          certificate: document?.certificate || null,
          signedUrl: document?.fileKey ? signedPath(row.id) : null,
          deletedAt: document?.deleteAt?.getTime() ?? null,
        };
      });
    },

    async 'POST /legal-backend/api/v1/agreement/{bookingId}/visit'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      return hsAnswer(async () => {
        const row = await database.transaction(async (transaction) => {
          const held = await holdOwnBooking(transaction, accountId, params.bookingId);
          termsOf(held);
          if (held.state !== 'quoted') throw new CallError(409, NOT_POSSIBLE);
          const releaseAt = new Date(at.getTime() + SLOT_RULES.holdMs);
          return takeSlot(transaction, held, { ...body, releaseAt }, at);
        });
        return { booking: await wire(row) };
      });
    },

    async 'POST /legal-backend/api/v1/lead'({ body }, request) {
      await countHit(request, deviceIdOf(request) ?? visitorAddress(request));
      const viewer = await sessions.viewer(request);
      const { name, city, serviceType, source, subSource } = body;
      const phone = tenDigits(body.phone);
      const leadId = await saveLead(database, {
        kind: 'LEGAL',
        sameBy: [phone, serviceType, city, today()],
        accountId: viewer?.accountId ?? null,
        name,
        phone: `+91${phone}`,
        city: city.replaceAll('-', '_').toUpperCase(),
        details: given({ serviceType, source, subSource }),
        attribution: attributionOf(body),
        at: new Date(now()),
      });
      return hsAnswer(async () => ({ leadId, message: LEAD_SENT_MESSAGE }));
    },
  };
}

/** Numbers in one form, so that two spellings of one number are seen. */
function tidy(terms: AgreementTerms): AgreementTerms {
  const { landlord, tenant } = terms;
  return {
    ...terms,
    landlord: { ...landlord, phone: tenDigits(landlord.phone) },
    tenant: { ...tenant, phone: tenDigits(tenant.phone) },
  };
}

function tenDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}
