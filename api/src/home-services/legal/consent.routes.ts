import type { legalCaseCalls } from '@aangan/shared-kit/contracts/legal-cases';
import { caseAnswers } from '@aangan/shared-kit/domain/home-services/legal-case-fields';
import { LEGAL_CASE_DAYS } from '@aangan/shared-kit/domain/home-services/legal-case-steps';
import { CallError, type CallHandlers, callLimit, notFound, visitorAddress } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { holdBooking } from '../bookings/booking.queries.ts';
import { hsAnswer } from '../hs-answer.ts';
import { CASE_WORDS } from './case.words.ts';
import { type CaseWithBooking, caseOf, caseOfToken, changeCase, formOf, kindOf } from './cases.queries.ts';
import { wireConsent } from './wire-case.ts';

type ConsentCalls = Pick<
  typeof legalCaseCalls,
  'GET /legal-backend/api/v1/consent/{token}' | 'POST /legal-backend/api/v1/consent/{token}'
>;

/** Tokens cannot be guessed; the limit spares the database. */
const LOOKS_A_MINUTE = { device: 30, address: 60, message: 'Too many requests. Try again in a minute.' } as const;

/** The page behind the link that a tenant gets by SMS. It needs no account: the link went to the tenant's number. */
export function consentHandlers({ app, database, now, files }: CallDeps): CallHandlers<ConsentCalls> {
  const countHit = callLimit(app, LOOKS_A_MINUTE);

  /** @throws CallError 404 for a link that leads to no case, or to one that is cancelled */
  async function asked(token: string): Promise<CaseWithBooking> {
    const found = await caseOfToken(database, token);
    if (!found || ['cancelled', 'refunded'].includes(found.booking.state)) throw notFound(CASE_WORDS.noLink);
    return found;
  }

  return {
    async 'GET /legal-backend/api/v1/consent/{token}'({ params: { token } }, request) {
      await countHit(request, visitorAddress(request));
      return hsAnswer(async () => {
        const { row, booking } = await asked(token);
        const { type, city } = kindOf(booking);
        const form = await formOf(files, row);
        return {
          ...{ type, city, landlord: form.landlordName ?? '', tenant: form.tenantName ?? '' },
          answers: caseAnswers(type, city, form),
          consent: wireConsent(row),
          deletionDays: LEGAL_CASE_DAYS,
        };
      });
    },

    async 'POST /legal-backend/api/v1/consent/{token}'({ params: { token }, body: { decision } }, request) {
      await countHit(request, visitorAddress(request));
      return hsAnswer(async () => {
        const { booking } = await asked(token);
        const row = await database.transaction(async (transaction) => {
          await holdBooking(transaction, booking.id);
          const { consent } = await caseOf(transaction, booking.id);
          const isAnswered = consent === 'given' || consent === 'refused';
          if (isAnswered && consent !== decision) throw new CallError(409, CASE_WORDS.otherAnswer);
          const at = new Date(now());
          if (!isAnswered) await changeCase(transaction, booking.id, { consent: decision, consentAt: at }, at);
          return caseOf(transaction, booking.id);
        });
        return { consent: wireConsent(row) };
      });
    },
  };
}
