import { PassThrough } from 'node:stream';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';

import { type IdentityServer, newAddress, newNumber, openIdentityServer } from '../../../testing/identity-server.ts';
import { passChallenge } from '../../../testing/pass-challenge.ts';
import { signUp, verifyEmail } from '../../../testing/sign-up.ts';
import { identityLimiter } from './limits/identity-limiter.ts';

const CHECK = '/api/v1/user/phone/check';
const SEND = '/api/v1/user/otp/send';
const VERIFY = '/api/v1/user/otp/verify';
const LOGIN = '/api/v1/user/password/verify';
const CREATE = '/api/v1/user/account/create/otp';
const PASSWORD = 'four walls and tea';
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Attacks on logins and codes, each with the person who must get through. */
describe('strangers', () => {
  let server: IdentityServer;
  const log = new PassThrough();
  let logged = '';
  log.on('data', (text) => (logged += text));
  beforeAll(async () => {
    server = await openIdentityServer({ logs: log });
  });
  afterAll(() => server.close());

  /** A person with a password, logged out, and the limits of signing up passed. */
  async function person() {
    const found = await signUp(server);
    await found.visitor.post('/api/v1/user/password/set', { password: PASSWORD });
    await verifyEmail(server, found);
    await found.visitor.post('/user/logout');
    server.pass(11 * MINUTE_MS);
    return found;
  }

  it('who ask for codes to a number lock out neither its owner’s device nor anybody who passes a challenge', async () => {
    const { visitor, number: phone } = await person();
    for (const _ of times(12)) await server.visitor().postAsBrowser(SEND, { phone });
    expect((await server.visitor().post(SEND, { phone })).status).toBe(428);
    expect((await visitor.post(SEND, { phone })).status).toBe(200);
    const fresh = server.visitor();
    const { status, body } = await fresh.postAsBrowser(SEND, { phone });
    expect(status).toBe(200);
    const otp = server.codeFor(`+91${phone}`);
    expect((await fresh.post(VERIFY, { attempt: body.attempt, otp })).status).toBe(200);
  });

  it('who ask for codes by mail lock out neither the owner’s device nor anybody who passes a challenge', async () => {
    const { visitor, email } = await person();
    const mail = { email, channel: 'EMAIL' };
    for (const _ of times(4)) await server.visitor().postAsBrowser(SEND, mail);
    expect((await server.visitor().post(SEND, mail)).status).toBe(428);
    expect((await visitor.post(SEND, mail)).status).toBe(200);
    expect((await server.visitor().postAsBrowser(SEND, mail)).status).toBe(200);
  });

  it('who ask for codes to a number leave the code by mail as a way in without a challenge', async () => {
    const { number: phone, email } = await person();
    for (const _ of times(4)) await server.visitor().postAsBrowser(SEND, { phone });
    expect((await server.visitor().post(SEND, { phone })).status).toBe(428);
    expect((await server.visitor().post(SEND, { email, channel: 'EMAIL' })).status).toBe(200);
  });

  it('who try wrong passwords lock out neither the owner’s device nor anybody who passes a challenge', async () => {
    const { visitor, number: phone } = await person();
    for (const _ of times(8)) await server.visitor().postAsBrowser(LOGIN, { phone, password: 'wrong' });
    expect((await server.visitor().post(LOGIN, { phone, password: PASSWORD })).status).toBe(428);
    expect((await visitor.post(LOGIN, { phone, password: PASSWORD })).status).toBe(200);
    // The owner's success has cleared the count.
    for (const _ of times(8)) await server.visitor().postAsBrowser(LOGIN, { phone, password: 'wrong' });
    expect((await server.visitor().postAsBrowser(LOGIN, { phone, password: PASSWORD })).status).toBe(200);
  });

  it('find no password by work alone: after 100 tries a day only known devices may try', async () => {
    const paying = { passed: async () => 6, needed: () => Promise.reject(new Error('paid')) };
    const limiter = identityLimiter(server.database, paying, 'a key', server.now);
    const request = (device: string) =>
      ({ headers: { cookie: `aangan_device=${device}` }, ip: newAddress() }) as unknown as Parameters<
        typeof limiter.take
      >[1];
    for (const at of times(100)) await limiter.take('password-try', request(`device-${at}`), { subject: 'phone' });
    const late = limiter.take('password-try', request('device-late'), { subject: 'phone' });
    await expect(late).rejects.toMatchObject({ statusCode: 429 });
    await limiter.take('password-try', request('device-known'), { subject: 'phone', known: true });
  });

  it('do not learn from wrong passwords that a number and an e-mail belong to one account', async () => {
    const { number: phone, email } = await person();
    for (const _ of times(6)) await server.visitor().post(LOGIN, { phone, password: 'wrong' });
    const other = await server.visitor().post(LOGIN, { email, password: 'wrong' });
    expect([other.status, other.body.message]).toEqual([400, 'Please enter valid password']);
  });

  it('behind one address are all answered: beyond 20 an hour their browsers pass a challenge', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (const _ of times(45)) {
      const answer = await server.visitor({ address }).postAsBrowser(CHECK, { phone: newNumber() });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual(Array<number>(45).fill(200));
  });

  it('cannot use an answer twice, on another device or for another number', async () => {
    const address = newAddress();
    for (const _ of times(20)) await server.visitor({ address }).post(CHECK, { phone: newNumber() });
    const phone = newNumber();
    const first = server.visitor({ address });
    const answer = await passChallenge((await first.post(CHECK, { phone })).body);
    expect((await server.visitor({ address }).post(CHECK, { phone }, answer)).status).toBe(428);
    expect((await first.post(CHECK, { phone: newNumber() }, answer)).status).toBe(428);
    expect((await first.post(CHECK, { phone }, answer)).status).toBe(200);
    expect((await first.post(CHECK, { phone }, answer)).status).toBe(428);
  });

  it('who flood the login with passwords keep nobody out', async () => {
    const { visitor, number: phone } = await person();
    const flood = times(150).map(() => server.visitor().post(LOGIN, { phone: newNumber(), password: 'wrong' }));
    const known = visitor.post(LOGIN, { phone, password: PASSWORD });
    const fresh = server.visitor().postAsBrowser(LOGIN, { phone, password: PASSWORD });
    expect((await known).status).toBe(200);
    expect((await fresh).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400, 428]));
  });

  it('who make accounts pay from the third on a device, and from the eleventh in a network', async () => {
    const make = async (visitor: ReturnType<IdentityServer['visitor']>) => {
      const phone = newNumber();
      const { body } = await visitor.postAsBrowser(SEND, { phone });
      const code = { attempt: body.attempt, otp: server.codeFor(`+91${phone}`) };
      const plain = (await visitor.post(CREATE, code)).status;
      return plain === 428 ? [plain, (await visitor.postAsBrowser(CREATE, code)).status] : [plain];
    };
    const device = server.visitor();
    const onOne = [await make(device), await make(device), await make(device)];
    expect(onOne).toEqual([[200], [200], [428, 200]]);
    const address = newAddress();
    const inOne: number[][] = [];
    for (const _ of times(12)) inOne.push(await make(server.visitor({ address })));
    expect(inOne).toEqual([...Array<number[]>(10).fill([200]), [428, 200], [428, 200]]);
  });

  it('get at most 20 codes a day to one block of foreign numbers', async () => {
    const statuses: number[] = [];
    for (const at of times(50)) {
      const phone = `501234${String(at).padStart(3, '0')}`;
      statuses.push((await server.visitor().postAsBrowser(SEND, { phone, dialCode: '+971' })).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(statuses.slice(20)).toEqual(Array<number>(30).fill(429));
  });

  it('get no codes to a country abroad while most of them are not used, and staff see it in the log', async () => {
    const statuses: number[] = [];
    for (const at of times(24)) {
      const phone = `7${String(at).padStart(2, '0')}1234567`;
      statuses.push((await server.visitor().postAsBrowser(SEND, { phone, dialCode: '+44' })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)]);
    const alerts = logged.split('\n').filter((line) => line.includes('"country":"GB"'));
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toContain('Most one-time codes to this country are not used');
  });
});

describe('the countries that get codes', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await openIdentityServer({ codeCountries: 'IN:1000000 NP:3' });
  });
  afterAll(() => server.close());

  it('are those of the settings', async () => {
    const { status, body } = await server.visitor().post(SEND, { phone: '501234567', dialCode: '+971' });
    expect([status, body.message]).toEqual([
      400,
      'We cannot send codes to this country. Log in with your e-mail or password instead.',
    ]);
  });

  it('have a number of codes a day, which strangers cannot use up for a known device', async () => {
    const visitor = server.visitor();
    const home = { phone: '9801234567', dialCode: '+977' };
    const { body } = await visitor.post(SEND, home);
    expect((await visitor.post(CREATE, { attempt: body.attempt, otp: server.codeFor('+9779801234567') })).status).toBe(
      200,
    );
    const parallel = times(5).map((at) =>
      server.visitor().postAsBrowser(SEND, { phone: `98${at}9876543`, dialCode: '+977' }),
    );
    const statuses = (await Promise.all(parallel)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    await visitor.post('/user/logout');
    expect((await visitor.post(SEND, home)).status).toBe(200);
  });
});
