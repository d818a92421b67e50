import { Writable } from 'node:stream';
import type { RentDue, RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { sql } from 'drizzle-orm';
import type { Response as InjectedResponse } from 'light-my-request';
import { HOME, openRentServer, RENT, type RentServer } from '../../testing/rent-server.ts';
import type { SignedIn } from '../../testing/signed-in.ts';

const ACCOUNT = '501004123482102222';
const UPI_ID = 'meenakshi.sundaram@okaxis';
const PAN = 'AAAPS4321K';
const PHONE = '9812376541';

/** None of these may be read by anybody but the bank and the landlord. */
const SECRETS = [ACCOUNT, UPI_ID, PAN, PHONE];

let server: RentServer;
let payer: SignedIn;
let log = '';
/** Each request of the journey with its answer. */
const exchanges: { readonly url: string; readonly answer: string }[] = [];

const logs = new Writable({
  write(chunk, _encoding, done) {
    log += String(chunk);
    done();
  },
});

beforeAll(async () => {
  server = await openRentServer({ logs });
  payer = await server.payer();
  const inject = server.app.inject.bind(server.app) as (request: { url: string }) => Promise<InjectedResponse>;
  const spied = async (request: unknown) => {
    const answer = await inject(request as { url: string });
    exchanges.push({
      url: (request as { url: string }).url,
      answer: `${answer.body} ${JSON.stringify(answer.headers)}`,
    });
    return answer;
  };
  jest.spyOn(server.app, 'inject').mockImplementation(spied as typeof server.app.inject);
});
afterAll(() => server.close());

/** Saves a landlord, pays one rent and waits until it has arrived. */
async function firstRent(destination: object): Promise<RentDue> {
  const saved = await server.call<{ id: string }>(payer, 'POST', 'landlords', {
    ...{ name: 'Meenakshi Sundaram', phone: PHONE, email: '', pan: PAN, hasNoPan: false, destination },
  });
  const landlordId = saved.body.id;
  expect((await server.call(payer, 'POST', `landlords/${landlordId}/check`)).status).toBe(200);
  expect((await server.call(payer, 'POST', `landlords/${landlordId}/ask-consent`, { by: 'SMS' })).status).toBe(200);
  const home = { kind: 'rent', landlordId, home: HOME, monthlyPaise: RENT, dueDay: 5 };
  const tenancyId = (await server.call<RentTenancy>(payer, 'POST', 'tenancies', home)).body.id;
  const month = { kind: 'rent', month: '2026-11', paise: RENT };
  const due = (await server.call<RentDue>(payer, 'POST', `tenancies/${tenancyId}/dues`, month)).body;
  await server.payRent(payer, due.shares[0]?.id ?? '');
  await server.later(3);
  for (const path of ['landlords', `landlords/${landlordId}`, `tenancies/${tenancyId}`, 'dues']) {
    expect((await server.call(payer, 'GET', path)).status).toBe(200);
  }
  return server.due(payer, due.id);
}

/** Tables of the product with a row that has this text. The sandboxes play companies, which know it. */
async function tablesWith(secret: string): Promise<string[]> {
  const { rows } = await server.database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'sandbox%'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const given = sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${secret}%`} limit 1`;
    if ((await server.database.execute(given)).rows.length > 0) found.push(name);
  }
  return found;
}

describe('bank data on the whole way of a rent', () => {
  beforeAll(async () => {
    const bank = { kind: 'bank', accountNumber: ACCOUNT, ifsc: 'HDFC0000053' };
    for (const destination of [bank, { kind: 'upi', vpa: UPI_ID }]) {
      expect(await firstRent(destination)).toMatchObject({ state: 'arrived' });
    }
  });

  it('is in no line of the log', () => {
    expect(log).toContain('/api/v1/rent-pay/landlords');
    for (const secret of SECRETS) expect(log).not.toContain(secret);
  });

  it('is in no address, and masked in every answer', () => {
    expect(exchanges.length).toBeGreaterThan(20);
    expect(exchanges.some(({ answer }) => answer.includes('2222'))).toBe(true);
    for (const { url, answer } of exchanges) {
      for (const secret of SECRETS) {
        expect([url, url.includes(secret)]).toEqual([url, false]);
        expect([url, answer.includes(secret)]).toEqual([url, false]);
      }
    }
  });

  it.each([
    ['an account number', ACCOUNT],
    ['a UPI ID', UPI_ID],
    ['a PAN', PAN],
  ])('is in no table without encryption: %s', async (_what, secret) => {
    expect(await tablesWith(secret)).toEqual([]);
  });
});
