import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import {
  type IdentityServer,
  newNumber,
  openIdentityServer,
  type TestVisitor,
} from '../../../testing/identity-server.ts';
import { securityEvent } from '../../foundation/audit/audit.tables.ts';
import { account } from '../accounts/public.ts';
import { changeStaffRole } from './staff-role.ts';

const PASSWORD = 'sixteen lemon trees';

let server: IdentityServer;

beforeAll(async () => {
  server = await openIdentityServer();
});
afterAll(() => server.close());

const grant = (phone: string) => changeStaffRole(server.database, `+91${phone}`, 'grant', server.now);
const revoke = (phone: string) => changeStaffRole(server.database, `+91${phone}`, 'revoke', server.now);
const me = (visitor: TestVisitor) => visitor.get('/api/v1/staff/me');

/** A person with an account and a password, logged in as a member. */
async function person(): Promise<{ phone: string; visitor: TestVisitor }> {
  const phone = newNumber();
  const visitor = server.visitor();
  const { body } = await visitor.post('/api/v1/user/otp/send', { phone });
  const otp = server.codeFor(`+91${phone}`);
  await visitor.post('/api/v1/user/account/create/otp', { attempt: body.attempt, otp, name: 'Meera Nair' });
  expect((await visitor.post('/api/v1/user/password/set', { password: PASSWORD })).status).toBe(200);
  return { phone, visitor };
}

/** The two steps from a member's session to a staff session. */
async function openStaffSession(visitor: TestVisitor, phone: string): Promise<void> {
  // The code of the member's login counts among those sent to the phone.
  server.pass(11 * MINUTE_MS);
  const { status, body } = await visitor.post('/api/v1/staff/code', { password: PASSWORD });
  expect(status).toBe(200);
  const opened = await visitor.post('/api/v1/staff/verify', {
    attempt: body.attempt,
    otp: server.codeFor(`+91${phone}`),
  });
  expect(opened).toMatchObject({ status: 200, body: { loggedIn: true, name: 'Meera Nair' } });
}

async function staffMember(): Promise<{ phone: string; visitor: TestVisitor }> {
  const { phone, visitor } = await person();
  await grant(phone);
  await openStaffSession(visitor, phone);
  return { phone, visitor };
}

describe('staff access', () => {
  it('needs the role and a login with password and code; the role alone is not enough', async () => {
    const { phone, visitor } = await person();
    expect((await me(visitor)).status).toBe(404);
    await grant(phone);
    expect((await me(visitor)).status).toBe(404);
    const ordinary = visitor.session();
    await openStaffSession(visitor, phone);
    expect(await me(visitor)).toMatchObject({ status: 200, body: { name: 'Meera Nair' } });
    expect(visitor.session()).not.toBe(ordinary);
  });

  it('gives no code for a wrong password, and no session for a wrong code or a code for logging in', async () => {
    const { phone, visitor } = await person();
    await grant(phone);
    server.pass(11 * MINUTE_MS);
    const wrong = await visitor.post('/api/v1/staff/code', { password: 'not this one' });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Please enter valid password' } });
    const login = await visitor.post('/api/v1/user/otp/send', { phone });
    const otp = server.codeFor(`+91${phone}`);
    expect((await visitor.post('/api/v1/staff/verify', { attempt: login.body.attempt, otp })).status).toBe(400);
    const asked = await visitor.post('/api/v1/staff/code', { password: PASSWORD });
    const right = server.codeFor(`+91${phone}`);
    const other = right === '111111' ? '222222' : '111111';
    const verify = (code: string) => visitor.post('/api/v1/staff/verify', { attempt: asked.body.attempt, otp: code });
    expect((await verify(other)).status).toBe(400);
    expect((await me(visitor)).status).toBe(404);
    expect((await verify(right)).status).toBe(200);
  });

  it('does not exist for members and strangers', async () => {
    const { visitor } = await person();
    expect((await visitor.post('/api/v1/staff/code', { password: PASSWORD })).status).toBe(404);
    const stranger = server.visitor();
    expect((await me(stranger)).status).toBe(401);
    expect((await stranger.post('/api/v1/staff/code', { password: PASSWORD })).status).toBe(401);
  });

  it('ends after 30 minutes without use', async () => {
    const { visitor } = await staffMember();
    server.pass(29 * MINUTE_MS);
    expect((await me(visitor)).status).toBe(200);
    server.pass(29 * MINUTE_MS);
    expect((await me(visitor)).status).toBe(200);
    server.pass(31 * MINUTE_MS);
    expect((await me(visitor)).status).toBe(401);
    expect((await visitor.get('/api/v1/user/sessions')).status).toBe(401);
  });

  it('ends after 12 hours, despite activity', async () => {
    const { visitor } = await staffMember();
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      server.pass(20 * MINUTE_MS);
      expect((await me(visitor)).status).toBe(200);
    }
    server.pass(20 * MINUTE_MS);
    expect((await me(visitor)).status).toBe(401);
  });

  it('ends at once when the role is revoked', async () => {
    const { phone, visitor } = await staffMember();
    await server.database
      .update(account)
      .set({ role: 'member' })
      .where(eq(account.phone, `+91${phone}`));
    expect((await me(visitor)).status).toBe(404);
    await grant(phone);
    expect((await me(visitor)).status).toBe(200);
    await revoke(phone);
    expect((await visitor.get('/api/v1/user/sessions')).status).toBe(401);
  });

  it('includes browser reports, as for the shell’s server', async () => {
    const { visitor } = await staffMember();
    const { visitor: member } = await person();
    const path = '/api/v1/monitoring/errors?remote=mfe-search';
    expect((await visitor.get(path)).status).toBe(200);
    expect((await member.get(path)).status).toBe(404);
  });

  it('on a new device is notified by mail', async () => {
    const { phone, visitor } = await person();
    const email = `${phone}@example.test`;
    await server.database
      .update(account)
      .set({ email, emailVerifiedAt: new Date(server.now()) })
      .where(eq(account.phone, `+91${phone}`));
    await grant(phone);
    await openStaffSession(visitor, phone);
    await openStaffSession(visitor, phone);
    await server.jobs.drain();
    expect(server.sent.filter(({ to, template }) => to === email && template === 'staff-login')).toHaveLength(1);
  });

  it('leaves audit events: granted, logged in, revoked', async () => {
    const { phone } = await staffMember();
    await revoke(phone);
    const [found] = await server.database
      .select()
      .from(account)
      .where(eq(account.phone, `+91${phone}`));
    const events = await server.database
      .select()
      .from(securityEvent)
      .where(eq(securityEvent.accountId, found?.id ?? ''))
      .orderBy(securityEvent.id);
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['staff-granted', 'staff-login', 'staff-revoked']),
    );
    expect(events.find(({ event }) => event === 'staff-granted')?.client).toBe('A command');
  });

  it('cannot be given to a number without an account', () =>
    expect(grant(newNumber())).rejects.toThrow(
      'No account has this number. The person must sign up on the site first.',
    ));
});
