import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { account } from '../../people/accounts/public.ts';
import { grantCards, REFERRAL_CAMPAIGN } from '../rewards/public.ts';
import { campaignBudget, scratchCard } from '../rewards/rewards.tables.ts';
import { openCredits } from '../wallet/credits.ts';
import { creditReferral, type NewAccount } from './credit-referral.ts';
import { deleteTraces } from './referrals.queries.ts';
import { referral } from './referrals.tables.ts';
import { qualifyReferral } from './settle-referral.ts';

const NOW = new Date(TEST_NOW);
const later = (days: number) => new Date(TEST_NOW + days * DAY_MS);

let api: TestServer;
beforeAll(async () => {
  api = await openTestServer();
});
afterAll(() => api.close());

interface Mine {
  readonly code: string;
  readonly creditedThisMonth: number;
  readonly friends: readonly { id: string; name: string; state: string; amount: number | null }[];
}

const mine = async ({ cookie }: SignedIn) => (await api.get('/api/v1/referral/mine', { cookie })).json as Mine;
const creditOf = async ({ accountId }: SignedIn) =>
  (await openCredits(api.database, accountId, NOW)).reduce((sum, { paise }) => sum + paise, 0) / 100;

/** A person with a referral code. */
async function withCode(facts: Parameters<typeof signedIn>[1] = {}) {
  const person = await signedIn(api.database, facts);
  return { ...person, code: (await mine(person)).code };
}

/** A new account that signed up with a code. */
async function join(code: string, facts: Partial<NewAccount> = {}, friend?: SignedIn) {
  const person = friend ?? (await signedIn(api.database, { name: 'Ravi Kumar' }));
  const newAccount = { id: person.accountId, phone: person.phone, at: NOW, ...facts };
  const outcome = await api.database.transaction((tx) => creditReferral(tx, { newAccount, code }));
  return { ...person, outcome };
}

const contact = ({ accountId }: SignedIn, at = NOW) =>
  api.database.transaction(async (tx) => {
    await grantCards(tx, { event: 'first-contact', accountId, at });
    await qualifyReferral(tx, { accountId, at });
  });

/** A first contact without its card: the card's budget row would make parallel contacts wait for each other. */
const qualify = ({ accountId }: SignedIn) =>
  api.database.transaction((tx) => qualifyReferral(tx, { accountId, at: NOW }));

describe('a friend who joins with a code', () => {
  it('is also credited when the first contact is stored before the referral', async () => {
    const inviter = await withCode();
    const friend = await signedIn(api.database, { name: 'Ravi Kumar', createdAt: NOW });
    await contact(friend);
    await join(inviter.code, {}, friend);
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([
      REFERRAL_CAMPAIGN.inviterPaise / 100,
      REFERRAL_CAMPAIGN.friendPaise / 100,
    ]);
  });

  it('brings both sides their credit with the first contact, and not before', async () => {
    const inviter = await withCode();
    const friend = await join(inviter.code);
    expect(friend.outcome).toBe('joined');
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([0, 0]);
    expect((await mine(inviter)).friends).toMatchObject([{ name: 'Ravi K.', state: 'joined', amount: null }]);
    await contact(friend);
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([100, 100]);
    expect(await mine(inviter)).toMatchObject({ creditedThisMonth: 1, friends: [{ state: 'credited', amount: 100 }] });
  });

  it('brings it once, however many contacts are made in parallel', async () => {
    const inviter = await withCode();
    const friend = await join(inviter.code);
    await Promise.all(Array.from({ length: 20 }, () => contact(friend)));
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([100, 100]);
  });

  it('gives the inviter a card', async () => {
    const inviter = await withCode();
    await contact(await join(inviter.code));
    const cards = await api.database.select().from(scratchCard).where(eq(scratchCard.accountId, inviter.accountId));
    expect(cards.map(({ campaign }) => campaign)).toEqual(['referral-card']);
  });

  it('counts for the first code only', async () => {
    const first = await withCode();
    const second = await withCode();
    const friend = await join(first.code);
    expect((await join(second.code, {}, friend)).outcome).toBe('already-referred');
    await contact(friend);
    expect([await creditOf(first), await creditOf(second)]).toEqual([100, 0]);
  });

  it('brings nothing when the first contact is too late', async () => {
    const inviter = await withCode();
    const friend = await join(inviter.code, { at: later(-REFERRAL_CAMPAIGN.qualifyWithinDays - 1) });
    await contact(friend);
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([0, 0]);
    expect((await mine(inviter)).friends).toMatchObject([{ state: 'lapsed' }]);
  });

  it('may type the code in lower case', async () => {
    const { code } = await withCode();
    expect((await join(` ${code.toLowerCase()}`)).outcome).toBe('joined');
  });

  it('brings the inviter nothing beyond the month’s cap, but the friend is still paid', async () => {
    const inviter = await withCode();
    const friends: SignedIn[] = [];
    for (let count = 0; count <= REFERRAL_CAMPAIGN.monthlyCap; count += 1) friends.push(await join(inviter.code));
    // All at once: the cap also applies to parallel contacts.
    await Promise.all(friends.map((friend) => qualify(friend)));
    expect(await creditOf(inviter)).toBe(100 * REFERRAL_CAMPAIGN.monthlyCap);
    for (const friend of friends) expect(await creditOf(friend)).toBe(100);
    const states = (await mine(inviter)).friends.map(({ state }) => state);
    expect(states.filter((state) => state === 'counted')).toHaveLength(1);
    const next = await join(inviter.code);
    await contact(next, later(30));
    expect(await creditOf(inviter)).toBe(100 * REFERRAL_CAMPAIGN.monthlyCap + 100);
  });

  it('is visible to the inviter only', async () => {
    const inviter = await withCode();
    await join(inviter.code);
    expect((await mine(await signedIn(api.database))).friends).toEqual([]);
    expect((await api.get('/api/v1/referral/mine')).status).toBe(401);
  });
});

describe('a referral code', () => {
  it('is the same for every request, also for parallel ones', async () => {
    const person = await signedIn(api.database);
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await mine(person)).code));
    expect(new Set(codes).size).toBe(1);
  });

  it.each(['NOSUCHCD', '', 'x'.repeat(20), "'; drop table referral; --"])(
    'does not stop the sign-up when it is invalid (%j)',
    async (code) => {
      expect((await join(code)).outcome).toBe('unknown-code');
    },
  );

  it('brings nothing when its own owner uses it', async () => {
    const inviter = await withCode();
    expect((await join(inviter.code, {}, inviter)).outcome).toBe('unknown-code');
  });

  it("brings nothing once its owner's account is deleted", async () => {
    const inviter = await withCode();
    await api.database.update(account).set({ deletedAt: NOW }).where(eq(account.id, inviter.accountId));
    expect((await join(inviter.code)).outcome).toBe('unknown-code');
  });

  it("still brings the friend's credit when its owner is deleted before the first contact", async () => {
    const inviter = await withCode();
    const friend = await join(inviter.code);
    await api.database.update(account).set({ deletedAt: NOW }).where(eq(account.id, inviter.accountId));
    await contact(friend);
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([0, 100]);
  });
});

describe('a referral that looks like one person', () => {
  const held = async (staff: SignedIn) =>
    (
      (await api.get('/api/v1/staff/referrals', { cookie: staff.cookie })).json as {
        referrals: { id: string; friendId: string; doubts: string[] }[];
      }
    ).referrals;
  const REASON = 'Two people of one family';
  const decide = (staff: SignedIn, id: string, decision: string, reason = REASON) =>
    api.send('POST', `/api/v1/staff/referrals/${id}`, {
      headers: { cookie: staff.cookie },
      body: { decision, reason },
    });
  const idOf = async (friend: SignedIn) => {
    const [row] = await api.database.select().from(referral).where(eq(referral.friendId, friend.accountId));
    return row?.id ?? '';
  };

  it('is held with the evidence, and pays nobody', async () => {
    const friend = await signedIn(api.database);
    const inviter = await withCode({ secondaryPhone: friend.phone });
    expect((await join(inviter.code, {}, friend)).outcome).toBe('held');
    await contact(friend);
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([0, 0]);
    expect((await mine(inviter)).friends).toMatchObject([{ state: 'checking' }]);
    const [row] = await api.database.select().from(referral).where(eq(referral.friendId, friend.accountId));
    expect(row?.doubts).toEqual(['second-number']);
  });

  it('is recognised by the device, the number of a deleted friend, and a burst from one network', async () => {
    const inviter = await withCode();
    const device = `device-${randomUUID()}`;
    const phoneHash = randomUUID();
    await join(inviter.code, { device, phoneHash, network: '203.0.113.0/24' });
    await join(inviter.code, { network: '203.0.113.0/24' });
    expect((await join(inviter.code, { device })).outcome).toBe('held');
    expect((await join((await withCode()).code, { phoneHash })).outcome).toBe('held');
    expect((await join(inviter.code, { network: '203.0.113.0/24' })).outcome).toBe('joined');
    expect((await join(inviter.code, { network: '203.0.113.0/24' })).outcome).toBe('held');
    expect((await join(inviter.code, { network: '198.51.100.0/24' })).outcome).toBe('joined');
  });

  it('pays both sides once when staff release it', async () => {
    const staff = await signedIn(api.database, { role: 'staff' });
    const friend = await signedIn(api.database);
    const inviter = await withCode({ secondaryPhone: friend.phone });
    await join(inviter.code, {}, friend);
    await contact(friend);
    const id = await idOf(friend);
    expect((await held(staff)).some((each) => each.id === id)).toBe(true);
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(staff, id, 'release')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([100, 100]);
  });

  it('waits for the first contact when it is released before', async () => {
    const staff = await signedIn(api.database, { role: 'staff' });
    const friend = await signedIn(api.database);
    const inviter = await withCode({ secondaryPhone: friend.phone });
    await join(inviter.code, {}, friend);
    await decide(staff, await idOf(friend), 'release');
    expect(await creditOf(inviter)).toBe(0);
    await contact(friend);
    expect(await creditOf(inviter)).toBe(100);
  });

  it('is shown as refused to the inviter when staff refuse it', async () => {
    const staff = await signedIn(api.database, { role: 'staff' });
    const friend = await signedIn(api.database);
    const inviter = await withCode({ secondaryPhone: friend.phone });
    await join(inviter.code, {}, friend);
    await decide(staff, await idOf(friend), 'refuse');
    await contact(friend);
    expect([await creditOf(inviter), await creditOf(friend)]).toEqual([0, 0]);
    expect((await mine(inviter)).friends).toMatchObject([{ state: 'not-credited' }]);
  });

  it('tells both people once what staff decided, with the reason of a refusal', async () => {
    const staff = await signedIn(api.database, { role: 'staff' });
    const friend = await signedIn(api.database);
    const inviter = await withCode({ secondaryPhone: friend.phone });
    await join(inviter.code, {}, friend);
    const id = await idOf(friend);
    await Promise.all(Array.from({ length: 3 }, () => decide(staff, id, 'refuse')));
    await api.jobs.drain();
    for (const { cookie } of [inviter, friend]) {
      const { json } = await api.get('/api/v1/notifications', { cookie });
      const told = JSON.stringify(json).split('Your referral brings no credit').length - 1;
      expect([told, JSON.stringify(json).includes(REASON)]).toEqual([1, true]);
    }
  });

  it('returns what was reserved for it when it is refused, once', async () => {
    const staff = await signedIn(api.database, { role: 'staff' });
    const friend = await signedIn(api.database);
    const inviter = await withCode({ secondaryPhone: friend.phone });
    const committed = async () => {
      const [row] = await api.database
        .select({ paise: campaignBudget.committedPaise })
        .from(campaignBudget)
        .where(eq(campaignBudget.campaign, REFERRAL_CAMPAIGN.code));
      return row?.paise ?? 0;
    };
    const before = await committed();
    await join(inviter.code, {}, friend);
    expect(await committed()).toBe(before + REFERRAL_CAMPAIGN.friendPaise + REFERRAL_CAMPAIGN.inviterPaise);
    const id = await idOf(friend);
    await Promise.all(Array.from({ length: 3 }, () => decide(staff, id, 'refuse')));
    expect(await committed()).toBe(before);
  });

  it('is refused with a reason alone, by staff with the role, and appears in their log', async () => {
    const staff = await signedIn(api.database, { role: 'staff', staffRoles: ['money'] });
    const other = await signedIn(api.database, { role: 'staff', staffRoles: ['listings'] });
    const friend = await signedIn(api.database);
    await join((await withCode({ secondaryPhone: friend.phone })).code, {}, friend);
    const id = await idOf(friend);
    const waiting = async () =>
      ((await api.get('/api/v1/staff/referrals/waiting', { cookie: staff.cookie })).json as { waiting: number })
        .waiting;
    const before = await waiting();
    expect((await decide(staff, id, 'refuse', '')).status).toBe(400);
    expect((await decide(other, id, 'refuse')).status).toBe(404);
    expect(await waiting()).toBe(before);
    expect((await decide(staff, id, 'refuse')).status).toBe(200);
    expect(await waiting()).toBe(before - 1);
    const { json } = await api.get('/api/v1/staff/decisions/referrals', { cookie: staff.cookie });
    expect((json as { decisions: object[] }).decisions[0]).toMatchObject({
      caseId: id,
      decision: 'refuse',
      reason: REASON,
    });
  });

  it('can be listed by staff only', async () => {
    const { cookie } = await signedIn(api.database);
    expect((await api.get('/api/v1/staff/referrals', { cookie })).status).toBe(404);
  });
});

describe('the referral campaign', () => {
  it('shows its terms to everybody', async () => {
    expect((await api.get('/api/v1/referral/terms')).json).toEqual({
      friendAmount: 100,
      inviterAmount: 100,
      monthlyCap: 10,
      qualifyWithinDays: 90,
      creditDays: 180,
      linkDays: 30,
      open: true,
    });
  });

  it('promises nothing once its budget is used up', async () => {
    const inviter = await withCode();
    const friend = await signedIn(api.database);
    let outcome: unknown;
    const undone = api.database.transaction(async (tx) => {
      const set = { committedPaise: REFERRAL_CAMPAIGN.budgetPaise - 100_00 };
      await tx
        .insert(campaignBudget)
        .values({ campaign: 'referral', ...set })
        .onConflictDoUpdate({ target: campaignBudget.campaign, set });
      const newAccount = { id: friend.accountId, phone: friend.phone, at: NOW };
      outcome = await creditReferral(tx, { newAccount, code: inviter.code });
      throw new Error('The other tests keep their budget');
    });
    await expect(undone).rejects.toThrow('The other tests');
    expect(outcome).toBe('campaign-over');
  });

  it('deletes the networks of old referrals, and keeps those of held ones', async () => {
    const long = new Date(Date.UTC(2020, 0, 1));
    const inviter = await withCode();
    const settled = await join(inviter.code, { device: `device-${randomUUID()}`, network: '203.0.113.0/24', at: long });
    expect(await deleteTraces(api.database, new Date(Date.UTC(2020, 0, 2)))).toBeGreaterThan(0);
    const [row] = await api.database.select().from(referral).where(eq(referral.friendId, settled.accountId));
    expect([row?.friendDevice, row?.friendNetwork]).toEqual([null, null]);
  });
});
