import type { LoanLead } from '@aangan/shared-kit/contracts/loan-leads';
import type { LenderId } from '@aangan/shared-kit/domain/loans/lenders';
import type { LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';
import { LEAD_DELIVERY_HOURS, LOAN_CONSENT_VERSION } from '@aangan/shared-kit/domain/loans/loan-lead';
import { eq } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { account } from '../../people/accounts/public.ts';
import { deliverLeads } from './deliver-leads.ts';
import { httpLenderDesks } from './http-lender-desks.ts';
import { lenderAnswerPath } from './lender-answers.routes.ts';
import { lenderDeskSettings } from './lender-desk-settings.ts';
import { loanLead } from './loans.tables.ts';

let server: MoneyServer;
beforeAll(async () => {
  server = await openMoneyServer();
});
afterAll(() => server.close());

const FACTS: LoanFacts = {
  work: 'salaried',
  incomeRupees: 1_00_000,
  obligationsRupees: 10_000,
  coIncomeRupees: 0,
  coObligationsRupees: 0,
  city: 'pune',
  valueRupees: 80_00_000,
  years: 20,
};

const check = async (who: SignedIn) =>
  (await server.call<{ checkId: string }>(who, 'POST', '/api/v1/loan-checks', FACTS)).body.checkId;
const ask = (who: SignedIn, checkId: string, lender: LenderId, consent: string = LOAN_CONSENT_VERSION) =>
  server.call<{ lead: LoanLead }>(who, 'POST', '/api/v1/loan-leads', { checkId, lender, consent });
const own = async (who: SignedIn) =>
  (await server.call<{ leads: LoanLead[] }>(who, 'GET', '/api/v1/loan-leads')).body.leads;
const person = () => signedIn(server.database);

/** A person whose request the lender has had time to answer. */
async function asked(lender: LenderId) {
  const who = await person();
  const { lead } = (await ask(who, await check(who), lender)).body;
  // A lender that is silent at first makes the job fail; it is tried again.
  await server.jobs.drain().catch(() => undefined);
  await server.jobs.drain().catch(() => undefined);
  return { who, id: lead.id, lead: (await own(who))[0] };
}

describe('a request to a lender', () => {
  it('needs a login, a check of one’s own and the consent that was shown', async () => {
    const [one, other] = [await person(), await person()];
    const checkId = await check(one);
    expect((await server.call(undefined, 'GET', '/api/v1/loan-leads')).status).toBe(401);
    expect((await ask(other, checkId, 'sbi')).status).toBe(404);
    expect((await ask(one, checkId, 'sbi', '2020-01')).status).toBe(400);
    expect(await own(one)).toEqual([]);
  });

  it('is one, however often it is sent at once, and goes to no other lender while it is open', async () => {
    const who = await person();
    const checkId = await check(who);
    const sent = await Promise.all(Array.from({ length: 10 }, () => ask(who, checkId, 'lichfl')));
    expect(new Set(sent.map(({ body }) => body.lead.id)).size).toBe(1);
    const second = await ask(who, checkId, 'sbi');
    expect([second.status, second.text]).toEqual([409, expect.stringContaining('LIC Housing Finance is open')]);
  });

  it.each([
    ['sbi', 'answered', 'Our loan desk calls you on a working day, 10 am to 6 pm.'],
    ['bob', 'declined', 'We do not lend in this city at present.'],
    ['hdfc', 'answered', 'Our loan desk calls you on a working day, 10 am to 6 pm.'],
    ['axis', 'declined', 'The lender did not accept the request.'],
    ['lichfl', 'sent', undefined],
  ] as const)('to %s is %s at last', async (lender, state, text) => {
    const { lead } = await asked(lender);
    expect([lead?.state, lead?.answer?.text]).toEqual([state, text]);
    expect(lead?.consent).toContain('and to no other lender');
  });

  it('is closed to strangers', async () => {
    const { id } = await asked('lichfl');
    const stranger = await person();
    expect((await server.call(stranger, 'DELETE', `/api/v1/loan-leads/${id}`)).status).toBe(404);
    expect(await own(stranger)).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const row = async (id: string) => (await server.database.select().from(loanLead).where(eq(loanLead.id, id)))[0];

  it('is told to the lender that has the request, and frees the person for another one', async () => {
    const { who, id } = await asked('lichfl');
    expect((await server.call(who, 'DELETE', `/api/v1/loan-leads/${id}`)).status).toBe(200);
    expect((await server.call(who, 'DELETE', `/api/v1/loan-leads/${id}`)).status).toBe(200);
    await server.jobs.drain();
    expect(await row(id)).toMatchObject({ state: 'withdrawn', toldAt: expect.any(Date) });
    expect((await ask(who, await check(who), 'sbi')).status).toBe(200);
  });

  it('before the first attempt keeps the request from being sent', async () => {
    const who = await person();
    const { id } = (await ask(who, await check(who), 'sbi')).body.lead;
    await server.call(who, 'DELETE', `/api/v1/loan-leads/${id}`);
    await server.jobs.drain();
    expect(await row(id)).toMatchObject({ state: 'withdrawn', triedAt: null, toldAt: null });
  });

  it('follows from the deletion of the account', async () => {
    const { who, id } = await asked('lichfl');
    const gone = { deletedAt: new Date(server.clock.now) };
    await server.database.update(account).set(gone).where(eq(account.id, who.accountId));
    await server.jobs.send('loan-leads', {});
    await server.jobs.drain();
    expect(await row(id)).toMatchObject({ state: 'withdrawn', toldAt: expect.any(Date) });
  });
});

it('a request that no lender confirms ends after two days', async () => {
  const who = await person();
  const { id } = (await ask(who, await check(who), 'sbi')).body.lead;
  const silent = httpLenderDesks({
    desks: new Map([['sbi', { url: async () => 'http://127.0.0.1:9', secret: 'none' }]]),
    isSample: true,
  });
  await expect(deliverLeads(server.database, silent, () => server.clock.now)).rejects.toThrow(/not sent/);
  const later = server.clock.now + LEAD_DELIVERY_HOURS * 3_600_000 + 1;
  await deliverLeads(server.database, silent, () => later);
  expect((await own(who)).find((lead) => lead.id === id)?.state).toBe('failed');
});

it('an answer with another signature is refused', async () => {
  const { id, who } = await asked('lichfl');
  const payload = JSON.stringify({ request: id, outcome: 'declined', text: 'No.' });
  const headers = { 'content-type': 'application/json', 'x-aangan-signature': 'a'.repeat(64) };
  const answer = await server.app.inject({ method: 'POST', url: lenderAnswerPath('lichfl'), payload, headers });
  expect(answer.statusCode).toBe(401);
  expect((await own(who))[0]?.state).toBe('sent');
});

it('desks of lenders are read from the environment, and a wrong one is refused', () => {
  const url = 'sbi=https://loans.bank.example/aangan|0123456789abcdef';
  expect(lenderDeskSettings({ LENDER_DESKS: url }).lenderDesks).toBeDefined();
  expect(lenderDeskSettings({})).toEqual({});
  for (const wrong of ['sbi', 'sbi=http://a.example|0123456789abcdef', 'xyz=https://a.example|0123456789abcdef']) {
    expect(() => lenderDeskSettings({ LENDER_DESKS: wrong })).toThrow();
  }
});
