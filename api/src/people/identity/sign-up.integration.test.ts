import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq } from 'drizzle-orm';
import {
  type IdentityServer,
  newNumber,
  openIdentityServer,
  type TestVisitor,
} from '../../../testing/identity-server.ts';
import { signUp, verifyEmail } from '../../../testing/sign-up.ts';
import { account, accountOfPhone } from '../accounts/public.ts';

const CHECK = '/api/v1/user/phone/check';
const SEND = '/api/v1/user/otp/send';
const CREATE = '/api/v1/user/account/create';
const EXPLORE = '/api/v1/pi-account/explore/hs/user/register-login';

describe('signing up', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await openIdentityServer();
  });
  afterAll(() => server.close());

  async function proving(visitor: TestVisitor, number = newNumber(), dialCode = '+91') {
    const { body } = await visitor.post(SEND, { phone: number, dialCode, purpose: 'sign-up' });
    return { attempt: body.attempt, otp: server.codeFor(`${dialCode}${number}`), number };
  }

  it('creates an account for a new number in three calls', async () => {
    const visitor = server.visitor();
    const phone = newNumber();
    expect((await visitor.post(CHECK, { phone })).body).toEqual({ statusCode: 10002 });
    const { attempt, otp } = await proving(visitor, phone);
    const made = await visitor.post(CREATE, {
      attempt,
      otp,
      name: ' Asha Rao ',
      email: 'Asha@Example.test',
      whatsAppOptIn: true,
    });
    expect(made).toMatchObject({ status: 200, body: { loggedIn: true, created: true, account: { name: 'Asha Rao' } } });
    expect((await server.visitor().post(CHECK, { phone })).body).toEqual({ statusCode: 10003 });
    expect((await visitor.get('/api/v3/user/info')).body).toMatchObject({
      status: 'success',
      isLoggedIn: true,
      name: 'Asha Rao',
      user_phone: `+91${phone}`,
      user_email: 'asha@example.test',
      emailVerified: false,
      whatsAppOptIn: 'TRUE',
      hasPassword: false,
      nri: false,
    });
  });

  it.each([
    [true, ['terms', 'whatsapp']],
    [false, ['terms']],
    [undefined, ['terms']],
  ])('stores what was agreed to with the WhatsApp box %p, and no withdrawal', async (whatsAppOptIn, purposes) => {
    const visitor = server.visitor();
    const { attempt, otp } = await proving(visitor);
    expect(
      (await visitor.post(CREATE, { attempt, otp, name: 'Asha Rao', email: `${attempt}@example.test`, whatsAppOptIn }))
        .body,
    ).toMatchObject({ created: true });
    const { body } = await visitor.get('/api/v1/user/consents');
    const log = (body as unknown as { log: { purpose: string; given: boolean }[] }).log;
    expect(log.map(({ purpose }) => purpose).toSorted()).toEqual(purposes);
    expect(log.every(({ given }) => given)).toBe(true);
  });

  it.each([
    [{ name: 'Al' }, 'body.name', 'Minimum 3 characters required in name.'],
    [{ name: 'R2D2' }, 'body.name', 'Only letters (a-z) are allowed in the name.'],
    [{ name: 'A'.repeat(31) }, 'body.name', 'Maximum 30 characters allowed in the name.'],
    [{ email: 'asha@' }, 'body.email', 'Please enter valid email'],
    [{ otp: '12345' }, 'body.otp', 'Please enter valid OTP'],
  ])("refuses %j with the specification's message, and the code stays valid", async (changed, field, message) => {
    const visitor = server.visitor();
    const { attempt, otp } = await proving(visitor);
    const facts = { attempt, otp, name: 'Asha Rao', email: 'asha@example.test' };
    const refused = await visitor.post(CREATE, { ...facts, ...changed });
    expect(refused).toMatchObject({ status: 400, body: { message, issues: [{ field }] } });
    expect((await visitor.post(CREATE, facts)).status).toBe(200);
  });

  it('reports that the number was taken meanwhile, and the code logs in instead', async () => {
    const visitor = server.visitor();
    const { attempt, otp, number } = await proving(visitor);
    await server.database.insert(account).values({
      id: `acc_meanwhile_${number}`,
      phone: `+91${number}`,
      phoneCountry: 'IN',
      name: 'Ravi Iyer',
      createdAt: new Date(server.now()),
    });
    const refused = await visitor.post(CREATE, { attempt, otp, name: 'Asha Rao', email: 'asha@example.test' });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This number already has an account. Log in instead.' },
    });
    const login = await visitor.post('/api/v1/user/otp/verify', { attempt, otp });
    expect(login).toMatchObject({ status: 200, body: { account: { name: 'Ravi Iyer' } } });
  });

  it('asks the owner of number and e-mail to log in, not to use another e-mail', async () => {
    const person = await signUp(server);
    await verifyEmail(server, person);
    server.pass(MINUTE_MS);
    const visitor = server.visitor();
    const facts = { ...(await proving(visitor, person.number)), name: 'Asha Rao', email: person.email };
    expect((await visitor.post(CREATE, facts)).body.message).toBe(
      'This number already has an account. Log in instead.',
    );
  });

  it('creates one account for two parallel forms, each with its own code', async () => {
    const phone = newNumber();
    const [one, other] = [server.visitor(), server.visitor()];
    const codes = [await proving(one, phone), await proving(other, phone)];
    const answers = await Promise.all(
      [one, other].map((visitor, at) =>
        visitor.post(CREATE, { ...codes[at], name: 'Asha Rao', email: 'asha@example.test' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await server.database
      .select()
      .from(account)
      .where(and(eq(account.phone, `+91${phone}`)));
    expect(rows).toHaveLength(1);
  });

  it('refuses only an e-mail that another account has verified', async () => {
    const owner = await signUp(server);
    const visitor = server.visitor();
    const unproven = await proving(visitor);
    expect((await visitor.post(CREATE, { ...unproven, name: 'Ravi Iyer', email: owner.email })).status).toBe(200);
    await verifyEmail(server, owner);
    const late = server.visitor();
    const refused = await late.post(CREATE, { ...(await proving(late)), name: 'Ravi Iyer', email: owner.email });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This e-mail already has an account. Use another one.' },
    });
  });

  it('limits how many e-mail addresses one code can test', async () => {
    const owner = await signUp(server);
    await verifyEmail(server, owner);
    const visitor = server.visitor();
    const facts = { ...(await proving(visitor)), name: 'Ravi Iyer', email: owner.email };
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await visitor.post(CREATE, facts)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429, 429]);
  });

  it('needs only phone and code; the name may follow', async () => {
    const visitor = server.visitor();
    const { attempt, otp } = await proving(visitor);
    const made = await visitor.post('/api/v1/user/account/create/otp', { attempt, otp });
    expect(made).toMatchObject({ status: 200, body: { created: true, account: { name: '' } } });
    expect((await visitor.get('/api/v3/user/info')).body).toMatchObject({ name: null, whatsAppOptIn: null });
    await visitor.post('/api/v1/account/save/profile', { name: 'Asha Rao' });
    expect((await visitor.get('/api/v3/user/info')).body).toMatchObject({ name: 'Asha Rao' });
  });

  it('accepts numbers of other countries, whose owners are NRI users', async () => {
    const visitor = server.visitor();
    const number = newNumber().slice(0, 9);
    const { attempt, otp } = await proving(visitor, number, '+971');
    await visitor.post(CREATE, { attempt, otp, name: 'Asha Rao', email: 'asha@example.test' });
    expect(await accountOfPhone(server.database, `+971${number}`)).toMatchObject({ phoneCountry: 'AE', nri: true });
    expect((await visitor.post('/api/v1/user/nri/check')).body).toEqual({ data: { nri: true } });
  });

  it('needs the code of a phone, not of a mailbox', async () => {
    const owner = await signUp(server);
    await verifyEmail(server, owner);
    await owner.visitor.post('/user/logout');
    server.pass(MINUTE_MS);
    const { body } = await owner.visitor.post(SEND, { email: owner.email, channel: 'EMAIL' });
    const facts = {
      attempt: body.attempt,
      otp: server.codeFor(owner.email),
      name: 'Ravi Iyer',
      email: 'ravi@example.test',
    };
    expect(await owner.visitor.post(CREATE, facts)).toMatchObject({
      status: 400,
      body: { message: 'Please enter valid OTP' },
    });
  });

  it('keeps a right code valid when the number has no account yet', async () => {
    const visitor = server.visitor();
    const { attempt, otp } = await proving(visitor);
    const login = await visitor.post('/api/v1/user/otp/verify', { attempt, otp });
    expect(login).toMatchObject({
      status: 404,
      body: { message: 'There is no account for this number. Sign up instead.' },
    });
    expect((await visitor.post(CREATE, { attempt, otp, name: 'Asha Rao', email: 'asha@example.test' })).status).toBe(
      200,
    );
  });
});

describe('ordering a home service', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await openIdentityServer();
  });
  afterAll(() => server.close());

  it('registers with phone and code, and logs in the next time', async () => {
    const visitor = server.visitor();
    const phone = newNumber();
    const asked = await visitor.post(EXPLORE, { phone, name: 'Asha Rao' });
    expect(asked.body).toMatchObject({ status: 'OTP_SENT', channel: 'SMS' });
    const otp = server.codeFor(`+91${phone}`);
    const other = await visitor.post(EXPLORE, { phone: newNumber(), attempt: asked.body.attempt, otp });
    expect(other).toMatchObject({ status: 400, body: { message: 'Please enter valid OTP' } });
    const made = await visitor.post(EXPLORE, { phone, name: 'Asha Rao', attempt: asked.body.attempt, otp });
    expect(made.body).toMatchObject({ status: 'LOGGED_IN', created: true, account: { name: 'Asha Rao' } });
    server.pass(MINUTE_MS);
    const again = await server.visitor().post(EXPLORE, { phone });
    expect(again.body).toMatchObject({ status: 'OTP_SENT' });
  });
});
