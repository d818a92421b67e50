import type { rentExploreCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { badInput, type CallHandlers, callLimit, deviceIdOf, visitorAddress } from '../../foundation/server/public.ts';
import { attributionOf, saveLead } from '../../meeting/leads/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';

const LEADS_A_MINUTE = { device: 6, address: 30, message: 'Too many requests. Try again in a minute.' } as const;

/** A request for a call about paying rent online. Source: services-and-platform, section 7 (explore payment lead). */
export function exploreHandlers({ app, database, sessions, now }: CallDeps): CallHandlers<typeof rentExploreCalls> {
  const countHit = callLimit(app, LEADS_A_MINUTE);
  return {
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
        // The same request on another day is a new lead.
        sameBy: [phone, indiaDay(now())],
        at: new Date(now()),
      });
      return { status: 'success', leadId, message: LEAD_SENT_MESSAGE };
    },
  };
}
