import { DAY_MS } from '../time-spans.ts';

/** Why a payout waits, the most serious first. Each reason is one that a payer can answer. */
export const HOLD_REASONS = ['own-account', 'changed-account', 'many-tenants', 'large-first-payment'] as const;

export type HoldReason = (typeof HOLD_REASONS)[number];

/** Limits of the rules. They are ours: the specification shows none. */
export const HOLD_LIMITS = {
  /** A sum from here on is large for a landlord who is new. In paise. */
  largePaise: 1_00_000_00,
  /** A landlord is new until as many payouts have arrived at the account. */
  knownAfterPayouts: 2,
  /** Homes that pay to one account within `tenantDays`. */
  tenants: 10,
  tenantDays: 30,
  /** A changed account is suspicious for as long, unless money has arrived there. */
  changedDays: 30,
  /** A hold without an answer ends after as many days, and the money goes back. */
  answerDays: 7,
} as const;

/** What is known about a payout before it is made. Times are epoch ms. */
export interface PayoutFacts {
  /** What the landlord would get. */
  readonly paise: number;
  readonly paidByCard: boolean;
  /** The landlord has the phone number of a payer, and so the account. */
  readonly landlordIsPayer: boolean;
  /** The bank names a payer as the holder of the account. */
  readonly bankNamesPayer: boolean;
  /** Payouts that have arrived at this account of the landlord, from anybody. */
  readonly arrivedBefore: number;
  /** Staff have verified who the landlord is. */
  readonly landlordVerified: boolean;
  /** A payer has uploaded the rental agreement. */
  readonly hasAgreement: boolean;
  /** Homes whose rent goes to this account within the last `tenantDays`, this one included. */
  readonly homesToAccount: number;
  /** When the landlord's account was replaced by this one; null if it never was. */
  readonly changedAt: number | null;
  /** The landlord has confirmed the new account by their own link. */
  readonly changeConfirmed: boolean;
  /** Reasons that staff have already cleared for this account. */
  readonly cleared: readonly HoldReason[];
}

/** One rule a reason. */
const HOLD_RULES: Readonly<Record<HoldReason, (facts: PayoutFacts, now: number) => boolean>> = {
  // A card that pays its own holder turns credit into cash. The same name alone happens, so it counts with cards only.
  'own-account': ({ landlordIsPayer, bankNamesPayer, paidByCard }) => landlordIsPayer || (bankNamesPayer && paidByCard),
  'changed-account': ({ changedAt, changeConfirmed, arrivedBefore }, now) =>
    changedAt !== null && !changeConfirmed && arrivedBefore === 0 && now - changedAt < HOLD_LIMITS.changedDays * DAY_MS,
  'many-tenants': ({ homesToAccount, landlordVerified }) => !landlordVerified && homesToAccount >= HOLD_LIMITS.tenants,
  'large-first-payment': ({ paise, arrivedBefore, landlordVerified, hasAgreement }) =>
    paise >= HOLD_LIMITS.largePaise &&
    arrivedBefore < HOLD_LIMITS.knownAfterPayouts &&
    !landlordVerified &&
    !hasAgreement,
};

/**
 * Why a payout is held, the most serious reason first; undefined if it can be made.
 * @param now epoch ms
 * Source: our own rules against fraud.
 */
export function holdReason(facts: PayoutFacts, now: number): HoldReason | undefined {
  return HOLD_REASONS.find((reason) => !facts.cleared.includes(reason) && HOLD_RULES[reason](facts, now));
}

/** When a hold without an answer ends and the money goes back, epoch ms. @param heldAt epoch ms */
export function holdEnds(heldAt: number): number {
  return heldAt + HOLD_LIMITS.answerDays * DAY_MS;
}
