import { randomUUID } from 'node:crypto';
import type { WalletClaim, WalletCredit, WalletMovement } from '@aangan/shared-kit/contracts/wallet';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { balanceOf, creditAccount, walletAccount } from '../ledger/public.ts';
import { consumeClaim, grantClaim } from './claims.ts';
import { grantCredit } from './credits.ts';
import { spend } from './spend.ts';

let server: MoneyServer;
let person: SignedIn;
beforeAll(async () => {
  server = await openMoneyServer();
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
});
afterAll(() => server.close());

interface Wallet {
  readonly balancePaise: number;
  readonly moneyPaise: number;
  readonly credits: WalletCredit[];
  readonly claims: WalletClaim[];
}
interface History {
  readonly movements: WalletMovement[];
  readonly next: string | null;
}

const wallet = async () => (await server.get('/api/v1/wallet', person)).json<Wallet>();
const history = async (cursor?: string) =>
  (await server.get(`/api/v1/wallet/history${cursor ? `?cursor=${cursor}` : ''}`, person)).json<History>();

const credit = (paise: number, days: number, key: string = randomUUID()) =>
  grantCredit(server.database, {
    key,
    accountId: person.accountId,
    campaign: 'test',
    title: 'Reward for a test',
    paise,
    at: new Date(server.clock.now),
    expiresAt: new Date(TEST_NOW + days * DAY_MS),
  });

const pay = (paise: number, key: string = randomUUID()) =>
  spend(server.database, {
    key,
    accountId: person.accountId,
    paise,
    description: 'Freedom plan',
    at: new Date(server.clock.now),
    to: 'sales:test',
  });

describe('a wallet', () => {
  it('is empty at first, and visible to its owner only', async () => {
    expect(await wallet()).toEqual({ balancePaise: 0, moneyPaise: 0, credits: [], claims: [] });
    expect((await server.get('/api/v1/wallet')).statusCode).toBe(401);
    expect((await server.get('/api/v1/wallet', person)).headers['cache-control']).toBe('no-store');
  });

  it('holds money and credits together, those that lapse first in front', async () => {
    await server.addMoney(person, 10_000);
    await credit(2_000, 30);
    await credit(1_000, 7);
    expect(await wallet()).toMatchObject({
      balancePaise: 13_000,
      moneyPaise: 10_000,
      credits: [{ paise: 1_000 }, { paise: 2_000 }],
    });
  });

  it('gives a credit once per key', async () => {
    await credit(2_000, 30, 'twice');
    const other = await signedIn(server.database);
    await expect(
      grantCredit(server.database, {
        key: 'twice',
        accountId: other.accountId,
        campaign: 'test',
        title: 'x',
        paise: 2_000,
        at: new Date(TEST_NOW),
        expiresAt: new Date(TEST_NOW + DAY_MS),
      }),
    ).rejects.toMatchObject({ problem: 'key-reused' });
  });

  it('spends credits first, in the order in which they lapse, and money last', async () => {
    await server.addMoney(person, 10_000);
    await credit(2_000, 30);
    await credit(1_000, 7);
    await pay(1_500);
    expect(await wallet()).toMatchObject({ moneyPaise: 10_000, credits: [{ paise: 1_500 }] });
    await pay(2_500);
    expect(await wallet()).toMatchObject({ balancePaise: 9_000, moneyPaise: 9_000, credits: [] });
  });

  it('pays once per key, also when the credits of the first attempt are gone', async () => {
    await server.addMoney(person, 10_000);
    await credit(2_000, 30);
    const key = randomUUID();
    const [first, again] = [await pay(2_500, key), await pay(2_500, key)];
    expect(again).toEqual({ transactionId: first.transactionId, replayed: true });
    expect((await wallet()).balancePaise).toBe(9_500);
  });

  it('is never overdrawn by parallel spends of money and credits', async () => {
    await server.addMoney(person, 1_000);
    await credit(500, 7);
    const paid = await Promise.allSettled(Array.from({ length: 30 }, () => pay(100)));
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    for (const each of paid) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ problem: 'overdrawn' });
    }
    expect((await wallet()).balancePaise).toBe(0);
  });

  it('hides the rest of a lapsed credit at once, and the next job removes it from the ledger', async () => {
    await credit(2_000, 7);
    await pay(500);
    const { creditId } = await credit(300, 30);
    server.clock.now = TEST_NOW + 7 * DAY_MS;
    expect(await wallet()).toMatchObject({ balancePaise: 300, credits: [{ id: creditId }] });
    await expect(pay(301)).rejects.toMatchObject({ problem: 'overdrawn' });
    for (let twice = 0; twice < 2; twice += 1) {
      await server.jobs.send('wallet-expire-credits', {});
      await server.jobs.drain();
    }
    const { movements } = await history();
    expect(movements[0]).toMatchObject({ kind: 'expiry', paise: -1_500, balancePaise: 300 });
    expect(await balanceOf(server.database, creditAccount(person.accountId, creditId))).toBe(300);
  });
});

describe('the wallet history', () => {
  it('lists each movement with text, time, amount and balance after it, page by page', async () => {
    for (let each = 1; each <= 22; each += 1) {
      server.clock.now += 1_000;
      await server.addMoney(person, 100 * each);
    }
    await pay(50);
    const first = await history();
    const second = await history(first.next ?? '');
    expect(first.movements).toHaveLength(20);
    expect(second.next).toBeNull();
    const all = [...first.movements, ...second.movements];
    expect(all.map(({ paise }) => paise)).toEqual([
      -50,
      ...Array.from({ length: 22 }, (_, index) => 2_200 - 100 * index),
    ]);
    expect(all[0]).toMatchObject({ kind: 'spend', description: 'Freedom plan' });
    let after = 0;
    for (const { paise, balancePaise } of all.reverse()) {
      after += paise;
      expect(balancePaise).toBe(after);
    }
    expect((await wallet()).balancePaise).toBe(after);
    expect(await balanceOf(server.database, walletAccount(person.accountId))).toBe(after);
  });

  it('refuses an invalid cursor', async () => {
    expect((await server.get('/api/v1/wallet/history?cursor=x', person)).statusCode).toBe(400);
  });
});

describe('claims', () => {
  const grant = (paise: number, targetServices: string[], days = 7) =>
    grantClaim(server.database, {
      key: randomUUID(),
      accountId: person.accountId,
      title: 'Off your plan',
      paise,
      targetServices,
      at: new Date(TEST_NOW),
      expiresAt: new Date(TEST_NOW + days * DAY_MS),
    });
  const best = async (services: string) =>
    (await server.get(`/api/v1/wallet/best-claim?target_service=${services}`, person)).json<{
      claim: WalletClaim | null;
    }>().claim;

  it('are listed, and the best one for given plans is found', async () => {
    await grant(5_000, ['TENANT_FREEDOM']);
    const id = await grant(9_000, ['TENANT_RELAX', 'TENANT_FREEDOM']);
    await grant(50_000, ['OWNER_RELAX']);
    expect((await wallet()).claims).toHaveLength(3);
    expect(await best('TENANT_FREEDOM,TENANT_LITE')).toMatchObject({ id, paise: 9_000 });
    expect(await best('BUYER_FREEDOM')).toBeNull();
  });

  it('are used once, for a plan they cover, in time, and by their owner', async () => {
    const [id, late] = [await grant(9_000, ['TENANT_RELAX']), await grant(9_000, ['TENANT_RELAX'], -1)];
    const consume = (claimId: string, planCode: string, accountId = person.accountId) =>
      server.database.transaction((transaction) =>
        consumeClaim(transaction, { accountId, claimId, planCodes: [planCode], at: new Date(TEST_NOW) }),
      );
    const other = await signedIn(server.database);
    await expect(consume(id, 'TENANT_FREEDOM')).rejects.toMatchObject({ statusCode: 404 });
    await expect(consume(id, 'TENANT_RELAX', other.accountId)).rejects.toMatchObject({ statusCode: 404 });
    await expect(consume(late, 'TENANT_RELAX')).rejects.toMatchObject({ statusCode: 404 });
    expect(await consume(id, 'TENANT_RELAX')).toMatchObject({ paise: 9_000 });
    await expect(consume(id, 'TENANT_RELAX')).rejects.toMatchObject({ statusCode: 404 });
    expect((await wallet()).claims).toEqual([]);
  });
});
