import { randomUUID } from 'node:crypto';
import { depth } from '@aangan/shared-kit/testing/depth';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { ledgerEntry, ledgerTransaction } from './ledger.tables.ts';
import { balanceOf, balancesOf, postTransaction } from './ledger.ts';
import { type LedgerAccountName, walletAccount } from './ledger-account-name.ts';
import type { Movement } from './movement.ts';

/** Random movements tried. */
const MOVEMENTS = depth(500, 100_000);

const { database, close } = openTestDatabase({ connections: 10 });
afterAll(() => close());

const wallets = async (count: number): Promise<LedgerAccountName[]> =>
  Promise.all(Array.from({ length: count }, async () => walletAccount((await signedIn(database)).accountId)));

function movement(from: LedgerAccountName, to: LedgerAccountName, paise: number, key = randomUUID()): Movement {
  return {
    key,
    kind: 'test',
    description: 'A test',
    at: new Date(TEST_NOW),
    entries: [
      { ledgerAccount: from, paise: -paise },
      { ledgerAccount: to, paise },
    ],
  };
}

describe('the ledger', () => {
  it('moves money from one account to another', async () => {
    const [wallet = walletAccount('acc_x')] = await wallets(1);
    const posted = await postTransaction(database, movement('gateway:test', wallet, 5_000));
    expect(posted).toEqual({ transactionId: expect.any(Number), replayed: false });
    expect(await balanceOf(database, wallet)).toBe(5_000);
  });

  it('moves it once per key, however often and however parallel the requests are', async () => {
    const [wallet = walletAccount('acc_x')] = await wallets(1);
    const same = movement('gateway:test', wallet, 700);
    const posted = await Promise.all(Array.from({ length: 20 }, () => postTransaction(database, same)));
    expect(posted.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(posted.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await balanceOf(database, wallet)).toBe(700);
  });

  it('refuses a key that was used for a different movement', async () => {
    const [wallet = walletAccount('acc_x')] = await wallets(1);
    const key = randomUUID();
    await postTransaction(database, movement('gateway:test', wallet, 700, key));
    await expect(postTransaction(database, movement('gateway:test', wallet, 701, key))).rejects.toMatchObject({
      name: 'LedgerError',
      problem: 'key-reused',
    });
  });

  it('does not let parallel spends overdraw a wallet', async () => {
    const [wallet = walletAccount('acc_x')] = await wallets(1);
    await postTransaction(database, movement('gateway:test', wallet, 1_000));
    const spent = await Promise.allSettled(
      Array.from({ length: 40 }, () => postTransaction(database, movement(wallet, 'sales:plan', 100))),
    );
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await balanceOf(database, wallet)).toBe(0);
  });

  it('keeps the outer transaction intact when it refuses a movement', async () => {
    const [wallet = walletAccount('acc_x')] = await wallets(1);
    await database.transaction(async (transaction) => {
      await expect(postTransaction(transaction, movement(wallet, 'sales:plan', 1))).rejects.toMatchObject({
        problem: 'overdrawn',
      });
      await postTransaction(transaction, movement('gateway:test', wallet, 300));
    });
    expect(await balanceOf(database, wallet)).toBe(300);
  });

  it(`agrees with a simple model after ${MOVEMENTS} random movements`, async () => {
    const names = await wallets(6);
    const house: LedgerAccountName[] = ['gateway:model', 'promotion:model', 'sales:model'];
    const pots = [...names, ...house];
    const model = new Map<LedgerAccountName, number>(names.map((name) => [name, 0]));
    const sums = await balancesOf(database, house);
    for (const name of house) model.set(name, sums.get(name) ?? 0);
    const keys: string[] = [];
    const random = fc.sample(
      fc.record({ from: fc.nat(8), to: fc.nat(8), paise: fc.integer({ min: 1, max: 90_000 }), repeats: fc.nat(9) }),
      MOVEMENTS,
    );
    for (const { from, to, paise, repeats } of random) {
      const [payer = 'sales', payee = 'sales'] = [pots[from], pots[to]];
      const key = randomUUID();
      keys.push(key);
      const wanted = movement(payer, payee, paise, key);
      const holds = model.get(payer) ?? 0;
      const possible = payer !== payee && (house.includes(payer) || holds >= paise);
      const outcome = await postTransaction(database, wanted).then(
        () => true,
        () => false,
      );
      expect(outcome).toBe(possible);
      if (!possible) continue;
      model.set(payer, holds - paise);
      model.set(payee, (model.get(payee) ?? 0) + paise);
      if (repeats === 0) expect((await postTransaction(database, wanted)).replayed).toBe(true);
    }
    const saved = await balancesOf(database, pots);
    for (const name of pots) expect(saved.get(name) ?? 0).toBe(model.get(name));
    for (const name of names) expect(model.get(name)).toBeGreaterThanOrEqual(0);
    const { rows } = await database.execute(sql`select sum(paise)::int as total from ledger_entry`);
    expect(rows).toEqual([{ total: 0 }]);
  }, 1_200_000);
});

describe("the database's own constraints", () => {
  it('refuse to change or delete what was posted', async () => {
    const [wallet = walletAccount('acc_x')] = await wallets(1);
    const { transactionId } = await postTransaction(database, movement('gateway:test', wallet, 900));
    const refused = { cause: { message: expect.stringContaining('append-only') } };
    const owner = openTestDatabase({ as: 'owner' });
    const ofIt = eq(ledgerEntry.transactionId, transactionId);
    await expect(owner.database.update(ledgerEntry).set({ paise: 1 }).where(ofIt)).rejects.toMatchObject(refused);
    await expect(owner.database.delete(ledgerEntry).where(ofIt)).rejects.toMatchObject(refused);
    const it = eq(ledgerTransaction.id, transactionId);
    await expect(owner.database.update(ledgerTransaction).set({ kind: 'x' }).where(it)).rejects.toMatchObject(refused);
    await expect(owner.database.delete(ledgerTransaction).where(it)).rejects.toMatchObject(refused);
    await owner.close();
  });

  it.each([
    'update ledger_entry set paise = 1',
    'delete from ledger_transaction',
    'truncate ledger_entry, ledger_transaction',
    'alter table ledger_entry disable trigger all',
    'drop trigger ledger_entry_is_append_only on ledger_entry',
    'create or replace function ledger_is_append_only() returns trigger language plpgsql as $$ begin return old; end $$',
    'set session_replication_role = replica',
    'alter table ledger_entry owner to aangan_app',
    'set role aangan',
    'create table elsewhere (n int)',
    'truncate security_event',
    'alter table security_event add column more text',
  ])('bind the API, which may not: %s', async (statement) => {
    const denied = {
      cause: { message: expect.stringMatching(/permission denied|must be owner|must be able to SET ROLE/) },
    };
    await expect(database.execute(sql.raw(statement))).rejects.toMatchObject(denied);
  });

  it('refuse entries that do not balance, and entries added to a posted movement', async () => {
    const [wallet = walletAccount('acc_x')] = await wallets(1);
    const { transactionId } = await postTransaction(database, movement('gateway:test', wallet, 900));
    const add = (paise: number[]) =>
      database
        .insert(ledgerEntry)
        .values(paise.map((each) => ({ transactionId, ledgerAccount: 'gateway:test', paise: each })));
    const refused = { cause: { message: expect.stringContaining('does not balance') } };
    await expect(add([100])).rejects.toMatchObject(refused);
    await expect(add([100, -100])).rejects.toMatchObject(refused);
  });

  it('refuse a wallet below zero, whoever writes it', async () => {
    const [wallet = walletAccount('acc_x')] = await wallets(1);
    await postTransaction(database, movement('gateway:test', wallet, 50));
    const write = database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(ledgerTransaction)
        .values({ key: randomUUID(), kind: 'x', description: 'x', at: new Date(TEST_NOW), digest: 'x', entries: 2 })
        .returning();
      const transactionId = row?.id ?? 0;
      await transaction.insert(ledgerEntry).values([
        { transactionId, ledgerAccount: wallet, paise: -51 },
        { transactionId, ledgerAccount: 'gateway:test', paise: 51 },
      ]);
    });
    await expect(write).rejects.toMatchObject({ cause: { message: expect.stringContaining('would go below zero') } });
  });

  it('refuse a movement without entries', async () => {
    const write = database
      .insert(ledgerTransaction)
      .values({ key: randomUUID(), kind: 'x', description: 'x', at: new Date(TEST_NOW), digest: 'x', entries: 2 });
    await expect(write).rejects.toMatchObject({ cause: { message: expect.stringContaining('lacks entries') } });
  });
});
