import type { homeServicesCalls } from '@aangan/shared-kit/contracts/home-services';
import { wireServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { badInput, type CallHandlers, callLimit, deviceIdOf, visitorAddress } from '../../foundation/server/public.ts';
import { attributionOf, given, saveLead } from '../../meeting/leads/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { hsAnswer } from '../hs-answer.ts';

type LeadCalls = Pick<typeof homeServicesCalls, 'POST /api/v1/hs/create/services/lead'>;

const LEADS_A_MINUTE = { device: 6, address: 30, message: 'Too many requests. Try again in a minute.' } as const;

/** Leads of home services, also of visitors without a login. Source: services-and-platform, sections 3 and 7. */
export function serviceLeadHandlers(
  app: FastifyInstance,
  database: Database,
  { sessions, now }: { readonly sessions: Sessions; readonly now: () => number },
): CallHandlers<LeadCalls> {
  const countHit = callLimit(app, LEADS_A_MINUTE);
  return {
    async 'POST /api/v1/hs/create/services/lead'({ body }, request) {
      await countHit(request, deviceIdOf(request) ?? visitorAddress(request));
      const viewer = await sessions.viewer(request);
      const { name, email, city, serviceType, source, subSource, phoneCountryCode, addOnBean } = body;
      const phone = phoneNumber(`+${phoneCountryCode}`, body.phone);
      if (phone === undefined) throw badInput('body.phone', SIGN_UP_MESSAGES.phone);
      const at = new Date(now());
      const leadId = await saveLead(database, {
        kind: 'HOME_SERVICE',
        sameBy: [phone, serviceType, city, indiaDay(at.getTime())],
        accountId: viewer?.accountId ?? null,
        ...{ name, phone, email: email || null, city: wireServiceCity(city, serviceType) },
        details: given({
          serviceType,
          source,
          subSource,
          subscriptionLead: String(body.subscriptionLead),
          inspectionRequired: String(body.inspectionRequired),
          servicingDate: body.servicingDate,
          servicingSlot: body.servicingSlot,
          addOns: addOnBean.map(({ catalogKey }) => catalogKey).join(','),
        }),
        attribution: attributionOf(body),
        at,
      });
      return hsAnswer(async () => ({ leadId, message: LEAD_SENT_MESSAGE }));
    },
  };
}
