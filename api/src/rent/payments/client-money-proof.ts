import { eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { ledgerEntry } from '../../money/ledger/public.ts';
import { rentDue, rentPayout, rentShare } from './rent-payments.tables.ts';

/** Where the money of payers and landlords is. All amounts in paise. */
export interface ClientMoney {
  /** Sum over all client accounts: 0 if nothing is mixed. */
  readonly offByPaise: number;
  readonly heldPaise: number;
  readonly inTransitPaise: number;
  /** By gateway, and at the bank. Negative: more was sent than has come from the gateways. */
  readonly places: readonly { readonly name: string; readonly paise: number }[];
  /** Dues whose ledger differs from their shares and payouts. */
  readonly offDues: readonly { readonly dueId: string; readonly ledgerPaise: number; readonly rowsPaise: number }[];
}

/** Proves that client money adds up: over all accounts, and for each due against its shares and payouts. */
export async function clientMoneyProof(database: Database): Promise<ClientMoney> {
  const kind = sql<string>`split_part(${ledgerEntry.ledgerAccount}, ':', 1)`;
  const owner = sql<string>`split_part(${ledgerEntry.ledgerAccount}, ':', 2)`;
  const balances = await database
    .select({ kind, owner, paise: sql<string>`sum(${ledgerEntry.paise})` })
    .from(ledgerEntry)
    .where(
      or(
        like(ledgerEntry.ledgerAccount, 'held:%'),
        like(ledgerEntry.ledgerAccount, 'in-transit:%'),
        like(ledgerEntry.ledgerAccount, 'escrow:%'),
      ),
    )
    .groupBy(kind, owner);
  const sumOf = (wanted: string) =>
    balances.reduce((sum, row) => sum + (row.kind === wanted ? Number(row.paise) : 0), 0);
  const places = balances
    .filter((row) => row.kind === 'escrow')
    .map((row) => ({ name: row.owner, paise: -Number(row.paise) }));
  const rows = await heldByRows(database);
  const ledger = new Map(balances.filter((row) => row.kind === 'held').map((row) => [row.owner, Number(row.paise)]));
  const ids = new Set([...rows.keys(), ...ledger.keys()]);
  const offDues = [...ids].flatMap((dueId) => {
    const [ledgerPaise, rowsPaise] = [ledger.get(dueId) ?? 0, rows.get(dueId) ?? 0];
    return ledgerPaise === rowsPaise ? [] : [{ dueId, ledgerPaise, rowsPaise }];
  });
  return {
    offByPaise: sumOf('held') + sumOf('in-transit') + sumOf('escrow'),
    heldPaise: sumOf('held'),
    inTransitPaise: sumOf('in-transit'),
    places,
    offDues,
  };
}

/** What each due should hold by its own rows: paid, less what went back, less what the bank has or has sent. */
async function heldByRows(database: Database): Promise<Map<string, number>> {
  const out = database
    .select({ dueId: rentPayout.dueId, paise: sql<string>`sum(${rentPayout.paise})`.as('sent_paise') })
    .from(rentPayout)
    .where(inArray(rentPayout.state, ['asked', 'sent', 'arrived']))
    .groupBy(rentPayout.dueId)
    .as('out');
  // What went back while the money was away is borne by us, and not taken from what is held.
  const back = sql`round(${rentShare.paise}::numeric * ${rentShare.refundedPaise} / (${rentShare.paise} + ${rentShare.feePaise}))`;
  const rows = await database
    .select({
      dueId: rentDue.id,
      inPaise: sql<string>`sum(${rentShare.paise} - ${back} + ${rentShare.borneByUsPaise})`,
      outPaise: sql<string>`coalesce(max(${out.paise}), 0)`,
    })
    .from(rentDue)
    .innerJoin(rentShare, eq(rentShare.dueId, rentDue.id))
    .leftJoin(out, eq(out.dueId, rentDue.id))
    .where(sql`${rentShare.paidAt} is not null`)
    .groupBy(rentDue.id);
  return new Map(rows.map(({ dueId, inPaise, outPaise }) => [dueId, Number(inPaise) - Number(outPaise)]));
}
