import type { CreditCheck } from '@aangan/shared-kit/contracts/credit-reports';
import { CHECKS_A_DAY, CREDIT_CONSENT_VERSION, REPORT_VALID_DAYS } from '@aangan/shared-kit/domain/credit/credit-check';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { creditCheck, creditConsent } from './credit.tables.ts';

const PATH = '/api/v1/credit-reports';

let server: MoneyServer;
beforeAll(async () => {
  server = await openMoneyServer();
});
beforeEach(() => {
  server.clock.now = TEST_NOW;
});
afterAll(() => server.close());

interface Reports {
  readonly checks: CreditCheck[];
  readonly currentUntil: number | null;
}

// A bureau knows Indian numbers only.
const person = () => signedIn(server.database, { phone: `+919${Math.floor(1e8 + Math.random() * 9e8)}` });
const ask = (who: SignedIn | undefined, pan?: string, consent: string = CREDIT_CONSENT_VERSION) =>
  server.call<{ check: CreditCheck }>(who, 'POST', PATH, { ...(pan && { pan }), consent });
const reports = async (who: SignedIn) => (await server.call<Reports>(who, 'GET', PATH)).body;
const consents = ({ accountId }: SignedIn) =>
  server.database.select().from(creditConsent).where(eq(creditConsent.accountId, accountId));

describe('a credit check', () => {
  it('needs a login, a PAN of a person and the consent that was shown', async () => {
    const who = await person();
    expect((await ask(undefined, 'ABCPE1234F')).status).toBe(401);
    expect((await ask(who, 'ABCPE1234F', '2020-01')).status).toBe(400);
    expect((await ask(who, 'AAACE1234F')).status).toBe(400);
    expect((await ask(who)).status).toBe(400);
    expect(await consents(who)).toEqual([]);
  });

  it('stores the consent, and PAN and report only encrypted', async () => {
    const who = await person();
    const { check } = (await ask(who, 'abcpe1234f')).body;
    expect(check).toMatchObject({ state: 'ready', pan: '•••••1234F', isSample: true, facts: { score: 784 } });
    expect(check.facts?.cards).toEqual({ balanceRupees: 18_400, limitRupees: 2_00_000 });
    expect(await consents(who)).toMatchObject([
      {
        bureau: 'Sample Bureau',
        version: CREDIT_CONSENT_VERSION,
        text: expect.stringContaining('PAN to Sample Bureau'),
      },
    ]);
    const stored = JSON.stringify(
      await server.database.select().from(creditCheck).where(eq(creditCheck.accountId, who.accountId)),
    );
    expect(stored).not.toMatch(/ABCPE|784|18400/);
  });

  it.each([
    ['9101', 'no-match'],
    ['9102', 'no-history'],
    ['9103', 'failed'],
    ['9104', 'failed'],
  ] as const)('of the PAN with %s is %s, without a report', async (digits, state) => {
    const { check } = (await ask(await person(), `ABCPE${digits}F`)).body;
    expect([check.state, check.facts]).toEqual([state, null]);
  });

  it('reads late payments, debts in default and enquiries of a bad report', async () => {
    const { check } = (await ask(await person(), 'ABCPE9105F')).body;
    expect(check.facts).toMatchObject({ score: 588, latePayments: 3, overdueRupees: 6_500, enquiries: 7 });
    expect(check.facts?.accounts.defaulted).toBe(1);
  });

  it('asks the bureau once for presses at the same time, and not again while the report is current', async () => {
    const who = await person();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(who, 'ABCPE1234F')));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const [first] = (await reports(who)).checks;
    expect((await ask(who)).body.check.id).toBe(first?.id);
    expect(await consents(who)).toHaveLength(1);
    expect((await reports(who)).currentUntil).toBe(TEST_NOW + REPORT_VALID_DAYS * DAY_MS);
    server.clock.now += REPORT_VALID_DAYS * DAY_MS;
    expect((await ask(who)).body.check).toMatchObject({ state: 'ready', pan: '•••••1234F' });
    expect((await reports(who)).checks).toHaveLength(2);
  });

  it('stops after a few questions in a day, deleted ones included', async () => {
    const who = await person();
    for (let asked = 0; asked < CHECKS_A_DAY; asked += 1) {
      const { check } = (await ask(who, 'ABCPE9101F')).body;
      await server.call(who, 'DELETE', `${PATH}/${check.id}`);
    }
    expect((await ask(who, 'ABCPE1234F')).status).toBe(429);
    server.clock.now += DAY_MS;
    expect((await ask(who, 'ABCPE1234F')).status).toBe(200);
  });

  it('that its process did not finish has failed two minutes later, and can be repeated', async () => {
    const who = await person();
    const { check } = (await ask(who, 'ABCPE9103F')).body;
    await server.database.update(creditCheck).set({ state: 'asking' }).where(eq(creditCheck.id, check.id));
    expect((await ask(who, 'ABCPE1234F')).status).toBe(409);
    server.clock.now += 2 * 60_000 + 1;
    expect((await reports(who)).checks[0]?.state).toBe('failed');
    expect((await ask(who, 'ABCPE1234F')).body.check.state).toBe('ready');
  });
});

describe('a report', () => {
  it('is neither read nor deleted by a stranger', async () => {
    const [who, stranger] = [await person(), await person()];
    const { check } = (await ask(who, 'ABCPE1234F')).body;
    expect((await reports(stranger)).checks).toEqual([]);
    expect((await server.call(stranger, 'DELETE', `${PATH}/${check.id}`)).status).toBe(404);
    expect((await server.call(undefined, 'GET', PATH)).status).toBe(401);
    expect((await reports(who)).checks).toHaveLength(1);
  });

  it('is gone after its person deletes it; the consent stays as proof', async () => {
    const who = await person();
    const { check } = (await ask(who, 'ABCPE1234F')).body;
    expect((await server.call(who, 'DELETE', `${PATH}/${check.id}`)).status).toBe(200);
    expect(await reports(who)).toMatchObject({ checks: [], currentUntil: null });
    expect(await server.database.$count(creditCheck, eq(creditCheck.id, check.id))).toBe(0);
    expect(await consents(who)).toHaveLength(1);
  });
});
