/**
 * Limits of automatic payments by UPI AutoPay. Source: Reserve Bank of India, circular of 12 December 2023 on
 * e-mandates (₹15,000 without a further factor), and of 21 August 2019 (notice 24 hours before the debit).
 */
export const MANDATE_LIMITS = {
  /** Without the payer's PIN, in paise. */
  mostPaise: 15_000_00,
  noticeMs: 24 * 3_600_000,
  /** The debit comes at most as long after its notice: a later one gets a new notice. */
  freshMs: 72 * 3_600_000,
  /** Failed debits in a row after which the payer has to look. */
  failures: 2,
} as const;

/** `asked`: the payer has not approved it at the bank yet. */
export const MANDATE_STATES = ['asked', 'active', 'paused', 'ended'] as const;

export type MandateState = (typeof MANDATE_STATES)[number];

const MOVES: Readonly<Record<MandateState, readonly MandateState[]>> = {
  asked: ['active', 'ended'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** Whether a mandate may move from one state to the other. */
export function mayMoveMandate(from: MandateState, to: MandateState): boolean {
  return MOVES[from].includes(to);
}

/** Whether a sum may be paid by a mandate. @param paise the share, with its fee */
export function mandateProblem(paise: number): string | undefined {
  return paise <= MANDATE_LIMITS.mostPaise
    ? undefined
    : 'Banks ask for your PIN above ₹15,000. Such a share cannot be paid automatically.';
}

/**
 * What a mandate does about a share now. Times are epoch ms.
 * @param dueAt when the landlord expects the money
 * @param noticedAt when the payer got the notice; undefined before
 */
export function mandateStep(
  { dueAt, noticedAt }: { readonly dueAt: number; readonly noticedAt: number | undefined },
  now: number,
): 'wait' | 'notify' | 'debit' {
  // Debited a day before the due day, so that the landlord has the money in time.
  const debitAt = dueAt - 24 * 3_600_000;
  if (noticedAt === undefined || now - noticedAt > MANDATE_LIMITS.freshMs) {
    return now >= debitAt - MANDATE_LIMITS.noticeMs ? 'notify' : 'wait';
  }
  return now >= Math.max(debitAt, noticedAt + MANDATE_LIMITS.noticeMs) ? 'debit' : 'wait';
}
