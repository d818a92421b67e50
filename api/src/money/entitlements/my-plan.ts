import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { claimReasons } from '@aangan/shared-kit/domain/plan-claim';
import { MOST_PAUSES, pauseDaysLeft, pauseEnd, pauseRefusal } from '@aangan/shared-kit/domain/plan-pause';
import { planRefund, refundDays } from '@aangan/shared-kit/domain/plan-refund';
import { MANAGED_SERVICES } from '@aangan/shared-kit/domain/plan-service';
import { splitRefund } from '@aangan/shared-kit/domain/split-refund';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { hasAssignedManager } from '../../people/property-manager/public.ts';
import { documentPath } from '../invoices/public.ts';
import type { BoughtPlan } from './entitlements.tables.ts';
import {
  claimOnPlan,
  documentsOfOrder,
  lastRefundOf,
  type PaidWays,
  paidWaysOf,
  replacedPlan,
  unlocksOf,
} from './my-plans.queries.ts';
import type { PLAN_CONTACTS } from './ports.ts';

export type PlanContactsOf = NonNullable<(typeof PLAN_CONTACTS)['provided']>;

/** A plan as its owner sees it. @param now epoch ms */
export async function myPlan(
  reader: DatabaseOrTransaction,
  contactsOf: PlanContactsOf,
  plan: BoughtPlan,
  now: number,
): Promise<MyPlan> {
  const { id, terms, orderId } = plan;
  // One after the other: a transaction has one connection.
  const contacts = await contactsOf(reader, [id]);
  const unlocks = await unlocksOf(reader, [id]);
  const ways = await paidWaysOf(reader, orderId);
  const documents = await documentsOfOrder(reader, orderId);
  const refund = await lastRefundOf(reader, orderId);
  const claim = await claimOnPlan(reader, id);
  const replaced = await replacedPlan(reader, plan);
  const { used = 0, returned = 0 } = contacts.get(id) ?? {};
  const held = {
    contacts: terms.contacts === null ? null : counted(terms.contacts, used),
    records: terms.transactionDetails === null ? null : counted(terms.transactionDetails, unlocks.get(id) ?? 0),
  };
  const state = stateOf(plan, now);
  const isManaged = state === 'active' && MANAGED_SERVICES.some((service) => terms.services.includes(service));
  const manager = isManaged ? await managerState(reader, plan.accountId) : null;
  const hasEnded = plan.endedAt !== null || state === 'expired';
  const since = plan.pausedAt?.getTime() ?? null;
  const pauses = { pausedAt: since, pauses: plan.pauses, pausedMs: plan.pausedMs };
  return {
    id,
    name: terms.name,
    seekerType: terms.seekerType,
    commercial: terms.commercial,
    state,
    from: plan.from.getTime(),
    to: plan.to.getTime(),
    covers: [...terms.covers],
    features: [...terms.features],
    services: [...terms.services],
    contacts: held.contacts && { ...held.contacts, returned },
    records: held.records,
    manager,
    paidPaise: terms.paidPaise,
    orderId,
    documents: documents.map(({ number, kind }) => ({ number, kind, url: documentPath(number) })),
    refundText: terms.refundText,
    pause: {
      since,
      until: since === null ? null : pauseEnd(since, plan.pausedMs),
      left: Math.max(0, MOST_PAUSES - plan.pauses),
      daysLeft: pauseDaysLeft(plan.pausedMs),
      mayPause: !hasEnded && state === 'active' && pauseRefusal(pauses) === undefined,
    },
    cancellation: hasEnded ? null : { ...cancellationOf(plan, held, ways, now), goesOn: replaced?.terms.name ?? null },
    endedAt: plan.endedAt?.getTime() ?? null,
    refund: refund
      ? {
          state: refund.state,
          gatewayPaise: refund.gatewayPaise,
          walletPaise: refund.walletPaise,
          doneAt: refund.doneAt?.getTime() ?? null,
        }
      : null,
    claim: {
      reasons: plan.endedAt !== null || claim ? [] : claimReasons(spanOf(plan), now),
      made: claim
        ? { reason: claim.reason, state: claim.state, answer: claim.answer, at: claim.createdAt.getTime() }
        : null,
    },
  };
}

async function managerState(reader: DatabaseOrTransaction, accountId: string) {
  return (await hasAssignedManager(reader, accountId)) ? 'assigned' : 'choosing';
}

interface Held {
  readonly contacts: { readonly limit: number; readonly used: number } | null;
  readonly records: { readonly limit: number; readonly used: number } | null;
}

type Cancellation = NonNullable<MyPlan['cancellation']>;

/** The order holds less than the rule gives. */
const PAID_BACK_BEFORE = { of: 'returned', used: 0, limit: 0 } as const;

/** What comes back if the plan is cancelled now, at most what is left of its order. */
function cancellationOf(plan: BoughtPlan, held: Held, ways: PaidWays, now: number): Omit<Cancellation, 'goesOn'> {
  const { terms, from } = plan;
  const elapsedMs = elapsed(plan, now);
  const { paise, kept } = planRefund({
    kind: terms.refund,
    paidPaise: terms.paidPaise,
    days: terms.days,
    elapsedMs,
    ...held,
  });
  const refundPaise = Math.min(paise, ways.gatewayPaise + ways.walletPaise);
  const split = splitRefund(refundPaise, ways);
  const pausedMs = now - from.getTime() - elapsedMs;
  return {
    refundPaise,
    gatewayPaise: split.gatewayPaise,
    walletPaise: split.walletPaise + split.smallPaise,
    kept: refundPaise < paise ? PAID_BACK_BEFORE : kept,
    keptPaise: terms.paidPaise - refundPaise,
    until:
      terms.paidPaise === 0
        ? null
        : from.getTime() + refundDays(terms.refund, terms.days) * DAY_MS + Math.max(0, pausedMs),
  };
}

/** Time of a plan since its beginning, without pauses. */
function elapsed({ from, pausedAt, pausedMs }: BoughtPlan, now: number): number {
  return Math.max(0, (pausedAt?.getTime() ?? now) - from.getTime() - pausedMs);
}

function spanOf({ terms, from, to }: BoughtPlan) {
  return { kind: terms.refund, from: from.getTime(), to: to.getTime() };
}

function counted(limit: number, used: number) {
  return { limit, used, left: Math.max(0, limit - used) };
}

const STATE_OF_END = {
  cancelled: 'cancelled',
  refunded: 'refunded',
  upgraded: 'upgraded',
  staff: 'ended',
} as const satisfies Record<NonNullable<BoughtPlan['endedWhy']>, MyPlan['state']>;

function stateOf({ endedWhy, pausedAt, from, to }: BoughtPlan, now: number): MyPlan['state'] {
  if (endedWhy !== null) return STATE_OF_END[endedWhy];
  if (pausedAt !== null) return 'paused';
  if (to.getTime() <= now) return 'expired';
  return from.getTime() > now ? 'waiting' : 'active';
}
