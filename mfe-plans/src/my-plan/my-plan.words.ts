import type { PlanContact } from '@aangan/shared-kit/contracts/contacts';
import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import type { ReturnReason } from '@aangan/shared-kit/domain/contact-claim';
import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { PLAN_SERVICE_NAMES, type PlanService } from '@aangan/shared-kit/domain/plan-service';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

type State = MyPlan['state'];
type Tone = 'plain' | 'good' | 'attention' | 'information';

export const STATE_WORDS = {
  active: { label: 'Active', tone: 'good' },
  paused: { label: 'Paused', tone: 'attention' },
  waiting: { label: 'Starts later', tone: 'information' },
  expired: { label: 'Over', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'plain' },
  upgraded: { label: 'Upgraded', tone: 'plain' },
  ended: { label: 'Ended', tone: 'plain' },
} as const satisfies Record<State, { label: string; tone: Tone }>;

/** `Until 4 January`, or since when it is over. */
export function spanWords({ state, from, to, endedAt, pause }: MyPlan): string {
  if (endedAt !== null) return `${formatDay(from)} to ${formatDay(endedAt)}`;
  if (state === 'expired') return `${formatDay(from)} to ${formatDay(to)}`;
  if (state === 'waiting') return `From ${formatDay(from)} to ${formatDay(to)}`;
  if (pause.until === null) return `Until ${formatDay(to)}`;
  return `Paused since ${formatDay(pause.since ?? 0)}. It resumes on ${formatDay(pause.until)}.`;
}

/** `Owner contacts for homes for rent, shared flats and paying guest stays`. */
export function coversWords(covers: readonly ListingCategory[]): string {
  const kinds = covers.map((category) => CATEGORY_FACTS[category].plural);
  return `Owner contacts for ${new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(kinds)}`;
}

/** `relationship manager and legal papers`. */
export function servicesWords(services: readonly PlanService[]): string {
  const names = services.map((service) => PLAN_SERVICE_NAMES[service].toLowerCase());
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(names);
}

const RETURNED_BECAUSE = {
  OWNER_AGREED: 'the owner agreed that it did not work',
  LISTING_CLOSED: 'the home was no longer available',
  TWO_SEEKERS: 'somebody else said the same',
  NO_ANSWER: 'the owner did not answer within 48 hours',
} as const satisfies Record<ReturnReason, string>;

/** What became of a contact. */
export function contactWords({ state, why, at, returnedAt }: PlanContact): string {
  if (state === 'waiting') return `Asked on ${formatDay(at)}. The owner has not answered yet.`;
  if (state === 'returned' && why && returnedAt) {
    return `Returned on ${formatDay(returnedAt)}, because ${RETURNED_BECAUSE[why]}.`;
  }
  if (state === 'doubtful') return `Used on ${formatDay(at)}. You said it did not work; we are checking.`;
  return `Used on ${formatDay(at)}.`;
}

type Kept = NonNullable<MyPlan['cancellation']>['kept'];

/** The line of the refund that says what is kept. */
export function keptWords({ of, used, limit }: Kept): string {
  if (of === 'contacts') return `For ${used} of ${limit} contacts used`;
  if (of === 'records') return `For ${used} of ${limit} records opened`;
  if (of === 'months') return `For ${used} of ${limit} months started`;
  if (of === 'weeks') return `For ${used} of ${limit} weeks passed`;
  if (of === 'returned') return 'Refunded earlier';
  return of === 'over' ? 'The time to cancel with a refund is over' : 'Nothing is used';
}

/** Where the money of a refund goes. */
export function waysWords({ gatewayPaise, walletPaise }: { gatewayPaise: number; walletPaise: number }): string {
  const ways = [
    ...(gatewayPaise > 0 ? [`${formatPaise(gatewayPaise)} to the bank account or card you paid with`] : []),
    ...(walletPaise > 0 ? [`${formatPaise(walletPaise)} to your wallet`] : []),
  ];
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(ways);
}

const REFUND_STATE_WORDS = {
  asked: 'We have asked the bank to refund it.',
  sent: 'The bank has the refund. It usually takes 5 to 7 working days.',
  done: 'The refund is complete.',
  failed: 'The bank could not refund it yet. Our staff are checking.',
} as const satisfies Record<NonNullable<MyPlan['refund']>['state'], string>;

/** A refund in a sentence or two. */
export function refundWords({ state, ...ways }: NonNullable<MyPlan['refund']>): string {
  return `Refund: ${waysWords(ways)}. ${REFUND_STATE_WORDS[state]}`;
}

export const PAUSE_WORDS =
  'A paused plan gives no contacts, and its last day moves by the paused days. You can pause a plan twice, for 90 days in total.';
