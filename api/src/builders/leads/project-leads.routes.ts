import type { projectLeadCalls } from '@aangan/shared-kit/contracts/project-leads';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { and, eq } from 'drizzle-orm';
import { badInput, type CallHandlers, callError, callLimit } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { actingBuilder } from '../own-projects/public.ts';
import { leadAbout, leadsOf, leadsTo, leadsWhere, leadTo, lockLead } from './project-leads.queries.ts';
import { projectLead } from './project-leads.tables.ts';
import { sendProjectLead } from './send-project-lead.ts';
import { showNumber } from './show-number.ts';
import { builderLead, ownLead } from './wire-project-lead.ts';

/** Leads a minute: a person sends one or two. */
const LEADS_A_MINUTE = { device: 60, address: 120, message: 'Too many requests. Try again in a minute.' } as const;

const PAGE = 20;

/** What visitors ask a builder for, and what the builder does with it. */
export function projectLeadHandlers({ app, database, sessions, now }: CallDeps): CallHandlers<typeof projectLeadCalls> {
  const countHit = callLimit(app, LEADS_A_MINUTE);
  return {
    async 'POST /api/v2/building/{id}/createLead'({ params, form }, request) {
      const { accountId } = await sessions.required(request);
      await countHit(request, accountId);
      const { wish, callers, frequency, days, brochure, visitOn, message, ...rest } = form;
      const lead = { accountId, projectId: params.id, wish, callers, frequency, days, brochure, message };
      const wished = wish === 'SITE_VISIT' && visitOn !== '' ? visitOn : null;
      const sent = { ...lead, visitOn: wished, attribution: attributionOf(rest) };
      return { status: 200 as const, lead: ownLead(await sendProjectLead(database, sent, new Date(now()))) };
    },

    async 'GET /api/v1/building/{id}/lead'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const found = await leadAbout(database, accountId, params.id);
      return { lead: found ? ownLead(found) : null };
    },

    async 'GET /api/v1/user/project-leads'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { leads: (await leadsOf(database, accountId)).map(ownLead) };
    },

    async 'DELETE /api/v1/user/project-leads/{leadId}'({ params: { leadId } }, request) {
      const { accountId } = await sessions.required(request);
      const own = and(eq(projectLead.id, leadId), eq(projectLead.accountId, accountId));
      await database.update(projectLead).set({ state: 'WITHDRAWN' }).where(own);
      const [found] = await leadsWhere(database, own);
      if (!found) throw callError('no-request');
      return { lead: ownLead(found) };
    },

    async 'GET /api/v1/builder/leads'({ query }, request) {
      const { accountId, builderId } = await actingBuilder(database, sessions, request);
      const rows = await leadsTo(database, builderId, { after: cursorOf(query.cursor), limit: PAGE + 1 });
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1)?.row;
      return {
        leads: shown.map((each) => builderLead(each, accountId, now())),
        next: rows.length > PAGE && last ? `${last.sentAt.getTime()}.${last.id}` : null,
      };
    },

    async 'POST /api/v1/builder/leads/{leadId}/number'({ params }, request) {
      const acting = await actingBuilder(database, sessions, request);
      const { phone, lead } = await showNumber(database, acting, params.leadId, new Date(now()));
      return { phone, lead: builderLead(lead, acting.accountId, now()) };
    },

    async 'PUT /api/v1/builder/leads/{leadId}/answer'({ params: { leadId }, body: { text, close } }, request) {
      const { accountId, builderId } = await actingBuilder(database, sessions, request);
      if (text === '' && !close) throw badInput('body.text', 'Write an answer.');
      return database.transaction(async (transaction) => {
        await lockLead(transaction, leadId);
        const found = await leadTo(transaction, builderId, leadId);
        if (!found) throw callError('no-request');
        if (found.row.state === 'WITHDRAWN') throw callError('request-withdrawn-by-person');
        const state = close ? ('CLOSED' as const) : ('ANSWERED' as const);
        const change = { state, ...(text !== '' && { answer: text, answeredAt: new Date(now()) }) };
        await transaction.update(projectLead).set(change).where(eq(projectLead.id, leadId));
        const changed = (await leadTo(transaction, builderId, leadId)) ?? found;
        return { lead: builderLead(changed, accountId, now()) };
      });
    },
  };
}

/** @throws CallError 400 for another text */
function cursorOf(cursor: string | undefined): { readonly at: Date; readonly id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = /^(\d{1,15})\.(plead_[\w-]{20})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined) throw badInput('query.cursor', 'is not one of ours');
  return { at: new Date(Number(at)), id };
}

function attributionOf(fields: { readonly [Name in keyof LeadAttribution]?: string | undefined }): LeadAttribution {
  const given = Object.entries(fields).filter(([, value]) => value);
  return Object.fromEntries(given) as LeadAttribution;
}
