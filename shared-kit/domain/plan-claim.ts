import type { RefundKind } from './plan-terms.ts';
import { DAY_MS } from './time-spans.ts';

/** What refund terms promise and only staff can see: no home was found, the listing was not live, nobody visited. */
export const PLAN_CLAIM_REASONS = ['NO_HOME', 'NOT_LIVE', 'NO_VISIT'] as const;

export type PlanClaimReason = (typeof PLAN_CLAIM_REASONS)[number];

export const PLAN_CLAIM_WORDS = {
  NO_HOME: 'I found no home',
  NOT_LIVE: 'My listing was not live within two days',
  NO_VISIT: 'No one visited',
} as const satisfies Record<PlanClaimReason, string>;

/** How long after the last day a claim can be made. */
const CLAIM_AFTER_MS = 14 * DAY_MS;

/** Two days for the listing to go live. */
const LIVE_WITHIN_MS = 2 * DAY_MS;

interface ClaimedPlan {
  readonly kind: RefundKind;
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
}

/**
 * What the terms of a plan let a person claim now: no home and no visit from the last day on, for two weeks; a listing
 * that is not live from the third day on.
 */
export function claimReasons({ kind, from, to }: ClaimedPlan, now: number): PlanClaimReason[] {
  if (now >= to + CLAIM_AFTER_MS) return [];
  const isLastDay = now >= to - DAY_MS;
  const isLate = now >= from + LIVE_WITHIN_MS;
  const reasons: PlanClaimReason[] = [];
  if (kind === 'assure' && isLastDay) reasons.push('NO_HOME');
  if ((kind === 'listing' || kind === 'listing-assure') && isLate) reasons.push('NOT_LIVE');
  if (kind === 'listing-assure' && isLastDay) reasons.push('NO_VISIT');
  return reasons;
}

const TEXT_LENGTH = { least: 20, most: 1000 } as const;

/** What is wrong with the text of a claim; undefined if nothing. */
export function claimTextError(text: string): string | undefined {
  const { length } = text.trim();
  if (length < TEXT_LENGTH.least) return 'Tell us in a sentence what happened, so that we can check it.';
  return length > TEXT_LENGTH.most ? `Write at most ${TEXT_LENGTH.most} characters.` : undefined;
}
