/**
 * Ledger accounts by the first part of their name. A person's account has the owner in its name, `wallet:acc_…`, and
 * never goes below zero. The house's own accounts represent money from or to the outside. Client accounts hold money of
 * others that passes through us: all of them together are always zero, and no movement mixes them with the house's.
 */
const LEDGER_POTS = {
  /** Money that a person paid in, and gifts that do not lapse. */
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
  /** Tax that is owed to the state: `tax:gst`. */
  tax: 'house',
  /** The wallet's part of an order whose payment is under way: `reserved:ord_…`. */
  reserved: 'house',
  /** Money of an order that we owe to its buyer until the gateway has paid it back: `refunds:ord_…`. */
  refunds: 'house',
  /** Money that a person had already spent when the gateway took a payment back: `receivable:acc_…`. */
  receivable: 'house',
  /** Money of others that we owe to a landlord or a payer: `held:due_…`. */
  held: 'client',
  /** Money of others that the bank is sending: `in-transit:pto_…`. */
  'in-transit': 'client',
  /** Where money of others is, as a negative sum: `escrow:sandbox` at a gateway, `escrow:bank`. */
  escrow: 'client',
  /** Our own money at our bank, which pays the part of wallets and credits into the escrow account: `own:bank`. */
  own: 'house',
} as const satisfies Record<string, 'person' | 'house' | 'client'>;

type PotName = keyof typeof LEDGER_POTS;

export type LedgerAccountName = PotName | `${PotName}:${string}`;

export const walletAccount = (accountId: string): LedgerAccountName => `wallet:${accountId}`;

export const creditAccount = (accountId: string, creditId: string): LedgerAccountName =>
  `credit:${accountId}:${creditId}`;

/** The owner of a ledger account, or null for one of the house's. */
export function ownerOf(name: LedgerAccountName): string | null {
  const [pot = '', owner] = name.split(':');
  return isPot(pot) && LEDGER_POTS[pot] === 'person' ? (owner ?? null) : null;
}

/** Whether a text is a valid name of a ledger account, with an owner if the kind needs one. */
export function isLedgerAccountName(name: string): name is LedgerAccountName {
  const [pot = '', owner] = name.split(':');
  return isPot(pot) && (LEDGER_POTS[pot] === 'house' || Boolean(owner));
}

/** Whether an account holds money of others that passes through us. */
export function isClientAccount(name: LedgerAccountName): boolean {
  const [pot = ''] = name.split(':');
  return isPot(pot) && LEDGER_POTS[pot] === 'client';
}

function isPot(text: string): text is PotName {
  return Object.hasOwn(LEDGER_POTS, text);
}
