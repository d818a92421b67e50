import type { CreditFacts } from './credit-facts.ts';

/** What of a report moves a score. */
export type CreditTopic = 'default' | 'overdue' | 'late' | 'cards' | 'enquiries' | 'age' | 'no-credit';

export interface CreditReason {
  readonly topic: CreditTopic;
  readonly helps: boolean;
}

/** Bureaus do not publish their formulas. These limits are ours, and the page says so. */
export const CREDIT_LIMITS = {
  /** Share of the cards’ limit that is used. */
  cardShare: 0.3,
  enquiries: 3,
  youngMonths: 12,
  oldMonths: 36,
} as const;

/** Each topic as helping or hurting the score; undefined where it says nothing. In the order of their usual weight. */
const RULES: Readonly<Record<CreditTopic, (facts: CreditFacts) => boolean | undefined>> = {
  default: ({ accounts }) => (accounts.defaulted > 0 ? false : undefined),
  overdue: ({ overdueRupees }) => (overdueRupees > 0 ? false : undefined),
  late: (facts) => (hasCredit(facts) ? facts.latePayments === 0 : undefined),
  cards: (facts) => {
    const share = cardShare(facts);
    return share === null ? undefined : share <= CREDIT_LIMITS.cardShare;
  },
  enquiries: ({ enquiries }) => enquiries <= CREDIT_LIMITS.enquiries,
  age: ({ oldestMonths }) => {
    if (oldestMonths === null) return undefined;
    if (oldestMonths < CREDIT_LIMITS.youngMonths) return false;
    return oldestMonths >= CREDIT_LIMITS.oldMonths ? true : undefined;
  },
  'no-credit': (facts) => (hasCredit(facts) ? undefined : false),
};

/** Why a score is as it is: what hurts it first, then what helps it. */
export function creditReasons(facts: CreditFacts): CreditReason[] {
  const reasons = Object.entries(RULES).flatMap(([topic, rule]) => {
    const helps = rule(facts);
    return helps === undefined ? [] : [{ topic: topic as CreditTopic, helps }];
  });
  return [...reasons.filter(({ helps }) => !helps), ...reasons.filter(({ helps }) => helps)];
}

/** The used share of the cards’ limit, 0 to above 1; null without a card or a limit. */
export function cardShare({ cards }: Pick<CreditFacts, 'cards'>): number | null {
  return cards === null || cards.limitRupees <= 0 ? null : cards.balanceRupees / cards.limitRupees;
}

function hasCredit({ accounts }: CreditFacts): boolean {
  return accounts.active + accounts.closed > 0;
}
