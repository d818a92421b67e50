import type { leadCalls } from '@aangan/shared-kit/contracts/leads';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { LEAD_SENT_MESSAGE, OWNER_CONTACT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import type { FastifyRequest } from 'fastify';
import {
  badInput,
  type CallHandlers,
  callError,
  callLimit,
  deviceIdOf,
  visitorAddress,
} from '../../foundation/server/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import { showInterest } from '../contacts/public.ts';
import { changeStage } from './change-stage.ts';
import { attributionOf, given } from './lead-fields.ts';
import { ownLeads } from './leads.queries.ts';
import { type NewLead, saveLead } from './save-lead.ts';

/** Rate limit of leads without a login, a minute: a person sends one, several people behind one IP address a few. */
const LEADS_A_MINUTE = { device: 6, address: 30, message: 'Too many requests. Try again in a minute.' } as const;

const INTEREST_SHOWN_MESSAGE = 'The owner sees your first name and that you are interested.';

/** Requests to us and to owners. No answer contains a number, not even the one that was sent. */
export function leadHandlers({
  app,
  database,
  sessions,
  now,
  decisions,
}: StaffCallDeps): CallHandlers<typeof leadCalls> {
  const countHit = callLimit(app, LEADS_A_MINUTE);
  const limit = (request: FastifyRequest) => countHit(request, deviceIdOf(request) ?? visitorAddress(request));
  const keep = async (lead: Omit<NewLead, 'at'>, message: string = LEAD_SENT_MESSAGE) => {
    const leadId = await saveLead(database, { ...lead, at: new Date(now()) });
    return { status: 'success' as const, leadId, message };
  };
  /** Interest that the owner sees. */
  const keepShown = async (lead: Omit<NewLead, 'at'>, ownerId: string | null) => {
    const at = new Date(now());
    const leadId = await database.transaction(async (transaction) => {
      if (ownerId !== null) await showInterest(transaction, ownerId, at);
      return saveLead(transaction, { ...lead, at });
    });
    return { status: 'success' as const, leadId, message: INTEREST_SHOWN_MESSAGE };
  };
  /** The same request on another day is a new lead. */
  const today = () => indiaDay(now());
  /** For a listing of another owner. */
  const othersListing = async (id: string, accountId: string) => {
    const found = await listingWithOwner(database, id.toLowerCase());
    if (!found) throw callError('no-listing');
    if (found.ownerId === accountId) throw callError('own-listing');
    return found;
  };

  return {
    async 'POST /api/v1/misc/lead/add'({ form }, request) {
      await limit(request);
      const viewer = await sessions.viewer(request);
      const { name, email, city, source, subSource, message, ...rest } = form;
      const phone = numberOf('form.phone', rest.phoneCountryCode, rest.phone);
      return keep({
        kind: 'MISC',
        sameBy: [phone, source, subSource, message, today()],
        accountId: viewer?.accountId ?? null,
        ...{ name, phone, email: email || null, city: city ?? null },
        details: given({ source, subSource, message }),
        attribution: attributionOf(rest),
      });
    },

    async 'POST /api/v1/nri_lead/add'({ form }, request) {
      await limit(request);
      const viewer = await sessions.viewer(request);
      const { name, email, city, purpose, timeZone, callFrom, callTo, ...rest } = form;
      const phone = numberOf('form.phone', rest.phoneCountryCode, rest.phone);
      return keep({
        kind: 'NRI',
        sameBy: [phone, purpose, city, today()],
        accountId: viewer?.accountId ?? null,
        ...{ name, phone, email, city: city ?? null },
        details: { purpose, timeZone, callFrom, callTo },
        attribution: attributionOf(rest),
      });
    },

    async 'POST /api/v1/nri_lead/cpms/premium'({ form }, request) {
      await limit(request);
      const viewer = await sessions.viewer(request);
      const { name, email, city, ...rest } = form;
      const phone = numberOf('form.phone', rest.phoneCountryCode, rest.phone);
      const propertyType = headerOf(request, 'propertytype');
      const listingId = headerOf(request, 'propertyid')?.toLowerCase();
      if (listingId !== undefined && !(await listingWithOwner(database, listingId))) throw callError('no-listing');
      return keep({
        kind: 'CPMS_PREMIUM',
        sameBy: [phone, listingId, propertyType, today()],
        accountId: viewer?.accountId ?? null,
        listingId: listingId ?? null,
        ...{ name, phone, email: email || null, city: city ?? null },
        details: given({ propertyType }),
        attribution: attributionOf(rest),
      });
    },

    async 'POST /api/v1/public/crowd/lead/create'({ body }, request) {
      await limit(request);
      const viewer = await sessions.viewer(request);
      const phone = numberOf('body.phone', '91', body.phone);
      const ownerPhone = numberOf('body.ownerPhone', '91', body.ownerPhone);
      if (phone === ownerPhone) throw badInput('body.ownerPhone', 'The owner’s number must not be your own.');
      const kind = body.type === 'TENANT' ? 'CROWD_TENANT' : 'PREVIOUS_OWNER';
      return keep(
        {
          kind,
          sameBy: [phone, ownerPhone],
          accountId: viewer?.accountId ?? null,
          phone,
          details: given({ ownerPhone, description: body.description }),
          attribution: attributionOf(body),
        },
        OWNER_CONTACT_MESSAGE,
      );
    },

    async 'POST /api/v1/payment_lead/add'({ form }, request) {
      const { accountId } = await sessions.required(request);
      const { id: listingId, ownerId } = await othersListing(form.propertyId, accountId);
      const attribution = attributionOf(form);
      const lead = {
        kind: 'SHOW_INTEREST',
        sameBy: [accountId, listingId],
        accountId,
        listingId,
        attribution,
      } as const;
      return keepShown(lead, ownerId);
    },

    async 'POST /api/v1/potential_seeker/contact/{propertyId}'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const { id: listingId } = await othersListing(params.propertyId, accountId);
      const attribution = attributionOf(body);
      return keep({ kind: 'POTENTIAL_SEEKER', sameBy: [accountId, listingId], accountId, listingId, attribution });
    },

    async 'GET /api/v1/leads/check'({ query }, request) {
      const { accountId } = await sessions.required(request);
      return { leads: await ownLeads(database, accountId, query.ids.split(',').filter(Boolean).slice(0, 100)) };
    },

    'POST /api/v1/leads/stage': async ({ body }, request) => ({
      updated: await changeStage(database, { sessions, decisions }, body, request),
    }),
  };
}

/** @throws CallError 400 for an invalid number, with the specification's text */
function numberOf(field: string, countryCode: string, typed: string): string {
  const phone = phoneNumber(`+${countryCode.replace('+', '')}`, typed);
  if (phone === undefined) throw badInput(field, SIGN_UP_MESSAGES.phone);
  return phone;
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  const text = (Array.isArray(value) ? value[0] : value)?.trim();
  return text && /^[\w-]{1,40}$/.test(text) ? text : undefined;
}
