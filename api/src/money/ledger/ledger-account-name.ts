/**
 * The pots by the first part of their name. A person's pot names its owner next, `wallet:acc_…`, and never goes below
 * zero; the house's own stand for money that came from or went to the outside.
 */
const LEDGER_POTS = {
  /** Money that a person paid in, and what was given to keep. */
  wallet: 'person',
  /** A credit that lapses on its day: `credit:acc_…:crd_…`. */
  credit: 'person',
  /** Money at a payment gateway: `gateway:sandbox`. */
  gateway: 'house',
  /** Money given away by a campaign: `promotion:refer`. */
  promotion: 'house',
  /** Credits that were not used in time. */
  expired: 'house',
  /** What was bought: `sales:plan`. */
  sales: 'house',
  /** What a person had spent already when the gateway took a payment back: `receivable:acc_…`. */
  receivable: 'house',
} as const satisfies Record<string, 'person' | 'house'>;

type PotName = keyof typeof LEDGER_POTS;

export type LedgerAccountName = PotName | `${PotName}:${string}`;

export const walletAccount = (accountId: string): LedgerAccountName => `wallet:${accountId}`;

export const creditAccount = (accountId: string, creditId: string): LedgerAccountName =>
  `credit:${accountId}:${creditId}`;

/** Whose pot it is, or null for one of the house's. */
export function ownerOf(name: LedgerAccountName): string | null {
  const [pot = '', owner] = name.split(':');
  return isPot(pot) && LEDGER_POTS[pot] === 'person' ? (owner ?? null) : null;
}

/** Whether the name is that of a pot, and a person's pot says whose. */
export function isLedgerAccountName(name: string): name is LedgerAccountName {
  const [pot = '', owner] = name.split(':');
  return isPot(pot) && (LEDGER_POTS[pot] === 'house' || Boolean(owner));
}

function isPot(text: string): text is PotName {
  return Object.hasOwn(LEDGER_POTS, text);
}
