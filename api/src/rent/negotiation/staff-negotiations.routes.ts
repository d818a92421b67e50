import type { rentNegotiationCalls, StaffNegotiation } from '@aangan/shared-kit/contracts/rent-negotiations';
import { changedNegotiation } from '@aangan/shared-kit/domain/rent-negotiation/negotiation';
import { shortName } from '@aangan/shared-kit/domain/short-name';
import { badInput, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { personById } from '../../people/accounts/public.ts';
import type { StaffDecisions } from '../../people/staff/public.ts';
import { endWithoutResult } from './end-negotiation.ts';
import { countWaiting, holdNegotiation, moveNegotiation, waitingNegotiations } from './negotiation.queries.ts';
import { homeUrls, type NegotiationDeps } from './negotiation.routes.ts';
import type { NegotiationRow } from './negotiation.tables.ts';
import { NEGOTIATION_WORDS as WORDS } from './negotiation.words.ts';

type StaffCalls = Pick<
  typeof rentNegotiationCalls,
  | 'GET /api/v1/staff/rent-negotiations'
  | 'GET /api/v1/staff/rent-negotiations/waiting'
  | 'POST /api/v1/staff/rent-negotiations/{negotiationId}'
>;

/** Staff who negotiate: what waits, both numbers once they have begun, and the result. */
export function staffNegotiationHandlers(
  deps: NegotiationDeps & { readonly decisions: StaffDecisions },
): CallHandlers<StaffCalls> {
  const { database, sessions, decisions, now } = deps;

  async function wire(row: NegotiationRow, urls: ReadonlyMap<string, string>): Promise<StaffNegotiation> {
    const [tenant, owner] = await Promise.all([personById(database, row.accountId), personById(database, row.ownerId)]);
    return {
      id: row.id,
      home: { id: row.listingId, title: row.title, url: urls.get(row.listingId) ?? '/' },
      state: row.state === 'talking' ? 'talking' : 'paid',
      rentRupees: row.rentRupees,
      targetRupees: row.targetRupees,
      note: row.note,
      tenant: shortName(tenant?.name ?? ''),
      owner: shortName(owner?.name ?? ''),
      phones: row.state === 'talking' ? { tenant: tenant?.phone ?? '', owner: owner?.phone ?? '' } : null,
      changedAt: row.changedAt.getTime(),
    };
  }

  return {
    async 'GET /api/v1/staff/rent-negotiations'(_input, request) {
      await sessions.staff(request, 'services');
      const rows = await waitingNegotiations(database);
      const urls = await homeUrls(database, rows);
      return { negotiations: await Promise.all(rows.map((row) => wire(row, urls))) };
    },

    async 'GET /api/v1/staff/rent-negotiations/waiting'(_input, request) {
      await sessions.staff(request, 'services');
      return { waiting: await countWaiting(database) };
    },

    async 'POST /api/v1/staff/rent-negotiations/{negotiationId}'({ params: { negotiationId }, body }, request) {
      const staff = await sessions.staff(request, 'services');
      const { change, reason = '' } = body;
      if (change !== 'begin' && reason === '') throw badInput('body.reason', WORDS.resultMissing);
      const at = new Date(now());
      const row = (await waitingNegotiations(database)).find(({ id }) => id === negotiationId);
      if (!row) throw notFound(WORDS.noCase);
      if (!changedNegotiation(row.state, change)) throw new CallError(409, WORDS.notNow);
      const state = await database.transaction(async (transaction) => {
        const noted = {
          queue: 'rent-negotiations',
          role: 'services',
          caseId: row.id,
          decision: change,
          reason,
        } as const;
        await decisions.note({ ...noted, reversible: false }, { staff, request, transaction });
        if (change === 'fail') {
          const ending = { row, state: 'no-deal', result: reason, reason: WORDS.failed } as const;
          return (await endWithoutResult(transaction, deps, ending, at)).state;
        }
        const held = await holdNegotiation(transaction, row.id);
        if (!held) throw notFound(WORDS.noCase);
        const facts = change === 'agree' ? { result: reason } : {};
        return (await moveNegotiation(transaction, held, change, facts, at)).state;
      });
      return { state };
    },
  };
}
