import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { digestOf } from '../../foundation/digests/public.ts';
import { balanceOf, balancesOf, creditAccount, holdPots, postTransaction } from '../ledger/public.ts';
import { walletCredit } from './wallet.tables.ts';

interface CreditGrant {
  /** Identifies the event that gives it, `scratch-card:scr_…`: it is given once, whatever is repeated. */
  readonly key: string;
  readonly accountId: string;
  /** The campaign that pays: `refer` pays from `promotion:refer`. */
  readonly campaign: string;
  /** Text for the owner: `Reward for inviting a friend`. */
  readonly title: string;
  readonly paise: number;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** The unspent rest of a credit. */
interface OpenCredit {
  readonly id: string;
  readonly title: string;
  readonly paise: number;
  readonly expiresAt: Date;
}

/**
 * Gives a credit that lapses on its day. Gifts that do not lapse go to `wallet:{accountId}` by `postTransaction`.
 * @throws LedgerError `key-reused` when the key was used for another amount or person
 */
export async function grantCredit(
  database: DatabaseOrTransaction,
  { key, accountId, campaign, title, paise, at, expiresAt }: CreditGrant,
): Promise<{ creditId: string; replayed: boolean }> {
  const creditId = `crd_${digestOf(key).slice(0, 20)}`;
  return database.transaction(async (transaction) => {
    const { replayed } = await postTransaction(transaction, {
      key: `credit:${key}`,
      kind: 'reward',
      description: title,
      at,
      entries: [
        { ledgerAccount: `promotion:${campaign}`, paise: -paise },
        { ledgerAccount: creditAccount(accountId, creditId), paise },
      ],
    });
    const row = { id: creditId, accountId, campaign, title, paise, grantedAt: at, expiresAt };
    if (!replayed) await transaction.insert(walletCredit).values(row);
    return { creditId, replayed };
  });
}

/** The account's credits that are neither lapsed nor spent, in the order in which they will lapse. */
export async function openCredits(
  database: DatabaseOrTransaction,
  accountId: string,
  now: Date,
): Promise<OpenCredit[]> {
  const rows = await database
    .select()
    .from(walletCredit)
    .where(and(eq(walletCredit.accountId, accountId), gt(walletCredit.expiresAt, now)))
    .orderBy(asc(walletCredit.expiresAt), asc(walletCredit.id));
  const left = await balancesOf(
    database,
    rows.map(({ id }) => creditAccount(accountId, id)),
  );
  return rows
    .map(({ id, title, expiresAt }) => ({ id, title, expiresAt, paise: left.get(creditAccount(accountId, id)) ?? 0 }))
    .filter(({ paise }) => paise > 0);
}

/** Takes back what is left of credits that are due to lapse. @returns how many credits lapsed */
export async function expireCredits(database: Database, now: Date): Promise<number> {
  const lapsing = await database
    .select()
    .from(walletCredit)
    .where(and(isNull(walletCredit.expiredAt), lte(walletCredit.expiresAt, now)))
    .limit(1_000);
  for (const { id, accountId, title } of lapsing) {
    const pot = creditAccount(accountId, id);
    await database.transaction(async (transaction) => {
      await holdPots(transaction, [pot]);
      const paise = await balanceOf(transaction, pot);
      if (paise > 0) {
        await postTransaction(transaction, {
          key: `credit:${id}:expired`,
          kind: 'expiry',
          description: `Expired: ${title}`,
          at: now,
          entries: [
            { ledgerAccount: pot, paise: -paise },
            { ledgerAccount: 'expired', paise },
          ],
        });
      }
      const open = and(eq(walletCredit.id, id), isNull(walletCredit.expiredAt));
      await transaction.update(walletCredit).set({ expiredAt: now }).where(open);
    });
  }
  return lapsing.length;
}
