import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '@aangan/shared-kit/contracts/payment-states';
import type { RentDue, rentPaymentCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { feePaise, type RentMethod } from '@aangan/shared-kit/domain/rent/fee';
import { mayTakeCards } from '@aangan/shared-kit/domain/rent/landlord-rules';
import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';
import { DUE_KINDS_OF, type DueKind, mayMove } from '@aangan/shared-kit/domain/rent/payment-states';
import { indiaMonth, laterMonth } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { dueLink } from '@aangan/shared-kit/links/rent-pay';
import type { FastifyRequest } from 'fastify';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { badInput, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { landlordOf } from '../landlords/public.ts';
import { RENT_PAYMENT } from './client-money.ts';
import {
  changeShare,
  countOpenDues,
  DUES_A_PAGE,
  holdDue,
  insertDue,
  insertShares,
  openDueOf,
  paidDue,
  paidDueIds,
  shareById,
  wholeDue,
} from './dues.queries.ts';
import { moveDue } from './move-due.ts';
import { giveUp } from './payout-moves.ts';
import { PAYOUTS_JOB } from './payouts-job.ts';
import { FEE_TAX } from './rent-payment.sale.ts';
import { dueTitle, RENT_PAYMENT_WORDS as WORDS } from './rent-payment.words.ts';
import type { DueRow, TenancyRow } from './rent-payments.tables.ts';
import { verifiedUntil } from './step-up.queries.ts';
import { ownTenancy } from './tenancies.queries.ts';
import { dueOn, wireDue } from './wire-due.ts';

type DueCalls = Pick<
  typeof rentPaymentCalls,
  | 'POST /api/v1/rent-pay/tenancies/{tenancyId}/dues'
  | 'GET /api/v1/rent-pay/dues'
  | 'GET /api/v1/rent-pay/dues/{dueId}'
  | 'POST /api/v1/rent-pay/shares/{shareId}/pay'
  | 'POST /api/v1/rent-pay/dues/{dueId}/cancel'
  | 'POST /api/v1/rent-pay/dues/{dueId}/send-again'
>;

interface DueDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly idempotency: Idempotency;
  readonly orders: Orders;
  readonly jobs: Pick<Jobs, 'send'>;
  /** Whether a bank sends rent. */
  readonly isOpen: boolean;
  readonly now: () => number;
}

/** The gateway's ways to pay of each of ours. */
const GATEWAY_METHODS: Readonly<Record<RentMethod, readonly PaymentMethod[]>> = {
  upi: ['upi', 'upi-collect'],
  netbanking: ['netbanking'],
  card: ['card'],
};

/** Sums of a month: begun, paid, given up, and where their money is. */
export function dueHandlers({
  database,
  sessions,
  idempotency,
  orders,
  jobs,
  isOpen,
  now,
}: DueDeps): CallHandlers<DueCalls> {
  async function wired(reader: DatabaseOrTransaction, id: string, accountId: string): Promise<RentDue> {
    const found = await paidDue(reader, { id, accountId });
    if (!found) throw notFound(WORDS.noDue);
    return wireDue(found, accountId);
  }

  /** Changes a due of which the viewer pays a share. */
  async function change(
    request: FastifyRequest,
    dueId: string,
    work: (transaction: Transaction, due: DueRow) => Promise<unknown>,
  ): Promise<RentDue> {
    const { accountId } = await sessions.required(request);
    return database.transaction(async (transaction) => {
      const due = await holdDue(transaction, dueId);
      await wired(transaction, dueId, accountId);
      if (due) await work(transaction, due);
      await jobs.send(PAYOUTS_JOB, {}, { transaction });
      return wired(transaction, dueId, accountId);
    });
  }

  return {
    async 'POST /api/v1/rent-pay/tenancies/{tenancyId}/dues'({ params: { tenancyId }, body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        // Two presses at once wait for each other.
        await lockAccount(transaction, accountId);
        const tenancy = await ownTenancy(transaction, { id: tenancyId, accountId });
        if (!tenancy) throw notFound(WORDS.noTenancy);
        const due = await openDueOf(transaction, { tenancyId, month: body.month, kind: body.kind });
        const id = due?.id ?? (await begin(transaction, tenancy, body));
        return wired(transaction, id, accountId);
      });
    },

    async 'GET /api/v1/rent-pay/dues'({ query: { tenancyId, cursor } }, request) {
      const { accountId } = await sessions.required(request);
      const ids = await paidDueIds(database, accountId, { tenancyId, after: cursor });
      const shown = ids.slice(0, DUES_A_PAGE);
      const dues = await Promise.all(shown.map((id) => wholeDue(database, id)));
      return {
        dues: dues.flatMap((due) => (due ? [wireDue(due, accountId)] : [])),
        next: ids.length > DUES_A_PAGE ? (shown.at(-1) ?? null) : null,
      };
    },

    async 'GET /api/v1/rent-pay/dues/{dueId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return wired(database, params.dueId, accountId);
    },

    async 'POST /api/v1/rent-pay/shares/{shareId}/pay'({ params: { shareId }, body: { method } }, request, reply) {
      const { accountId } = await sessions.required(request);
      if (!isOpen) throw new CallError(503, WORDS.closed);
      const until = await verifiedUntil(database, accountId, now());
      if (until === null) throw new CallError(403, WORDS.needsOtp, undefined, { needsOtp: true });
      return idempotency.once(request, reply, { accountId, input: { shareId, method } }, async (transaction) => {
        const { share, due } = await payable(transaction, shareId, accountId, method);
        const fee = feePaise(method, share.paise, indiaDay(now()));
        const title = dueTitle(due.kind, due.month);
        const order = await orders.create(transaction, {
          accountId,
          purpose: RENT_PAYMENT,
          ref: share.id,
          title,
          lines: [
            { description: title, paise: share.paise },
            ...(fee > 0 ? [{ description: WORDS.fee, paise: fee, tax: FEE_TAX }] : []),
          ],
          methods: GATEWAY_METHODS[method],
          returnUrl: dueLink(due.id),
          at: new Date(now()),
        });
        if (share.orderId !== null) await orders.expire(transaction, share.orderId, new Date(now()));
        await changeShare(transaction, share.id, { state: 'paying', method, feePaise: fee, orderId: order.orderId });
        return order;
      });
    },

    'POST /api/v1/rent-pay/dues/{dueId}/cancel': ({ params }, request) =>
      change(request, params.dueId, async (transaction, due) => {
        const isAllowed = mayMove(due.state, 'cancel', 'payer') || mayMove(due.state, 'give-back', 'payer');
        if (!isAllowed) throw new CallError(409, WORDS.wrongState);
        await giveUp(transaction, due, new Date(now()));
      }),

    'POST /api/v1/rent-pay/dues/{dueId}/send-again': ({ params }, request) =>
      change(request, params.dueId, async (transaction, due) => {
        if (!mayMove(due.state, 'send-again', 'payer')) throw new CallError(409, WORDS.wrongState);
        const landlord = await landlordOf(transaction, due.landlordId);
        if (landlord?.checkState !== 'valid') throw new CallError(409, WORDS.uncheckedAccount);
        await moveDue(transaction, due, 'send-again');
      }),
  };

  /** Stores a new due with the share of its only payer. @returns its id */
  async function begin(
    transaction: Transaction,
    tenancy: TenancyRow,
    { kind, month, paise }: { readonly kind: DueKind; readonly month: string; readonly paise: number },
  ): Promise<string> {
    const kinds: readonly DueKind[] = DUE_KINDS_OF[tenancy.kind];
    if (!kinds.includes(kind)) throw badInput('body.kind', WORDS.wrongKind);
    const present = indiaMonth(now());
    const { monthsBack, monthsAhead, mostOpenDues } = RENT_PAYMENT_LIMITS;
    const isNear = month >= laterMonth(present, -monthsBack) && month <= laterMonth(present, monthsAhead);
    if (!isNear) throw badInput('body.month', WORDS.wrongMonth);
    if ((await countOpenDues(transaction, tenancy.accountId)) >= mostOpenDues)
      throw new CallError(409, WORDS.tooManyDues);
    const dueId = `due_${randomBytes(15).toString('base64url')}`;
    await insertDue(transaction, {
      id: dueId,
      tenancyId: tenancy.id,
      landlordId: tenancy.landlordId,
      kind,
      month,
      dueOn: dueOn(month, tenancy.dueDay),
      paise,
      state: 'collecting',
      createdAt: new Date(now()),
    });
    const id = `shr_${randomBytes(15).toString('base64url')}`;
    await insertShares(transaction, [{ id, dueId, accountId: tenancy.accountId, paise, state: 'unpaid' }]);
    return dueId;
  }

  /** One's own share that may be paid so, with its due locked. */
  async function payable(transaction: Transaction, shareId: string, accountId: string, method: RentMethod) {
    const found = await shareById(transaction, shareId);
    if (found?.accountId !== accountId) throw notFound(WORDS.noDue);
    const due = await holdDue(transaction, found.dueId);
    const share = await shareById(transaction, shareId);
    const landlord = due && (await landlordOf(transaction, due.landlordId));
    if (!due || !share || !landlord) throw notFound(WORDS.noDue);
    if (due.state !== 'collecting' || share.state === 'received') throw new CallError(409, WORDS.notOpen);
    if (landlord.consent === 'refused') throw new CallError(409, WORDS.refused);
    if (landlord.checkState !== 'valid') throw new CallError(409, WORDS.uncheckedAccount);
    if (method === 'card' && !mayTakeCards(landlord.kyc)) throw badInput('body.method', WORDS.noCards);
    return { due, share };
  }
}
