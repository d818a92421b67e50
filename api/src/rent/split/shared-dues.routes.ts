import type { RentSplit, rentSplitCalls } from '@aangan/shared-kit/contracts/rent-split';
import { dueParts } from '@aangan/shared-kit/domain/rent/split';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import {
  coverShare,
  type DueRow,
  holdDue,
  replaceShares,
  type ShareRow,
  sendPart,
  shareOf,
  sharesOf,
  type TenancyRow,
  tenancyOf,
} from '../payments/public.ts';
import { isLate, peopleToAgree } from './late-due.ts';
import { membersOf, partConsents } from './rent-split.queries.ts';
import { rentPartConsent } from './rent-split.tables.ts';
import { SPLIT_WORDS } from './rent-split.words.ts';
import { isDivisible, splitAnswer } from './split-answer.ts';
import { type NewsOfSplit, tellFlatmate } from './split-news.ts';

type Calls = Pick<
  typeof rentSplitCalls,
  | 'POST /api/v1/rent-pay/dues/{dueId}/divide'
  | 'POST /api/v1/rent-pay/shares/{shareId}/cover'
  | 'POST /api/v1/rent-pay/dues/{dueId}/send-part'
>;

interface HeldDue {
  readonly due: DueRow;
  readonly shares: readonly ShareRow[];
  readonly tenancy: TenancyRow;
  readonly accountId: string;
}

/** What flatmates do with a sum of which shares are missing. */
export function sharedDueHandlers({ database, jobs, sessions, now }: CallDeps): CallHandlers<Calls> {
  /** Changes a due that the viewer pays a part of, or has opened, locked. @throws CallError 404 for other people */
  async function ofPayer(
    request: FastifyRequest,
    dueId: string,
    change: (transaction: Transaction, held: HeldDue) => Promise<void>,
  ): Promise<RentSplit> {
    const { accountId } = await sessions.required(request);
    return database.transaction(async (transaction) => {
      const due = await holdDue(transaction, dueId);
      const tenancy = due && (await tenancyOf(transaction, due.tenancyId));
      const shares = due ? await sharesOf(transaction, due.id) : [];
      const isTheirs = tenancy?.accountId === accountId || shares.some((share) => share.accountId === accountId);
      if (!due || !tenancy || !isTheirs) throw notFound(SPLIT_WORDS.noDue);
      await change(transaction, { due, shares, tenancy, accountId });
      return splitAnswer(transaction, tenancy, accountId, now());
    });
  }

  const tell = (transaction: Transaction, news: NewsOfSplit) => tellFlatmate(transaction, jobs, news, now());

  return {
    'POST /api/v1/rent-pay/dues/{dueId}/divide': ({ params: { dueId } }, request) =>
      ofPayer(request, dueId, async (transaction, { due, shares, tenancy, accountId }) => {
        if (tenancy.accountId !== accountId) throw notFound(SPLIT_WORDS.noDue);
        const members = await membersOf(transaction, tenancy.id);
        if (!isDivisible(due, shares, { tenancy, members })) throw new CallError(409, SPLIT_WORDS.notDivisible);
        const parts = dueParts(due.paise, tenancy.accountId, members);
        await replaceShares(transaction, due, parts, new Date(now()));
      }),

    async 'POST /api/v1/rent-pay/shares/{shareId}/cover'({ params: { shareId } }, request) {
      await sessions.required(request);
      const known = await shareOf(database, shareId);
      if (!known) throw notFound(SPLIT_WORDS.noDue);
      return ofPayer(request, known.dueId, async (transaction, { due, tenancy, accountId: by }) => {
        const to = await coverShare(transaction, due, { shareId, accountId: by });
        await tell(transaction, { news: 'covered', tenancyId: tenancy.id, to, by, dueId: due.id });
      });
    },

    'POST /api/v1/rent-pay/dues/{dueId}/send-part': ({ params: { dueId } }, request) =>
      ofPayer(request, dueId, async (transaction, { due, shares, tenancy, accountId: by }) => {
        const people = peopleToAgree(shares, tenancy.accountId);
        if (!isLate(due, shares, now()) || !people.includes(by)) throw new CallError(409, SPLIT_WORDS.notLate);
        const at = new Date(now());
        await transaction.insert(rentPartConsent).values({ dueId, accountId: by, at }).onConflictDoNothing();
        const agreed = (await partConsents(transaction, [dueId])).map(({ accountId }) => accountId);
        const missing = people.filter((id) => !agreed.includes(id));
        if (missing.length === 0) await sendPart(transaction, due, at);
        for (const to of missing) await tell(transaction, { news: 'part-asked', tenancyId: tenancy.id, to, by, dueId });
      }),
  };
}
