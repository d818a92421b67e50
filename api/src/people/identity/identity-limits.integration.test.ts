import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq, sql } from 'drizzle-orm';
import { type IdentityServer, newAddress, newNumber, openIdentityServer } from '../../../testing/identity-server.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { otpAttempt, rateCount } from './identity.tables.ts';
import { deleteExpiredAttempts } from './otp/otp-attempts.queries.ts';

const CHECK = '/api/v1/user/phone/check';
const SEND = '/api/v1/user/otp/send';
const LOGIN = '/api/v1/user/password/verify';

/** Two instances of the API on one database, called in turns like behind a load balancer. */
describe('the limits of two instances', () => {
  let servers: readonly [IdentityServer, IdentityServer];
  beforeAll(async () => {
    servers = [await openIdentityServer(), await openIdentityServer()];
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  /** The statuses of this many calls, which go to the instances in turn. */
  async function inTurn(
    times: number,
    call: (server: IdentityServer) => Promise<{ status: number }>,
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const server = turn % 2 === 0 ? servers[0] : servers[1];
      statuses.push((await call(server)).status);
    }
    return statuses;
  }

  const twentyThen = (status: number) => [...Array<number>(20).fill(200), status, status];

  it('let an address check 20 numbers an hour without a challenge', async () => {
    const address = newAddress();
    const statuses = await inTurn(22, (server) => server.visitor({ address }).post(CHECK, { phone: newNumber() }));
    expect(statuses).toEqual(twentyThen(428));
    for (const server of servers) server.pass(HOUR_MS);
    expect((await servers[1].visitor({ address }).post(CHECK, { phone: newNumber() })).status).toBe(200);
  });

  it('allow a device to check 20 numbers an hour, whatever its address', async () => {
    const device = randomUUID();
    const statuses = await inTurn(22, (server) => server.visitor({ device }).post(CHECK, { phone: newNumber() }));
    expect(statuses).toEqual(twentyThen(429));
  });

  it('let all callers together check a number 20 times an hour without a challenge', async () => {
    const phone = newNumber();
    const statuses = await inTurn(22, (server) => server.visitor().post(CHECK, { phone }));
    expect(statuses).toEqual(twentyThen(428));
  });

  it('count parallel calls', async () => {
    const address = newAddress();
    const calls = Array.from({ length: 60 }, (_, turn) => {
      const server = turn % 2 === 0 ? servers[0] : servers[1];
      return server.visitor({ address }).post(CHECK, { phone: newNumber() });
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });

  it('send three codes to a phone in ten minutes without a challenge', async () => {
    const phone = newNumber();
    const statuses = await inTurn(5, (server) => server.visitor().post(SEND, { phone }));
    expect(statuses).toEqual([200, 200, 200, 428, 428]);
  });

  it('allow five wrong passwords from all callers without a challenge', async () => {
    const { visitor, number: phone } = await signUp(servers[0]);
    await visitor.post('/api/v1/user/password/set', { password: 'four walls and tea' });
    const statuses = await inTurn(7, (server) => server.visitor().post(LOGIN, { phone, password: 'wrong' }));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 428, 428]);
  });

  it('say when to try again', async () => {
    const device = randomUUID();
    await inTurn(20, (server) => server.visitor({ device }).post(CHECK, { phone: newNumber() }));
    for (const server of servers) server.pass(HOUR_MS / 2);
    const { body } = await servers[0].visitor({ device }).post(CHECK, { phone: newNumber() });
    expect(body.message).toBe('You have checked too many numbers. Try again in 30 minutes.');
  });

  it('are stored without anything that identifies a person', async () => {
    const phone = newNumber();
    const visitor = servers[0].visitor();
    await visitor.post(CHECK, { phone });
    const [found] = await servers[0].database
      .select({ rows: sql<number>`count(*)::int` })
      .from(rateCount)
      .where(sql`${rateCount.key} like ${`%${phone}%`} or ${rateCount.key} like ${`%${visitor.address}%`}`);
    expect(found?.rows).toBe(0);
  });

  it('are deleted once they are no longer needed, and codes after a day', async () => {
    const [server] = servers;
    const visitor = server.visitor();
    const { body } = await visitor.post(SEND, { phone: newNumber() });
    const find = () => server.database.select().from(otpAttempt).where(eq(otpAttempt.id, body.attempt));
    await deleteExpiredAttempts(server.database, new Date(server.now() - 1));
    expect(await find()).toHaveLength(1);
    await deleteExpiredAttempts(server.database, new Date(server.now() + 1));
    expect(await find()).toHaveLength(0);
  });
});

describe('whether a number has an account', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await openIdentityServer();
  });
  afterAll(() => server.close());

  it('is revealed by the phone check, as the specification requires, and nothing else about the person', async () => {
    const person = await signUp(server);
    const known = await server.visitor().post(CHECK, { phone: person.number });
    const unknown = await server.visitor().post(CHECK, { phone: newNumber() });
    expect(known.text).toBe('{"statusCode":10003}');
    expect(unknown.text).toBe('{"statusCode":10002}');
  });

  it.each(['login', 'sign-up', 'password-reset'])('is not revealed by sending a code for %s', async (purpose) => {
    const person = await signUp(server);
    server.pass(60_000);
    const asked = [person.number, newNumber()];
    const answers = await Promise.all(asked.map((phone) => server.visitor().post(SEND, { phone, purpose })));
    const [known, unknown] = answers.map(({ status, body: { attempt, sentTo, ...rest } }) => ({
      status,
      rest,
      shape: [attempt.length, String(sentTo).replace(/\d/g, '0')],
    }));
    expect(known).toEqual(unknown);
    for (const phone of asked) expect(server.sent.filter(({ to }) => to === `+91${phone}`).length).toBeGreaterThan(0);
  });
});

describe('a code', () => {
  it('is not in any response', async () => {
    const server = await openIdentityServer();
    const visitor = server.visitor();
    const phone = newNumber();
    const texts: string[] = [];
    const post = async (path: string, body: object) => {
      const answer = await visitor.post(path, body);
      texts.push(answer.text);
      return answer;
    };
    const { attempt } = (await post(SEND, { phone })).body;
    const otp = server.codeFor(`+91${phone}`);
    await post('/api/v1/user/otp/verify', { attempt, otp: `${otp}x` });
    await post('/api/v1/user/otp/verify', { attempt, otp });
    await post('/api/v1/user/account/create', { attempt, otp, name: 'Asha Rao', email: 'asha@example.test' });
    await post('/api/v1/user/otp/verify', { attempt, otp });
    expect(texts).toHaveLength(5);
    for (const text of texts) expect(text.replace(attempt, '')).not.toContain(otp);
    const [row] = await server.database.select().from(otpAttempt).where(eq(otpAttempt.id, attempt));
    expect(JSON.stringify({ ...row, id: '' })).not.toContain(otp);
    await server.close();
  });
});
