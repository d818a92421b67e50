import type { LoanLead, loanLeadCalls } from '@aangan/shared-kit/contracts/loan-leads';
import { type LenderId, lenderOf } from '@aangan/shared-kit/domain/loans/lenders';
import { LOAN_CONSENT_VERSION, loanConsent, OPEN_LEAD_STATES } from '@aangan/shared-kit/domain/loans/loan-lead';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { lockAccount, personById } from '../../people/accounts/public.ts';
import { type CallDeps, holderOf } from '../../people/sessions/public.ts';
import { DELIVER_LEADS_JOB } from './deliver-leads.ts';
import type { LenderDesks } from './lender-desk.ts';
import { addLead, leadsOf, moveLead, openLead, ownLead } from './loan-leads.queries.ts';
import { heldCheck } from './loans.queries.ts';
import type { LoanLeadRow } from './loans.tables.ts';
import { LOAN_WORDS } from './loans.words.ts';

interface LeadDeps extends CallDeps {
  /** Undefined where no lender takes requests. */
  readonly desks: LenderDesks | undefined;
}

/** Requests of people to one lender each. */
export function loanLeadHandlers({
  database,
  sessions,
  jobs,
  desks,
  now,
}: LeadDeps): CallHandlers<typeof loanLeadCalls> {
  /** @throws CallError 404 for a lender that takes no requests */
  function openDesks(lender: LenderId): LenderDesks {
    if (!desks?.lenders.includes(lender)) throw notFound(LOAN_WORDS.noLender);
    return desks;
  }

  /** @throws CallError 404 for the answers of somebody else */
  async function factsOf(request: FastifyRequest, checkId: string) {
    const check = await heldCheck(database, await holderOf(sessions, request), checkId);
    if (!check) throw notFound(LOAN_WORDS.noCheck);
    return check.facts;
  }

  const deliver = (transaction: Transaction) => jobs.send(DELIVER_LEADS_JOB, {}, { transaction });

  return {
    async 'GET /api/v1/loan-leads'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { leads: (await leadsOf(database, accountId)).flatMap(wireLead) };
    },

    async 'GET /api/v1/loan-leads/draft/{checkId}/{lender}'({ params: { checkId, lender } }, request) {
      const { accountId } = await sessions.required(request);
      const { isSample } = openDesks(lender);
      const facts = await factsOf(request, checkId);
      const [person, open] = await Promise.all([personById(database, accountId), openLead(database, accountId)]);
      const [lead = null] = open ? wireLead(open) : [];
      return { facts, name: person?.name ?? '', phone: person?.phone ?? '', isSample, open: lead };
    },

    async 'POST /api/v1/loan-leads'({ body: { checkId, lender } }, request) {
      const { accountId } = await sessions.required(request);
      const { isSample } = openDesks(lender);
      const facts = await factsOf(request, checkId);
      return database.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const open = await openLead(transaction, accountId);
        if (open && open.lender !== lender) throw new CallError(409, LOAN_WORDS.openLead(lenderOf(open.lender).name));
        if (open) return { lead: sureLead(open) };
        const consent = { consent: loanConsent(lender), consentVersion: LOAN_CONSENT_VERSION };
        const asked = { accountId, lender, facts, isSample, askedAt: new Date(now()), ...consent };
        const row = await addLead(transaction, asked);
        await deliver(transaction);
        return { lead: sureLead(row) };
      });
    },

    async 'DELETE /api/v1/loan-leads/{leadId}'({ params: { leadId } }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        const own = await ownLead(transaction, accountId, leadId);
        if (!own) throw notFound(LOAN_WORDS.noLead);
        const change = { state: 'withdrawn', withdrawnAt: new Date(now()) } as const;
        const withdrawn = await moveLead(transaction, leadId, OPEN_LEAD_STATES, change);
        if (withdrawn) await deliver(transaction);
        else if (own.state !== 'withdrawn') throw new CallError(409, LOAN_WORDS.leadEnded);
        return { lead: sureLead(withdrawn ?? own) };
      });
    },
  };
}

/** A request as its person sees it. Without its answers, the account is deleted. */
function wireLead({ id, lender, state, facts, consent, isSample, askedAt, ...row }: LoanLeadRow): LoanLead[] {
  if (facts === null) return [];
  const answer = row.answer !== null && row.answeredAt ? { text: row.answer, at: row.answeredAt.getTime() } : null;
  return [{ id, lender, state, facts, consent, isSample, askedAt: askedAt.getTime(), answer }];
}

function sureLead(row: LoanLeadRow): LoanLead {
  const [lead] = wireLead(row);
  if (!lead) throw notFound(LOAN_WORDS.noLead);
  return lead;
}
