import type { PayoutFacts } from '@aangan/shared-kit/domain/rent/holds';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { depth } from '@aangan/shared-kit/testing/depth';
import { eq } from 'drizzle-orm';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { rentHistory } from '../../../testing/rent-history.ts';
import { bankColumns, type LandlordFacts, savedLandlord } from '../../../testing/saved-landlord.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { seededRandom } from '../../foundation/random/public.ts';
import { sealedText } from '../../foundation/sealed-text/public.ts';
import { phoneColumns } from '../landlords/landlord-seals.ts';
import { landlordOf, rentLandlord } from '../landlords/public.ts';
import type { DueRow } from '../payments/public.ts';
import { holdPayout } from './hold-payout.ts';
import { payoutFacts } from './payout-facts.ts';
import { changeHold, lockHold, saveHold } from './rent-holds.queries.ts';
import { NORMAL, normalTenancies } from './simulated-months.ts';

const NOW = new Date(TEST_NOW);
const daysAgo = (days: number) => new Date(TEST_NOW - days * DAY_MS);
const SEALS = sealedText(Buffer.alloc(32, 7));

const { database, close } = openTestDatabase();
afterAll(close);
const history = rentHistory(database);

let accounts = 0;

/** An account number that no other landlord of this test has. */
function newAccount(): string {
  accounts += 1;
  return `7000${String(accounts).padStart(8, '0')}`;
}

interface Home {
  readonly accountNumber?: string;
  readonly facts?: LandlordFacts;
  readonly payer?: Awaited<ReturnType<typeof signedIn>>;
}

/** A tenant with a landlord of 100 days. */
async function home({ accountNumber = newAccount(), facts = {}, payer }: Home = {}) {
  const { accountId, phone } = payer ?? (await signedIn(database, { name: 'Asha Rao' }));
  const since = daysAgo(100);
  const landlordId = await savedLandlord(database, SEALS, { accountId, accountNumber, at: since, facts });
  return { phone, landlordId, tenancy: await history.tenancy(accountId, landlordId, since) };
}

const change = (id: string, columns: LandlordFacts) =>
  database.update(rentLandlord).set(columns).where(eq(rentLandlord.id, id));

async function withLandlord<Result>(due: DueRow, work: (facts: Parameters<typeof payoutFacts>) => Promise<Result>) {
  return database.transaction(async (transaction) => {
    const landlord = await landlordOf(transaction, due.landlordId);
    if (!landlord) throw new Error('A due has a landlord.');
    return work([transaction, { due, landlord, sealedText: SEALS }, due.receivedAt ?? NOW]);
  });
}

const factsOf = (due: DueRow): Promise<PayoutFacts> => withLandlord(due, (facts) => payoutFacts(...facts));

const FIRST: PayoutFacts = {
  paise: 25_000_00,
  paidByCard: false,
  landlordIsPayer: false,
  bankNamesPayer: false,
  arrivedBefore: 0,
  landlordVerified: false,
  hasAgreement: false,
  homesToAccount: 1,
  changedAt: null,
  changeConfirmed: false,
  cleared: [],
};

describe('what is known about a payout', () => {
  it('is nothing at the first payment to a new account', async () => {
    const { tenancy } = await home();
    expect(await factsOf(await history.received(tenancy, {}, NOW))).toEqual(FIRST);
  });

  it('is the payer’s own phone number and name, the card, the agreement and the landlord’s KYC', async () => {
    const { landlordId, phone, tenancy } = await home({ facts: { registeredName: 'RAO ASHA', kyc: 'verified' } });
    await change(landlordId, phoneColumns(SEALS, landlordId, phone));
    await history.agreement(tenancy, NOW);
    const known = { landlordIsPayer: true, bankNamesPayer: true, landlordVerified: true, hasAgreement: true };
    const due = await history.received(tenancy, { method: 'card' }, NOW);
    expect(await factsOf(due)).toEqual({ ...FIRST, ...known, paidByCard: true });
  });

  it('is what other tenants have paid to the same account, each tenant once', async () => {
    const accountNumber = newAccount();
    for (const days of [70, 20, 10]) {
      const other = await home({ accountNumber });
      for (const sum of [1, 2]) {
        const due = await history.received(other.tenancy, { paise: sum * 1_000_00 }, daysAgo(days));
        await history.settled(due, 'arrived', daysAgo(days));
      }
    }
    const { tenancy } = await home({ accountNumber });
    const due = await history.received(tenancy, {}, NOW);
    expect(await factsOf(due)).toEqual({ ...FIRST, arrivedBefore: 6, homesToAccount: 3 });
  });

  it('is an account that was replaced after money had arrived, until the landlord agrees to it', async () => {
    const { landlordId, tenancy } = await home();
    await history.settled(await history.received(tenancy, {}, daysAgo(40)), 'arrived', daysAgo(40));
    const replaced = { ...bankColumns(SEALS, landlordId, newAccount()), destinationChangedAt: daysAgo(3) };
    await change(landlordId, replaced);
    const due = await history.received(tenancy, {}, NOW);
    const known = { ...FIRST, changedAt: daysAgo(3).getTime() };
    // What arrived at the former account says nothing about the new one.
    expect(await factsOf(due)).toEqual(known);
    await change(landlordId, { consent: 'given', consentAt: daysAgo(5) });
    expect(await factsOf(due)).toEqual(known);
    await change(landlordId, { consentAt: daysAgo(1) });
    expect(await factsOf(due)).toEqual({ ...known, changeConfirmed: true });
  });

  it('is an account that was replaced while the money was with us, but not one that the bank had refused', async () => {
    const { landlordId, tenancy } = await home();
    const due = await history.received(tenancy, {}, daysAgo(4));
    await change(landlordId, { destinationChangedAt: daysAgo(3) });
    expect(await factsOf(due)).toMatchObject({ changedAt: daysAgo(3).getTime() });
    await history.settled(due, 'failed', daysAgo(4));
    expect(await factsOf(due)).toMatchObject({ changedAt: null });
  });

  it('is what staff have cleared for the account, whoever pays', async () => {
    const accountNumber = newAccount();
    const { landlordId, tenancy } = await home({ accountNumber });
    const due = await history.received(tenancy, {}, daysAgo(30));
    const { destinationDigest } = bankColumns(SEALS, landlordId, accountNumber);
    await database.transaction(async (transaction) => {
      const hold = { dueId: due.id, destinationDigest, reason: 'many-tenants', paise: due.paise, heldAt: NOW } as const;
      const { id } = await saveHold(transaction, hold);
      await changeHold(transaction, id, { state: 'released' });
    });
    const other = await home({ accountNumber });
    expect(await factsOf(await history.received(other.tenancy, {}, NOW))).toMatchObject({ cleared: ['many-tenants'] });
  });
});

/** Tenants of the run on the database; the rules alone are measured on more. */
const [TENANTS, MONTHS] = [depth(60, 400), 12];

it('a normal year in the database has at most 1 % false alarms', async () => {
  const random = seededRandom('a normal year in the database');
  const accountOf = new Map<object, string>();
  const tenants = await Promise.all(
    normalTenancies(random, TENANTS).map(async (normal) => {
      const { landlord, sameName } = normal;
      const accountNumber = accountOf.get(landlord) ?? newAccount();
      accountOf.set(landlord, accountNumber);
      const facts: LandlordFacts = { kyc: landlord.verified ? 'verified' : 'none' };
      const made = await home({ accountNumber, facts: { ...facts, ...(sameName && { registeredName: 'ASHA RAO' }) } });
      if (normal.hasAgreement) await history.agreement(made.tenancy, daysAgo(100));
      return { ...normal, ...made };
    }),
  );
  let [dues, held] = [0, 0];
  for (let month = 0; month < MONTHS; month += 1) {
    const at = new Date(TEST_NOW + month * 30 * DAY_MS);
    for (const { landlord, landlordId, tenancy, rentPaise, depositMonths, byCard } of tenants) {
      if (month > 0 && random.chance(NORMAL.changesAccount)) {
        const replacedAt = new Date(at.getTime() - random.whole(2, 25) * DAY_MS);
        await change(landlordId, {
          ...bankColumns(SEALS, landlordId, newAccount()),
          destinationChangedAt: replacedAt,
          ...(random.chance(NORMAL.confirmsChange) && {
            consent: 'given',
            consentAt: new Date(replacedAt.getTime() + DAY_MS),
          }),
        });
      }
      const sums = month === 0 && depositMonths > 0 ? [rentPaise * depositMonths, rentPaise] : [rentPaise];
      for (const paise of sums) {
        const due = await history.received(
          tenancy,
          { paise, method: byCard && landlord.verified ? 'card' : 'upi' },
          at,
        );
        const isHeld = await withLandlord(due, async ([transaction, given, now]) => {
          if (!(await holdPayout(transaction, SEALS, given, now))) return false;
          // Staff clear each false alarm.
          const hold = await lockHold(transaction, { dueId: due.id });
          if (hold) await changeHold(transaction, hold.id, { state: 'released' });
          return true;
        });
        await history.settled(due, 'arrived', at);
        dues += 1;
        held += isHeld ? 1 : 0;
      }
    }
  }
  if (process.env.PRINT_TRUST) process.stdout.write(`${JSON.stringify({ dues, held })}\n`);
  expect(dues).toBeGreaterThanOrEqual(TENANTS * MONTHS);
  expect(held).toBeGreaterThan(0);
  expect(held / dues).toBeLessThanOrEqual(0.01);
});
