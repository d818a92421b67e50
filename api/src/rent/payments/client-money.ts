import type { LedgerEntry } from '../../money/ledger/public.ts';

/** The account of what landlord and payers of a due are owed. */
const heldAccount = (dueId: string) => `held:${dueId}` as const;

/** The account of a sum that the bank is sending. */
const inTransitAccount = (payoutId: string) => `in-transit:${payoutId}` as const;

/** Money of others at our bank. */
const BANK = 'escrow:bank';

/** Revenue of orders for rent, before the landlord's part leaves it. */
const SALES = 'sales:rent-payment';

/** The landlord's part of an order, by who has it. */
export interface ClientPart {
  readonly dueId: string;
  /** The gateway that collected; null where the wallet paid all. */
  readonly gateway: string | null;
  readonly paise: number;
  /** What the gateway collected of it. We pay the rest, which the wallet paid, from our own money. */
  readonly gatewayPaise: number;
}

/** A share was paid: the landlord's part leaves revenue and our money at the gateway. */
export function collected(part: ClientPart): LedgerEntry[] {
  return moved(part, 1);
}

/** Money of a share that was not sent goes back to its payer, by way of our own accounts. */
export function givenBack(part: ClientPart): LedgerEntry[] {
  return moved(part, -1);
}

function moved({ dueId, gateway, paise, gatewayPaise }: ClientPart, sign: 1 | -1): LedgerEntry[] {
  const ownPaise = paise - gatewayPaise;
  const entries: LedgerEntry[] = [
    { ledgerAccount: SALES, paise: -sign * paise },
    { ledgerAccount: heldAccount(dueId), paise: sign * paise },
    { ledgerAccount: 'own:bank', paise: sign * ownPaise },
    { ledgerAccount: BANK, paise: -sign * ownPaise },
  ];
  if (gateway !== null) {
    entries.push(
      { ledgerAccount: `gateway:${gateway}`, paise: sign * gatewayPaise },
      { ledgerAccount: `escrow:${gateway}`, paise: -sign * gatewayPaise },
    );
  }
  return entries;
}

/** A payer's money went back although the landlord has it, or gets it: the payer owes it to us. */
export function borneByUs(accountId: string, paise: number): LedgerEntry[] {
  return [
    { ledgerAccount: SALES, paise },
    { ledgerAccount: `receivable:${accountId}`, paise: -paise },
  ];
}

/** The payout of such money came back: it is ours. */
export function broughtHome(dueId: string, accountId: string, paise: number): LedgerEntry[] {
  return [
    { ledgerAccount: heldAccount(dueId), paise: -paise },
    { ledgerAccount: BANK, paise },
    { ledgerAccount: 'own:bank', paise: -paise },
    { ledgerAccount: `receivable:${accountId}`, paise },
  ];
}

interface Sending {
  readonly dueId: string;
  readonly payoutId: string;
  readonly paise: number;
}

/** The bank is asked to send a due. */
export function sending({ dueId, payoutId, paise }: Sending): LedgerEntry[] {
  return [
    { ledgerAccount: heldAccount(dueId), paise: -paise },
    { ledgerAccount: inTransitAccount(payoutId), paise },
  ];
}

/** The landlord has it. */
export function arrived({ payoutId, paise }: Omit<Sending, 'dueId'>): LedgerEntry[] {
  return [
    { ledgerAccount: inTransitAccount(payoutId), paise: -paise },
    { ledgerAccount: BANK, paise },
  ];
}

/** The bank did not do it. @param wasArrived it had said that it did */
export function returned({ dueId, payoutId, paise }: Sending, wasArrived: boolean): LedgerEntry[] {
  return [
    { ledgerAccount: wasArrived ? BANK : inTransitAccount(payoutId), paise: -paise },
    { ledgerAccount: heldAccount(dueId), paise },
  ];
}

/** A gateway paid what it had collected into our bank account. */
export function settled(gateway: string, paise: number): LedgerEntry[] {
  return [
    { ledgerAccount: `escrow:${gateway}`, paise },
    { ledgerAccount: BANK, paise: -paise },
  ];
}

/** The landlord's part of an amount of an order, so that the parts of several refunds add up. */
export function partOf(whole: number, { from, to, of }: { from: number; to: number; of: number }): number {
  if (of === 0) return 0;
  return Math.round((whole * to) / of) - Math.round((whole * from) / of);
}
