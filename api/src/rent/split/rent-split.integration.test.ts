import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import type { RentSplit, SharedDue } from '@aangan/shared-kit/contracts/rent-split';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq, inArray } from 'drizzle-orm';
import { sandboxPayout } from '../../../demo/sandbox-bank/sandbox-bank.tables.ts';
import { openRentServer, RENT, type RentServer } from '../../../testing/rent-server.ts';
import { provenNumber } from '../../../testing/saved-landlord.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { outboxMessage } from '../../foundation/messages/messages.tables.ts';
import { balanceOf } from '../../money/ledger/public.ts';
import { clientMoneyProof, rentPayout } from '../payments/public.ts';
import { rentReceipts } from '../receipts/receipts.tables.ts';
import { rentFlatmate } from './rent-split.tables.ts';

let server: RentServer;
beforeAll(async () => {
  server = await openRentServer();
});
beforeEach(() => {
  server.clock.now = TEST_NOW;
});
afterEach(async () => {
  const { offByPaise, offDues } = await clientMoneyProof(server.database);
  expect({ offByPaise, offDues }).toEqual({ offByPaise: 0, offDues: [] });
});
afterAll(() => server.close());

interface Home {
  readonly tenancyId: string;
  /** The organiser first. */
  readonly people: readonly [SignedIn, SignedIn, SignedIn, SignedIn];
}

async function person(name: string): Promise<SignedIn> {
  const someone = await signedIn(server.database, { name });
  await provenNumber(server.database, someone.accountId, new Date(TEST_NOW));
  return someone;
}

const tokenOf = (path: string) => path.split('/').at(-1) ?? '';

const invite = async (organiser: SignedIn, tenancyId: string, name: string) =>
  (await server.call<{ invitation: string }>(organiser, 'POST', `tenancies/${tenancyId}/flatmates`, { name })).body
    .invitation;

const join = (who: SignedIn, invitation: string) =>
  server.call<{ tenancyId: string }>(who, 'POST', `flatmate-link/${tokenOf(invitation)}/join`);

const split = async (who: SignedIn, tenancyId: string) =>
  (await server.call<RentSplit>(who, 'GET', `tenancies/${tenancyId}/flatmates`)).body;

/** Asha, who has opened the tenancy, with Bela, Chetan and Divya. */
async function fourFlatmates(accountNumber?: string): Promise<Home> {
  const people = [
    await person('Asha Rao'),
    await person('Bela Shah'),
    await person('Chetan Das'),
    await person('Divya Nair'),
  ] as const;
  const [asha, ...others] = people;
  const tenancyId = await server.tenancy(asha, await server.landlord(asha, accountNumber));
  for (const other of others) expect((await join(other, await invite(asha, tenancyId, 'A friend'))).status).toBe(200);
  return { tenancyId, people };
}

const november = async ({ tenancyId, people: [asha] }: Home, kind = 'rent') =>
  (await server.call<RentDue>(asha, 'POST', `tenancies/${tenancyId}/dues`, { kind, month: '2026-11', paise: RENT }))
    .body;

async function pay(who: SignedIn, dueId: string) {
  const { shares } = await server.due(who, dueId);
  return server.payRent(who, shares.find(({ isOwn, state }) => isOwn && state !== 'received')?.id ?? '');
}

async function shareOf(
  who: SignedIn,
  other: SignedIn,
  dueId: string,
  home: Home,
): Promise<SharedDue['shares'][number]> {
  const names = ['Asha R.', 'Bela S.', 'Chetan D.', 'Divya N.'];
  const name = names[home.people.indexOf(other)];
  const found = (await split(who, home.tenancyId)).dues.find((due) => due.dueId === dueId);
  const share = found?.shares.find((each) => each.name === name);
  if (!share) throw new Error(`${name} has no share`);
  return share;
}

async function messagesTo({ phone }: SignedIn): Promise<string[]> {
  await server.jobs.send('rent-news', {});
  await server.jobs.drain();
  const rows = await server.database.select().from(outboxMessage).where(eq(outboxMessage.target, phone));
  return rows.map(({ text }) => text);
}

describe('a rent that four flatmates share', () => {
  it('is paid in four orders, reaches the landlord as one payout, and gives each a receipt of their share', async () => {
    const home = await fourFlatmates();
    const [asha, bela, chetan, divya] = home.people;
    const due = await november(home);
    expect(due.shares.map(({ paise }) => paise)).toEqual(Array(4).fill(6_250_00));
    expect(await messagesTo(divya)).toEqual([
      expect.stringContaining('Your share is ₹6,250. The landlord expects the rent by 5 Nov 2026.'),
    ]);
    for (const payer of [asha, bela, chetan]) expect((await pay(payer, due.id)).status).toBe(200);
    await server.later();
    const waiting = await split(bela, home.tenancyId);
    expect(waiting.dues[0]).toMatchObject({ state: 'collecting', receivedPaise: 18_750_00 });
    const states = waiting.dues[0]?.shares.map(({ name, state }) => [name, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        ['Asha R.', 'received'],
        ['Divya N.', 'unpaid'],
      ]),
    );
    await pay(divya, due.id);
    await server.later();
    expect((await server.due(divya, due.id)).state).toBe('arrived');
    const payouts = await server.database.select().from(rentPayout).where(eq(rentPayout.dueId, due.id));
    expect(payouts.map(({ paise }) => paise)).toEqual([RENT]);
    const atBank = inArray(
      sandboxPayout.key,
      payouts.map(({ id }) => id),
    );
    expect(await server.database.$count(sandboxPayout, atBank)).toBe(1);
    for (const { accountId } of home.people) {
      const receipts = await server.database.select().from(rentReceipts).where(eq(rentReceipts.accountId, accountId));
      expect(receipts.map(({ facts }) => facts.rentRupees)).toEqual([6_250]);
    }
  });

  it('is nobody else’s: strangers and removed flatmates are refused', async () => {
    const home = await fourFlatmates();
    const { tenancyId } = home;
    const [asha, bela] = home.people;
    const due = await november(home);
    const members = (await split(asha, tenancyId)).members;
    const belas = members.find(({ name }) => name === 'Bela S.');
    const asOther: readonly (readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?])[] = [
      ['GET', `tenancies/${tenancyId}/flatmates`],
      ['POST', `tenancies/${tenancyId}/flatmates`, { name: 'Mallory' }],
      ['PUT', `tenancies/${tenancyId}/flatmates`, { shares: [] }],
      ['POST', `tenancies/${tenancyId}/flatmates/${belas?.flatmateId}/link`],
      ['DELETE', `tenancies/${tenancyId}/flatmates/${belas?.flatmateId}`],
      ['POST', `dues/${due.id}/divide`],
      ['POST', `dues/${due.id}/send-part`],
      ['POST', `shares/${due.shares[1]?.id}/cover`],
      ['POST', `shares/${due.shares[1]?.id}/pay`, { method: 'upi' }],
      ['GET', `dues/${due.id}`],
    ];
    const stranger = await person('Mallory Rao');
    for (const [method, path, body] of asOther) {
      expect([path, (await server.call(stranger, method, path, body)).status]).toEqual([path, 404]);
    }
    // A flatmate changes nothing of the others.
    for (const [method, path, body] of asOther.slice(1, 4)) {
      expect([path, (await server.call(bela, method, path, body)).status]).toEqual([path, 404]);
    }
    const ashas = members.find(({ isOrganiser }) => isOrganiser);
    for (const who of [bela, asha]) {
      const path = `tenancies/${tenancyId}/flatmates/${ashas?.flatmateId}`;
      expect((await server.call(who, 'DELETE', path)).status).toBe(404);
    }
    await server.call(asha, 'DELETE', `tenancies/${tenancyId}/flatmates/${belas?.flatmateId}`);
    expect(await split(bela, tenancyId)).toMatchObject({ members: [], dues: [{ dueId: due.id }] });
    // This month's share is still there to be paid.
    expect((await pay(bela, due.id)).status).toBe(200);
    expect(await messagesTo(bela)).toContainEqual(
      expect.stringContaining('Asha R. has removed you from later payments.'),
    );
  });

  it('is joined once by a link that holds a secret and nothing else', async () => {
    const asha = await person('Asha Rao');
    const tenancyId = await server.tenancy(asha, await server.landlord(asha));
    const invitation = await invite(asha, tenancyId, 'Bela Shah');
    expect(invitation).toMatch(/^\/rent-pay\/join\/F[\w-]{32}$/);
    const [row] = await server.database
      .select()
      .from(rentFlatmate)
      .where(and(eq(rentFlatmate.tenancyId, tenancyId), eq(rentFlatmate.name, 'Bela Shah')));
    expect(JSON.stringify(row)).not.toContain(tokenOf(invitation));
    const look = () => server.get(`/api/v1/rent-pay/flatmate-link/${tokenOf(invitation)}`);
    const seen = await look();
    expect(seen.json()).toMatchObject({ payer: 'Asha', paise: RENT, sharePaise: 12_500_00, people: 2, joined: null });
    expect(seen.body).not.toMatch(/Jayanagar|Rao|Ramanathan|Bela/);
    expect((await join(asha, invitation)).status).toBe(409);
    const [bela, chetan] = [await person('Bela Shah'), await person('Chetan Das')];
    const both = await Promise.all([join(bela, invitation), join(chetan, invitation)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await look()).statusCode).toBe(404);
    const again = await invite(asha, tenancyId, 'Chetan');
    server.clock.now += 15 * DAY_MS;
    expect((await join(chetan, again)).status).toBe(404);
  });

  it('has parts that add up, from the next sum on', async () => {
    const home = await fourFlatmates();
    const [asha] = home.people;
    const due = await november(home);
    const members = (await split(asha, home.tenancyId)).members;
    const set = (sums: readonly number[]) => {
      const shares = members.map(({ flatmateId }, index) => ({ flatmateId, paise: sums[index] ?? 0 }));
      return server.call<RentSplit>(asha, 'PUT', `tenancies/${home.tenancyId}/flatmates`, { shares });
    };
    expect((await set([10_000_00, 5_000_00, 5_000_00, 4_999_99])).status).toBe(400);
    expect((await set([10_000_00, 5_000_00, 5_000_00, 5_000_00])).body).toMatchObject({ isEqual: false });
    expect((await server.due(asha, due.id)).shares.every(({ paise }) => paise === 6_250_00)).toBe(true);
    const deposit = await november(home, 'deposit');
    expect(deposit.shares.map(({ paise }) => paise).toSorted()).toEqual([10_000_00, 5_000_00, 5_000_00, 5_000_00]);
    // The organiser may divide a sum again that nobody has begun to pay.
    expect((await server.call(asha, 'POST', `dues/${due.id}/divide`)).status).toBe(200);
    expect((await server.due(asha, due.id)).shares.find(({ isOwn }) => isOwn)?.paise).toBe(10_000_00);
    await pay(asha, due.id);
    expect((await server.call(asha, 'POST', `dues/${due.id}/divide`)).status).toBe(409);
    // Who leaves pays what is open, and nothing later.
    const divya = home.people[3];
    const divyas = members.find(({ name }) => name === 'Divya N.');
    await server.call(divya, 'DELETE', `tenancies/${home.tenancyId}/flatmates/${divyas?.flatmateId}`);
    const left = await split(asha, home.tenancyId);
    expect(left.members.map(({ paise }) => paise)).toEqual([15_000_00, 5_000_00, 5_000_00]);
    expect((await server.due(divya, due.id)).shares.some(({ isOwn }) => isOwn)).toBe(true);
  });
});

describe('a missing share', () => {
  it('is taken over by another flatmate, whose money for it arrives with the rest', async () => {
    const home = await fourFlatmates();
    const [asha, bela, chetan, divya] = home.people;
    const due = await november(home);
    for (const payer of [asha, bela]) await pay(payer, due.id);
    // Divya has begun to pay, so her share cannot change hands.
    const divyas = await shareOf(asha, divya, due.id, home);
    const page = (await server.gatewayPage(divya, divyas.shareId)) ?? '';
    expect((await server.call(asha, 'POST', `shares/${divyas.shareId}/cover`)).status).toBe(409);
    await server.decide(page, 'fail');
    expect((await server.call(asha, 'POST', `shares/${divyas.shareId}/cover`)).status).toBe(200);
    // Bela's and Chetan's two shares become one of Chetan's, because he has not paid.
    const chetans = await shareOf(bela, chetan, due.id, home);
    expect((await server.call(bela, 'POST', `shares/${chetans.shareId}/cover`)).status).toBe(200);
    expect(await messagesTo(chetan)).toContainEqual(expect.stringContaining('Bela S. pays your share'));
    expect((await server.due(bela, due.id)).shares.filter(({ isOwn }) => isOwn)).toHaveLength(2);
    for (const payer of [asha, bela]) await pay(payer, due.id);
    await server.later();
    expect(await server.due(asha, due.id)).toMatchObject({ state: 'arrived', paise: RENT });
    // Who paid twice has one receipt of both; late money of the former payer is in her wallet.
    const receipts = await server.database
      .select()
      .from(rentReceipts)
      .where(eq(rentReceipts.accountId, bela.accountId));
    expect(receipts.map(({ facts }) => facts.rentRupees)).toEqual([12_500]);
    await server.decide(page, 'pay');
    expect(await balanceOf(server.database, `wallet:${divya.accountId}`)).toBe(6_250_00);
  });

  it('that is added to an unpaid one is one order', async () => {
    const home = await fourFlatmates();
    const [asha, bela] = home.people;
    const due = await november(home);
    const belas = await shareOf(asha, bela, due.id, home);
    expect((await server.call(asha, 'POST', `shares/${belas.shareId}/cover`)).status).toBe(200);
    const own = (await server.due(asha, due.id)).shares.filter(({ isOwn }) => isOwn);
    expect(own.map(({ paise }) => paise)).toEqual([12_500_00]);
  });

  it('after the due day: all are told, the landlord gets a part only if all agree who have paid', async () => {
    const home = await fourFlatmates();
    const [asha, bela, chetan, divya] = home.people;
    const due = await november(home);
    const agree = (who: SignedIn) => server.call<RentSplit>(who, 'POST', `dues/${due.id}/send-part`);
    for (const payer of [asha, bela, chetan]) await pay(payer, due.id);
    expect((await agree(asha)).status).toBe(409);
    server.clock.now += DAY_MS;
    await server.jobs.send('rent-split-late', {});
    await server.jobs.send('rent-split-late', {});
    for (const one of home.people) {
      const told = (await messagesTo(one)).filter((text) => text.includes('not everybody has paid'));
      expect(told).toHaveLength(1);
    }
    expect((await agree(divya)).status).toBe(409);
    expect((await agree(asha)).body.dues[0]).toMatchObject({ late: { agreed: 1, people: 3, mayAgree: false } });
    expect((await agree(bela)).body.dues[0]?.state).toBe('collecting');
    expect((await agree(chetan)).body.dues[0]).toMatchObject({ state: 'received', paise: 18_750_00 });
    await server.later();
    expect(await server.due(asha, due.id)).toMatchObject({ state: 'arrived', paise: 18_750_00 });
  });

  it('gives all the others their money back, on cancel or a week after the due day', async () => {
    const [one, other] = [await fourFlatmates(), await fourFlatmates()];
    const [dueOfOne, dueOfOther] = [await november(one), await november(other)];
    for (const payer of one.people.slice(1)) await pay(payer, dueOfOne.id);
    for (const payer of other.people.slice(1)) await pay(payer, dueOfOther.id);
    expect((await server.call(one.people[1], 'POST', `dues/${dueOfOne.id}/cancel`)).status).toBe(404);
    expect((await server.call(one.people[0], 'POST', `dues/${dueOfOne.id}/cancel`)).status).toBe(200);
    await server.later();
    expect(await server.due(one.people[1], dueOfOne.id)).toMatchObject({ state: 'refunded' });
    server.clock.now += 6 * DAY_MS;
    await server.jobs.send('rent-split-late', {});
    await server.later();
    expect((await server.due(other.people[1], dueOfOther.id)).state).toBe('collecting');
    server.clock.now += DAY_MS;
    await server.jobs.send('rent-split-late', {});
    await server.later();
    const found = await server.due(other.people[1], dueOfOther.id);
    expect(found.state).toBe('refunded');
    expect(found.shares.filter(({ state }) => state === 'refunded')).toHaveLength(3);
  });
});
