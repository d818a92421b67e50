import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { depth } from '@aangan/shared-kit/testing/depth';
import {
  type IdentityServer,
  newNumber,
  openIdentityServer,
  type TestVisitor,
  wrongCode,
} from '../../../testing/identity-server.ts';
import { signUp } from '../../../testing/sign-up.ts';

const SEND = '/api/v1/user/otp/send';
const VERIFY = '/api/v1/user/otp/verify';

describe('a one-time code', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await openIdentityServer();
  });
  afterAll(() => server.close());

  /** A person with an account, logged out, to whom a code was sent. */
  async function awaitingCode(): Promise<{ visitor: TestVisitor; number: string; attempt: string; otp: string }> {
    const { visitor, number } = await signUp(server);
    await visitor.post('/user/logout');
    server.pass(MINUTE_MS);
    const { body } = await visitor.post(SEND, { phone: number });
    return { visitor, number, attempt: body.attempt, otp: server.codeFor(`+91${number}`) };
  }

  it('logs in once', async () => {
    const { visitor, attempt, otp } = await awaitingCode();
    const first = await visitor.post(VERIFY, { attempt, otp });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ loggedIn: true, created: false, account: { name: 'Asha Rao' } });
    expect(visitor.session()).toBeDefined();
    const again = await visitor.post(VERIFY, { attempt, otp });
    expect(again).toMatchObject({ status: 400, body: { message: 'This code is already used. Ask for a new one.' } });
  });

  it('logs in only one of two parallel requests', async () => {
    const { visitor, attempt, otp } = await awaitingCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.post(VERIFY, { attempt, otp })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  });

  it('returns its delays when it is sent, and a masked target', async () => {
    const visitor = server.visitor();
    const { body } = await visitor.post(SEND, { phone: '98450 12345'.replace('12345', newNumber().slice(-5)) });
    expect(body).toMatchObject({ channel: 'SMS', resendAfterSeconds: 30, expiresInSeconds: 600, triesLeft: 5 });
    expect(body.sentTo).toMatch(/^\+91 98•+\d{3}$/);
  });

  it('ends in the line that browsers fill it in from', async () => {
    const { number, otp } = await awaitingCode();
    expect(server.sent.findLast(({ to }) => to === `+91${number}`)?.text).toMatch(new RegExp(`\\n@localhost #${otp}$`));
  });

  it('is valid for 600 s and no longer', async () => {
    const early = await awaitingCode();
    server.pass(10 * MINUTE_MS - 1000);
    expect((await early.visitor.post(VERIFY, early)).status).toBe(200);
    const late = await awaitingCode();
    server.pass(10 * MINUTE_MS);
    const refused = await late.visitor.post(VERIFY, late);
    expect(refused).toMatchObject({ status: 400, body: { message: 'This code has expired. Ask for a new one.' } });
  });

  it("uses up an attempt when it is wrong, with the specification's message", async () => {
    const { visitor, attempt, otp } = await awaitingCode();
    const wrong = await visitor.post(VERIFY, { attempt, otp: wrongCode(otp) });
    expect(wrong).toMatchObject({
      status: 400,
      body: { message: 'Please enter valid OTP', issues: [{ field: 'body.otp', reason: '4 tries are left.' }] },
    });
    const slip = await visitor.post(VERIFY, { attempt, otp: otp.slice(1) });
    expect(slip).toMatchObject({ status: 400, body: { message: 'Please enter valid OTP' } });
    const last = await visitor.post(VERIFY, { attempt, otp: wrongCode(otp) });
    expect(last.body.issues?.[0]?.reason).toBe('3 tries are left.');
  });

  it('is locked from the sixth attempt on, also for the right code, until another one is sent', async () => {
    const { visitor, number, attempt, otp } = await awaitingCode();
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await visitor.post(VERIFY, { attempt, otp: wrongCode(otp) })).status).toBe(400);
    }
    const sixth = await visitor.post(VERIFY, { attempt, otp });
    expect(sixth).toMatchObject({
      status: 429,
      body: { message: 'Too many wrong codes. Ask for a new one in 30 seconds.' },
    });
    expect(visitor.session()).toBeUndefined();
    server.pass(MINUTE_MS);
    await visitor.post(SEND, { phone: number, attempt });
    expect((await visitor.post(VERIFY, { attempt, otp: server.codeFor(`+91${number}`) })).status).toBe(200);
  });

  it('withstands many guesses in parallel batches of a hundred', async () => {
    const { visitor, attempt, otp } = await awaitingCode();
    const statuses = new Map<number, number>();
    // The right one comes last, as it would for most codes.
    const guesses = Array.from({ length: depth(1000, 10_000) }, (_, at) => String(at * 97).padStart(6, '0')).filter(
      (guess) => guess !== otp,
    );
    guesses.push(otp);
    for (let from = 0; from < guesses.length; from += 100) {
      const some = guesses.slice(from, from + 100).map((guess) => visitor.post(VERIFY, { attempt, otp: guess }));
      for (const { status } of await Promise.all(some)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBeUndefined();
    expect(statuses.get(400)).toBe(5);
    expect(statuses.get(429)).toBe(guesses.length - 5);
    expect(visitor.session()).toBeUndefined();
  }, 300_000);

  it('works only on the device that requested it', async () => {
    const { visitor, attempt, otp } = await awaitingCode();
    const thief = server.visitor();
    expect(await thief.post(VERIFY, { attempt, otp })).toMatchObject({
      status: 400,
      body: { message: 'Please enter valid OTP' },
    });
    expect((await visitor.post(VERIFY, { attempt, otp })).status).toBe(200);
  });

  it('works only for the purpose that it was requested for', async () => {
    const { visitor, number } = await signUp(server);
    server.pass(MINUTE_MS);
    const { body } = await visitor.post('/api/v1/user/password/forgot', { phone: number });
    const otp = server.codeFor(`+91${number}`);
    const elsewhere = await server.visitor({ device: visitor.device }).post(VERIFY, { attempt: body.attempt, otp });
    expect(elsewhere.status).toBe(400);
    const secondary = await visitor.post('/api/v1/user/mobile/secondary/verify', { attempt: body.attempt, otp });
    expect(secondary.status).toBe(400);
  });

  it('replaces the code before it', async () => {
    const { visitor, number, attempt, otp } = await awaitingCode();
    server.pass(30_000);
    const next = await visitor.post(SEND, { phone: number, attempt });
    expect(next.body).toMatchObject({ attempt, resendAfterSeconds: expect.any(Number) });
    expect((await visitor.post(VERIFY, { attempt, otp })).status).toBe(400);
    expect((await visitor.post(VERIFY, { attempt, otp: server.codeFor(`+91${number}`) })).status).toBe(200);
  });

  it('can be sent by call or WhatsApp after 30 s, then 60, and not before', async () => {
    const visitor = server.visitor();
    const phone = newNumber();
    const { attempt } = (await visitor.post(SEND, { phone })).body;
    server.pass(29_000);
    const soon = await visitor.post(SEND, { phone, attempt, channel: 'VOICE' });
    expect(soon).toMatchObject({
      status: 429,
      body: { message: 'We have just sent a code. Ask for another one in 1 second.' },
    });
    server.pass(1_000);
    const call = await visitor.post(SEND, { phone, attempt, channel: 'VOICE' });
    expect(call.body).toMatchObject({ attempt, channel: 'VOICE', resendAfterSeconds: 60 });
    server.pass(59_000);
    expect((await visitor.post(SEND, { phone, attempt, channel: 'WHATSAPP' })).status).toBe(429);
    server.pass(1_000);
    const whatsApp = await visitor.post(SEND, { phone, attempt, channel: 'WHATSAPP' });
    expect(whatsApp.body).toMatchObject({ channel: 'WHATSAPP' });
    expect(server.sent.filter(({ to }) => to === `+91${phone}`).map(({ channel }) => channel)).toEqual([
      'SMS',
      'VOICE',
      'WHATSAPP',
    ]);
  });

  it('is sent from one device to a phone three times in ten minutes and ten times a day', async () => {
    const phone = newNumber();
    const visitor = server.visitor();
    const ask = () => visitor.postAsBrowser(SEND, { phone });
    const statuses: number[] = [];
    for (const seconds of [30, 60]) {
      statuses.push((await ask()).status);
      server.pass(seconds * 1000);
    }
    const third = await ask();
    expect([...statuses, third.status]).toEqual([200, 200, 200]);
    expect(third.body).toMatchObject({ resendAfterSeconds: 510 });
    server.pass(2 * MINUTE_MS);
    expect(await ask()).toMatchObject({
      status: 429,
      body: { message: 'You have asked for too many codes. Try again in 7 minutes.' },
    });
    let taken = 3;
    for (let turn = 0; turn < 9; turn += 1) {
      server.pass(10 * MINUTE_MS);
      if ((await ask()).status === 200) taken += 1;
    }
    expect(taken).toBe(10);
    expect((await ask()).body.message).toMatch(/^You have asked for too many codes. Try again in 23 hours.$/);
    expect(server.sent.filter(({ to }) => to === `+91${phone}`)).toHaveLength(10);
  });

  it('is the same one for a sheet that was closed and opened again', async () => {
    const visitor = server.visitor();
    const phone = newNumber();
    const first = await visitor.post(SEND, { phone });
    server.pass(10_000);
    const again = await visitor.post(SEND, { phone });
    expect(again.body).toMatchObject({ attempt: first.body.attempt, resendAfterSeconds: 20, expiresInSeconds: 590 });
    expect(server.sent.filter(({ to }) => to === `+91${phone}`)).toHaveLength(1);
  });

  it('goes only to a browser that accepts cookies', async () => {
    const phone = newNumber();
    const answer = await server.visitor().post(SEND, { phone }, { cookie: '' });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('cookies') } });
    expect(server.sent.some(({ to }) => to === `+91${phone}`)).toBe(false);
  });

  it.each(['984501234', 'ninety', '', '98450123456'])(
    "is not sent to %p, and the response has the specification's message",
    async (phone) => {
      const answer = await server.visitor().post(SEND, { phone });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          message: 'Please enter valid phone number',
          issues: [{ field: 'body.phone', reason: 'Please enter valid phone number' }],
        },
      });
    },
  );
});

describe('while the SMS provider is down', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await openIdentityServer();
  });
  beforeEach(() => server.down.clear());
  afterAll(() => server.close());

  it('names another channel, which can be tried at once', async () => {
    server.down.add('SMS');
    const visitor = server.visitor();
    const phone = newNumber();
    const failed = await visitor.post(SEND, { phone });
    expect(failed).toMatchObject({
      status: 503,
      body: { message: 'We could not send the code right now. Try WhatsApp or a call instead.' },
    });
    const call = await visitor.post(SEND, { phone, channel: 'VOICE' });
    expect(call).toMatchObject({ status: 200, body: { channel: 'VOICE' } });
    const created = {
      attempt: call.body.attempt,
      otp: server.codeFor(`+91${phone}`),
      name: 'Asha Rao',
      email: 'asha@example.test',
    };
    expect((await visitor.post('/api/v1/user/account/create', created)).status).toBe(200);
  });

  it('does not count a code that was never sent', async () => {
    const visitor = server.visitor();
    const phone = newNumber();
    server.down.add('SMS');
    for (let tries = 0; tries < 5; tries += 1) expect((await visitor.post(SEND, { phone })).status).toBe(503);
    server.down.clear();
    expect((await visitor.post(SEND, { phone })).body).toMatchObject({ channel: 'SMS', resendAfterSeconds: 30 });
  });

  it('keeps the previous code valid when another one could not be sent', async () => {
    const visitor = server.visitor();
    const phone = newNumber();
    const { attempt } = (await visitor.post(SEND, { phone })).body;
    server.pass(MINUTE_MS);
    server.down.add('SMS');
    expect((await visitor.post(SEND, { phone, attempt })).status).toBe(503);
    const created = { attempt, otp: server.codeFor(`+91${phone}`), name: 'Asha Rao', email: 'asha@example.test' };
    expect((await visitor.post('/api/v1/user/account/create', created)).status).toBe(200);
  });

  it("uses WhatsApp automatically with the person's consent", async () => {
    const { visitor, number } = await signUp(server);
    await visitor.post('/api/v1/whatsapp/opt?optIn=TRUE');
    await visitor.post('/user/logout');
    server.down.add('SMS');
    server.pass(MINUTE_MS);
    const { body } = await visitor.post(SEND, { phone: number });
    expect(body).toMatchObject({ channel: 'WHATSAPP' });
    const login = await visitor.post(VERIFY, { attempt: body.attempt, otp: server.codeFor(`+91${number}`) });
    expect(login.status).toBe(200);
  });

  it('uses a verified e-mail as the last channel, without revealing the address', async () => {
    const person = await signUp(server);
    await person.visitor.post('/api/v1/account/save/email', { email: person.email });
    await person.visitor.post('/api/v1/account/verify/email', { otp: server.codeFor(person.email) });
    await person.visitor.post('/user/logout');
    server.down.add('SMS').add('WHATSAPP');
    server.pass(MINUTE_MS);
    const { body } = await person.visitor.post(SEND, { phone: person.number });
    expect(body).toMatchObject({ channel: 'EMAIL', sentTo: 'your verified e-mail' });
    const login = await person.visitor.post(VERIFY, { attempt: body.attempt, otp: server.codeFor(person.email) });
    expect(login.status).toBe(200);
  });
});
