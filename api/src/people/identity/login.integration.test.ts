import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import {
  type IdentityServer,
  newAddress,
  newNumber,
  openIdentityServer,
  TEST_APP_LOGIN_SECRET,
} from '../../../testing/identity-server.ts';
import { type SignedUp, signUp, verifyEmail } from '../../../testing/sign-up.ts';
import { session } from '../sessions/public.ts';
import { issueAppLogin } from './app-login.ts';

const PASSWORD = 'four walls and tea';
const LOGIN = '/api/v1/user/password/verify';
const SET = '/api/v1/user/password/set';
const SEND = '/api/v1/user/otp/send';

describe('logging in', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await openIdentityServer();
  });
  afterAll(() => server.close());

  async function withPassword(): Promise<SignedUp> {
    const person = await signUp(server);
    const set = await person.visitor.post(SET, { password: PASSWORD });
    if (set.status !== 200) throw new Error(set.text);
    return person;
  }

  describe('with a password', () => {
    it('works by phone, and by verified e-mail', async () => {
      const person = await withPassword();
      const visitor = server.visitor();
      expect(await visitor.post(LOGIN, { phone: person.number, password: PASSWORD })).toMatchObject({
        status: 200,
        body: { loggedIn: true, created: false },
      });
      expect((await server.visitor().post(LOGIN, { email: person.email, password: PASSWORD })).status).toBe(400);
      await verifyEmail(server, person);
      expect((await server.visitor().post(LOGIN, { email: person.email, password: PASSWORD })).status).toBe(200);
    });

    it('gives the same response for a wrong one, no password, and no account', async () => {
      const [person, without] = [await withPassword(), await signUp(server)];
      const answers = await Promise.all(
        [person.number, without.number, newNumber()].map((phone) =>
          server.visitor().post(LOGIN, { phone, password: 'wrong' }),
        ),
      );
      for (const { status, body } of answers) {
        expect(status).toBe(400);
        const { requestId: _, ...said } = body;
        const words = 'Please enter valid password';
        expect(said).toEqual({ statusCode: 400, message: words, issues: [{ field: 'body.password', reason: words }] });
      }
    });

    it('locks a device after five wrong ones for longer and longer', async () => {
      const { number: phone } = await withPassword();
      const visitor = server.visitor();
      const tryOne = (password: string) => visitor.postAsBrowser(LOGIN, { phone, password });
      for (let tries = 1; tries <= 5; tries += 1) expect((await tryOne('wrong')).status).toBe(400);
      const locked = await tryOne(PASSWORD);
      expect(locked).toMatchObject({
        status: 429,
        body: { message: 'Too many wrong passwords. Log in with a code, or try again in 1 minute.' },
      });
      server.pass(MINUTE_MS);
      expect((await tryOne('wrong')).status).toBe(400);
      server.pass(MINUTE_MS);
      expect((await tryOne(PASSWORD)).body.message).toContain('in 1 minute.');
      server.pass(MINUTE_MS);
      expect((await tryOne(PASSWORD)).status).toBe(200);
      expect((await tryOne('wrong')).status).toBe(400);
    });

    it('counts a hundred parallel attempts', async () => {
      const { number: phone } = await withPassword();
      const guesses = Array.from({ length: 40 }, () => server.visitor().post(LOGIN, { phone, password: 'wrong' }));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(5);
      expect(statuses.filter((status) => status === 428)).toHaveLength(35);
    });

    it('asks an address that tries many accounts for a challenge', async () => {
      const address = newAddress();
      const statuses: number[] = [];
      for (let tries = 0; tries < 21; tries += 1) {
        statuses.push(
          (await server.visitor({ address }).post(LOGIN, { phone: newNumber(), password: 'wrong' })).status,
        );
      }
      expect(statuses).toEqual([...Array<number>(20).fill(400), 428]);
    });

    it('does not count successful logins against a shared address', async () => {
      const { number: phone } = await withPassword();
      const address = newAddress();
      for (let times = 0; times < 25; times += 1) {
        const answer = await server.visitor({ address }).post(LOGIN, { phone, password: PASSWORD });
        expect(answer.status).toBe(200);
      }
    });
  });

  describe('by e-mail', () => {
    it('sends the code to a verified address', async () => {
      const person = await signUp(server);
      await verifyEmail(server, person);
      server.pass(MINUTE_MS);
      const visitor = server.visitor();
      const { body } = await visitor.post(SEND, { email: person.email.toUpperCase(), channel: 'EMAIL' });
      expect(body).toMatchObject({
        channel: 'EMAIL',
        sentTo: `${person.email[0]?.toUpperCase()}••••@example.test`.toLowerCase(),
      });
      const login = await visitor.post('/api/v1/user/otp/verify/email', {
        attempt: body.attempt,
        otp: server.codeFor(person.email),
      });
      expect(login).toMatchObject({ status: 200, body: { account: { id: person.accountId } } });
    });

    it('gives the same response for an unverified address, and sends nothing there', async () => {
      const person = await signUp(server);
      const unverified = await server.visitor().post(SEND, { email: person.email, channel: 'EMAIL' });
      const unknown = await server.visitor().post(SEND, { email: `no-${person.email}`, channel: 'EMAIL' });
      await server.visitor().post(SEND, { phone: person.number, channel: 'EMAIL' });
      for (const { status, body } of [unverified, unknown]) {
        expect(status).toBe(200);
        expect(body).toMatchObject({ channel: 'EMAIL', resendAfterSeconds: 30, expiresInSeconds: 600, triesLeft: 5 });
      }
      expect(server.sent.filter(({ to }) => to.endsWith(person.email))).toEqual([]);
    });

    it('reveals nothing of the address of an account that was named by its phone', async () => {
      const person = await signUp(server);
      await verifyEmail(server, person);
      server.pass(MINUTE_MS);
      const known = await server.visitor().post(SEND, { phone: person.number, channel: 'EMAIL' });
      const unknown = await server.visitor().post(SEND, { phone: newNumber(), channel: 'EMAIL' });
      const shape = {
        channel: 'EMAIL',
        sentTo: 'your verified e-mail',
        resendAfterSeconds: 30,
        expiresInSeconds: 600,
        triesLeft: 5,
      };
      expect(known.body).toEqual({ ...shape, attempt: expect.any(String) });
      expect(unknown.body).toEqual({ ...shape, attempt: expect.any(String) });
    });
  });

  describe('when the password is forgotten', () => {
    it('sets a new one by code, and ends every other session', async () => {
      const person = await withPassword();
      server.pass(MINUTE_MS);
      const visitor = server.visitor();
      const { body } = await visitor.post('/api/v1/user/password/forgot', { phone: person.number });
      const code = { attempt: body.attempt, otp: server.codeFor(`+91${person.number}`) };
      const weak = await visitor.post('/api/v1/user/password/reset', { ...code, password: 'password' });
      expect(weak).toMatchObject({
        status: 400,
        body: {
          message: 'This password has leaked elsewhere. Choose another one.',
          issues: [{ field: 'body.password' }],
        },
      });
      const own = await visitor.post('/api/v1/user/password/reset', { ...code, password: person.number });
      expect(own.status).toBe(400);
      const reset = await visitor.post('/api/v1/user/password/reset', { ...code, password: 'six windows and rain' });
      expect(reset).toMatchObject({ status: 200, body: { loggedIn: true } });
      expect((await person.visitor.get('/api/v3/user/info')).body).toMatchObject({ isLoggedIn: false });
      expect((await visitor.get('/api/v3/user/info')).body).toMatchObject({ isLoggedIn: true });
      expect((await server.visitor().post(LOGIN, { phone: person.number, password: PASSWORD })).status).toBe(400);
      expect(
        (await server.visitor().post(LOGIN, { phone: person.number, password: 'six windows and rain' })).status,
      ).toBe(200);
    });

    it('gives the same response for a number without an account', async () => {
      const known = await signUp(server);
      server.pass(MINUTE_MS);
      const [one, other] = await Promise.all(
        [known.number, newNumber()].map((phone) => server.visitor().post('/api/v1/user/password/forgot', { phone })),
      );
      const said = [one, other].map((answer) => ({ ...answer?.body, attempt: '', sentTo: '' }));
      expect(said[0]).toEqual(said[1]);
    });
  });

  describe('login details', () => {
    it('can be changed with the current password', async () => {
      const person = await withPassword();
      const other = server.visitor();
      await other.post(LOGIN, { phone: person.number, password: PASSWORD });
      const missing = await person.visitor.post(SET, { password: 'six windows and rain' });
      expect(missing).toMatchObject({ status: 400, body: { issues: [{ field: 'body.current' }] } });
      const wrong = await person.visitor.post(SET, { current: 'wrong', password: 'six windows and rain' });
      expect(wrong.body.message).toBe('Please enter valid password');
      const right = await person.visitor.post(SET, { current: PASSWORD, password: 'six windows and rain' });
      expect(right).toMatchObject({ status: 200, body: { status: 'success' } });
      expect((await other.get('/api/v3/user/info')).body).toMatchObject({ isLoggedIn: false });
      expect((await person.visitor.get('/api/v3/user/info')).body).toMatchObject({
        isLoggedIn: true,
        hasPassword: true,
      });
    });

    it('cannot be changed in a browser that was left open', async () => {
      const person = await signUp(server);
      server.pass(15 * MINUTE_MS);
      const first = await person.visitor.post(SET, { password: PASSWORD });
      expect(first).toMatchObject({
        status: 403,
        body: { message: 'For your safety, log in again before you change this.' },
      });
      const number = await person.visitor.post('/api/v1/user/mobile/update', { phone: newNumber() });
      expect(number.status).toBe(403);
    });

    it('move to another number with its code, and the old number is notified', async () => {
      const person = await withPassword();
      server.pass(20 * MINUTE_MS);
      const phone = newNumber();
      const wrong = await person.visitor.post('/api/v1/user/mobile/update', { phone, password: 'wrong' });
      expect(wrong.status).toBe(400);
      const { body } = await person.visitor.post('/api/v1/user/mobile/update', { phone, password: PASSWORD });
      const moved = await person.visitor.post('/api/v1/user/mobile/update/verify', {
        attempt: body.attempt,
        otp: server.codeFor(`+91${phone}`),
      });
      expect(moved.body).toEqual({ status: 'success', phone: `+91${phone}` });
      expect((await server.visitor().post('/api/v1/user/phone/check', { phone })).body).toEqual({ statusCode: 10003 });
      const old = await server.visitor().post('/api/v1/user/phone/check', { phone: person.number });
      expect(old.body).toEqual({ statusCode: 10002 });
    });

    it('end all other logins when the number changes', async () => {
      const person = await signUp(server);
      const elsewhere = server.visitor();
      server.pass(MINUTE_MS);
      const { body: sent } = await elsewhere.post(SEND, { phone: person.number });
      const otp = server.codeFor(`+91${person.number}`);
      await elsewhere.post('/api/v1/user/otp/verify', { attempt: sent.attempt, otp });
      expect((await elsewhere.get('/api/v3/user/info')).body).toMatchObject({ status: 'success' });
      const phone = newNumber();
      const { body } = await person.visitor.post('/api/v1/user/mobile/update', { phone });
      const code = { attempt: body.attempt, otp: server.codeFor(`+91${phone}`) };
      expect((await person.visitor.post('/api/v1/user/mobile/update/verify', code)).status).toBe(200);
      expect((await elsewhere.get('/api/v3/user/info')).body).toMatchObject({ status: 'anonymous' });
      expect((await person.visitor.get('/api/v3/user/info')).body).toMatchObject({ status: 'success' });
    });

    it('cannot move to a number that has its own account', async () => {
      const [person, other] = [await signUp(server), await signUp(server)];
      server.pass(MINUTE_MS);
      const { body } = await person.visitor.post('/api/v1/user/mobile/update', { phone: other.number });
      const refused = await person.visitor.post('/api/v1/user/mobile/update/verify', {
        attempt: body.attempt,
        otp: server.codeFor(`+91${other.number}`),
      });
      expect(refused).toMatchObject({
        status: 409,
        body: { message: 'This number already has another account.' },
      });
    });

    it('include a second number, saved with its code', async () => {
      const person = await signUp(server);
      const phone = newNumber();
      const { body } = await person.visitor.post('/api/v1/user/mobile/secondary', { phone });
      const code = { attempt: body.attempt, otp: server.codeFor(`+91${phone}`) };
      const stranger = await signUp(server, server.visitor({ device: person.visitor.device }));
      expect((await stranger.visitor.post('/api/v1/user/mobile/secondary/verify', code)).status).toBe(400);
      expect((await person.visitor.post('/api/v1/user/mobile/secondary/verify', code)).status).toBe(200);
      expect((await person.visitor.get('/api/v3/user/info')).body).toMatchObject({ secondaryPhone: `+91${phone}` });
    });

    it('keep a verified e-mail until the new one is verified', async () => {
      const person = await signUp(server);
      await verifyEmail(server, person);
      const next = `next-${person.email}`;
      await person.visitor.post('/api/v1/account/save/email', { email: next });
      expect((await person.visitor.get('/api/v3/user/info')).body).toMatchObject({
        user_email: person.email,
        emailVerified: true,
      });
      await person.visitor.post('/api/v1/account/verify/email', { otp: server.codeFor(next) });
      expect((await person.visitor.get('/api/v3/user/info')).body).toMatchObject({
        user_email: next,
        emailVerified: true,
      });
    });
  });

  describe('from the native app', () => {
    const AUTO = '/user/auto-login';

    it.each([AUTO, '/api/v1/pi-account/explore/hs/user/autologin'])('%s accepts a login once', async (path) => {
      const person = await signUp(server);
      const token = issueAppLogin(TEST_APP_LOGIN_SECRET, person.accountId, server.now());
      const visitor = server.visitor();
      expect((await visitor.post(path, { token })).body).toEqual({ loggedIn: true });
      expect((await visitor.get('/api/v3/user/info')).body).toMatchObject({ id: person.accountId });
      const answers = await Promise.all(
        [server.visitor(), server.visitor()].map((again) => again.post(AUTO, { token })),
      );
      expect(answers.map(({ body }) => body)).toEqual([{ loggedIn: false }, { loggedIn: false }]);
    });

    it('accepts one that names a phone, and none that has expired or is foreign', async () => {
      const person = await signUp(server);
      const byPhone = issueAppLogin(TEST_APP_LOGIN_SECRET, `+91${person.number}`, server.now());
      expect((await server.visitor().post(AUTO, { token: byPhone })).body).toEqual({ loggedIn: true });
      const late = issueAppLogin(TEST_APP_LOGIN_SECRET, person.accountId, server.now() - 5 * MINUTE_MS);
      const foreign = issueAppLogin('another', person.accountId, server.now());
      const nobody = issueAppLogin(TEST_APP_LOGIN_SECRET, 'acc_nobody', server.now());
      for (const token of [late, foreign, nobody, 'secret-of-the-app']) {
        const visitor = server.visitor();
        expect((await visitor.post(AUTO, { token })).body).toEqual({ loggedIn: false });
        expect(visitor.session()).toBeUndefined();
      }
    });

    it('accepts none without a secret', async () => {
      const without = await openIdentityServer({ appLoginSecret: '' });
      const token = issueAppLogin('', 'acc_nobody', without.now());
      expect((await without.visitor().post(AUTO, { token })).body).toEqual({ loggedIn: false });
      await without.close();
    });

    it('returns its account without a session, while the login is unused', async () => {
      const person = await signUp(server);
      const token = issueAppLogin(TEST_APP_LOGIN_SECRET, person.accountId, server.now());
      const info = `/api/v3/user/info?externalUserToken=${token}`;
      const visitor = server.visitor();
      expect((await visitor.get(info)).body).toMatchObject({ id: person.accountId });
      expect(visitor.session()).toBeUndefined();
      await visitor.post(AUTO, { token });
      expect((await server.visitor().get(info)).body).toMatchObject({ status: 'anonymous', id: null });
    });
  });

  it('returns nulls, not an error, when nobody is logged in', async () => {
    const answer = await server.visitor().get('/api/v3/user/info');
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'anonymous', id: null, user_phone: null, user_email: null, isLoggedIn: false, nri: false },
    });
  });

  it('requires a login before any call on an account', async () => {
    const visitor = server.visitor();
    for (const [path, body] of [
      ['/api/v1/user/mobile/update', { phone: newNumber() }],
      ['/api/v1/user/mobile/secondary', { phone: newNumber() }],
      [SET, { password: PASSWORD }],
      ['/api/v1/account/save/email', { email: 'asha@example.test' }],
      ['/api/v1/account/save/profile', { name: 'Asha Rao' }],
      ['/api/v1/whatsapp/opt?optIn=TRUE', {}],
    ] as const) {
      expect(await visitor.post(path, body)).toMatchObject({
        status: 401,
        body: { message: 'Please log in to continue.' },
      });
    }
  });

  it('ends at logout, also for copies of the cookie', async () => {
    const person = await signUp(server);
    const [saved] = await server.database.select().from(session).where(eq(session.accountId, person.accountId));
    expect(saved).toBeDefined();
    expect((await person.visitor.post('/user/logout')).body).toEqual({ loggedIn: false });
    expect(await server.database.select().from(session).where(eq(session.accountId, person.accountId))).toEqual([]);
  });

  it.each([
    ['America/New_York', true],
    ['Asia/Calcutta', false],
    ['Nowhere/Land', false],
  ])('treats an anonymous device in the time zone %s as an NRI user: %s', async (timeZone, nri) => {
    const answer = await server.visitor().post('/api/v1/user/nri/check', {}, { 'device-timezone': timeZone });
    expect(answer.body).toEqual({ data: { nri } });
  });
});
