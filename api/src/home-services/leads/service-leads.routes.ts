import type { homeServicesCalls } from '@aangan/shared-kit/contracts/home-services';
import { wireServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { badInput, type CallHandlers, callLimit, deviceIdOf, visitorAddress } from '../../foundation/server/public.ts';
import { attributionOf, changeStage, given, renewLead, saveLead } from '../../meeting/leads/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { isOwnAddress } from '../addresses/addresses.routes.ts';
import { hsAnswer } from '../hs-answer.ts';

type LeadCalls = Pick<
  typeof homeServicesCalls,
  | 'POST /api/v1/hs/create/services/lead'
  | 'POST /hs-backend/api/v1/consultation-lead'
  | 'POST /hs-backend/api/v1/lead-stage'
>;

type NewServiceLead = z.infer<LeadCalls['POST /api/v1/hs/create/services/lead']['body']>;

const LEADS_A_MINUTE = { device: 6, address: 30, message: 'Too many requests. Try again in a minute.' } as const;

/** Leads of home services, also of visitors without a login. Source: services-and-platform, sections 3 and 7. */
export function serviceLeadHandlers({
  app,
  database,
  sessions,
  decisions,
  now,
}: StaffCallDeps): CallHandlers<LeadCalls> {
  const countHit = callLimit(app, LEADS_A_MINUTE);

  async function send(body: NewServiceLead, request: FastifyRequest) {
    await countHit(request, deviceIdOf(request) ?? visitorAddress(request));
    const viewer = await sessions.viewer(request);
    const accountId = viewer?.accountId ?? null;
    const { name, email, city, serviceType, phoneCountryCode, address } = body;
    const phone = phoneNumber(`+${phoneCountryCode}`, body.phone);
    if (phone === undefined) throw badInput('body.phone', SIGN_UP_MESSAGES.phone);
    const isOwn = accountId !== null && address && (await isOwnAddress(database, { accountId, id: address.id }));
    const details = { ...detailsOf(body), ...(isOwn && { addressId: address.id }) };
    const at = new Date(now());
    const leadId = await saveLead(database, {
      kind: 'HOME_SERVICE',
      sameBy: [phone, serviceType, city, indiaDay(at.getTime())],
      accountId,
      ...{ name, phone, email: email || null, city: wireServiceCity(city, serviceType) },
      // Where the interest began stays, even if the same lead comes again from elsewhere.
      details: { ...given({ source: body.source, subSource: body.subSource }), ...details },
      attribution: attributionOf(body),
      at,
    });
    // The same lead again: an address or a slot is known by now.
    if (accountId !== null) await renewLead(database, { id: leadId, accountId, details });
    return hsAnswer(async () => ({ leadId, message: LEAD_SENT_MESSAGE }));
  }

  return {
    'POST /api/v1/hs/create/services/lead': ({ body }, request) => send(body, request),
    'POST /hs-backend/api/v1/consultation-lead': ({ body }, request) =>
      send({ ...body, inspectionRequired: true }, request),
    'POST /hs-backend/api/v1/lead-stage': ({ body }, request) =>
      hsAnswer(async () => ({ updated: await changeStage(database, { sessions, decisions }, body, request) })),
  };
}

/** What staff read of a lead. */
function detailsOf(body: NewServiceLead): Record<string, string> {
  return given({
    serviceType: body.serviceType,
    subscriptionLead: String(body.subscriptionLead),
    inspectionRequired: String(body.inspectionRequired),
    servicingDate: body.servicingDate,
    servicingSlot: body.servicingSlot,
    addOns: body.addOnBean.map(({ catalogKey }) => catalogKey).join(','),
  });
}
