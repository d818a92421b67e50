import type { rentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { arrivalDay, feesOn, RENT_METHODS } from '@aangan/shared-kit/domain/rent/fee';
import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { badInput, type CallHandlers, callLimit, deviceIdOf, visitorAddress } from '../../foundation/server/public.ts';
import { attributionOf, saveLead } from '../../meeting/leads/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';

type TermsCalls = Pick<typeof rentPaymentCalls, 'GET /api/v1/rent-pay/terms' | 'POST /api/v1/rent-pay/explore'>;

interface TermsDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly now: () => number;
}

const LEADS_A_MINUTE = { device: 5, address: 30, message: 'Please wait a minute, and send it again.' } as const;

/** What paying rent costs, and a request for a call about it. Source: services-and-platform, section 7 (explore payment lead). */
export function termsHandlers(app: FastifyInstance, { database, sessions, now }: TermsDeps): CallHandlers<TermsCalls> {
  const countHit = callLimit(app, LEADS_A_MINUTE);
  return {
    async 'GET /api/v1/rent-pay/terms'() {
      const { from, fees } = feesOn(indiaDay(now()));
      const { leastPaise, mostPaise, panAbovePaise } = RENT_PAYMENT_LIMITS;
      return {
        methods: RENT_METHODS.map((method) => ({
          method,
          basisPoints: fees[method].basisPoints,
          leastFeePaise: fees[method].leastPaise,
          arrivalDay: arrivalDay(now(), method),
          needsLandlordKyc: method === 'card',
        })),
        ratesFrom: from,
        leastPaise,
        mostPaise,
        panAbovePaise,
      };
    },

    async 'POST /api/v1/rent-pay/explore'({ form }, request) {
      await countHit(request, deviceIdOf(request) ?? visitorAddress(request));
      const viewer = await sessions.viewer(request);
      const phone = phoneNumber('+91', form.phone);
      if (phone === undefined) throw badInput('form.phone', 'Enter an Indian mobile number of ten digits.');
      const leadId = await saveLead(database, {
        kind: 'RENT_PAYMENT',
        accountId: viewer?.accountId ?? null,
        name: form.name,
        phone,
        city: form.city ?? null,
        attribution: attributionOf(form),
        details: form.rentRupees === undefined ? {} : { rentRupees: String(form.rentRupees) },
        sameBy: [phone, indiaDay(now())],
        at: new Date(now()),
      });
      return { status: 'success', leadId, message: LEAD_SENT_MESSAGE };
    },
  };
}
