import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq } from 'drizzle-orm';
import { URI } from 'otpauth';
import {
  type IdentityServer,
  newNumber,
  openIdentityServer,
  type TestVisitor,
} from '../../../../testing/identity-server.ts';
import { securityEvent } from '../../../foundation/audit/audit.tables.ts';
import { account } from '../../accounts/public.ts';
import { staffDecision } from '../staff-decisions.tables.ts';
import { changeStaffRole } from '../staff-role.ts';
import { PASSWORD_FIRST } from './second-factor.routes.ts';
import { staffRecoveryCode, staffSecondFactor } from './second-factor.tables.ts';

const PASSWORD = 'sixteen lemon trees';
const STEP_MS = 30_000;

let server: IdentityServer;

beforeAll(async () => {
  server = await openIdentityServer({ secondFactorRequired: true });
});
afterAll(() => server.close());

interface Member {
  readonly id: string;
  readonly phone: string;
  readonly visitor: TestVisitor;
}

/** Somebody with the staff role and a password, in an ordinary login. */
async function member(): Promise<Member> {
  const phone = newNumber();
  const visitor = server.visitor();
  const { body } = await visitor.post('/api/v1/user/otp/send', { phone });
  const otp = server.codeFor(`+91${phone}`);
  await visitor.post('/api/v1/user/account/create/otp', { attempt: body.attempt, otp, name: 'Meera Nair' });
  await visitor.post('/api/v1/user/password/set', { password: PASSWORD });
  await changeStaffRole(server.database, `+91${phone}`, 'grant', server.now);
  const [row] = await server.database
    .select()
    .from(account)
    .where(eq(account.phone, `+91${phone}`));
  return { id: row?.id ?? '', phone, visitor };
}

const password = (visitor: TestVisitor) => visitor.post('/api/v1/staff/code', { password: PASSWORD });
const verify = (visitor: TestVisitor, code: string) => visitor.post('/api/v1/staff/second-factor/verify', { code });
const me = (visitor: TestVisitor) => visitor.get('/api/v1/staff/me');
const queue = (visitor: TestVisitor) => visitor.get('/api/v1/staff/decisions/held-listings');

/** The staff login with a code by SMS, which is enough until a second factor is set up. */
async function logInBySms({ phone, visitor }: Member): Promise<void> {
  // The code of the member's login counts among those sent to the phone.
  server.pass(11 * MINUTE_MS);
  const { body } = await password(visitor);
  const otp = server.codeFor(`+91${phone}`);
  expect((await visitor.post('/api/v1/staff/verify', { attempt: body.attempt, otp })).status).toBe(200);
}

/** Sets an app up. @returns the code that it shows, and the recovery codes */
async function setUp({ visitor }: Member): Promise<{ shown: () => string; recoveryCodes: readonly string[] }> {
  const { body } = await visitor.post<{ uri: string }>('/api/v1/staff/second-factor/begin', {});
  const app = URI.parse(body.uri);
  const shown = () => ('period' in app ? app.generate({ timestamp: server.now() }) : '');
  const confirm = await visitor.post<{ recoveryCodes: string[] }>('/api/v1/staff/second-factor/confirm', {
    code: shown(),
  });
  expect(confirm.status).toBe(200);
  return { shown, recoveryCodes: confirm.body.recoveryCodes };
}

const eventsOf = async (accountId: string) =>
  (await server.database.select().from(securityEvent).where(eq(securityEvent.accountId, accountId))).map(
    ({ event }) => event,
  );

describe('the second factor of staff', () => {
  it('is set up before a staff session may do anything else, and is stored encrypted', async () => {
    const person = await member();
    await logInBySms(person);
    expect(await me(person.visitor)).toMatchObject({ status: 200, body: { needsSecondFactor: true, roles: [] } });
    expect((await queue(person.visitor)).status).toBe(404);
    const { recoveryCodes } = await setUp(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await me(person.visitor)).body).toMatchObject({ needsSecondFactor: false });
    expect((await queue(person.visitor)).status).toBe(200);
    const { body } = await person.visitor.get('/api/v1/staff/second-factor');
    expect(body).toMatchObject({ required: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify([
      await server.database.select().from(staffRecoveryCode),
      await server.database.select().from(staffSecondFactor),
    ]);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  it('takes the place of the code by SMS at the next login, once for each code', async () => {
    const person = await member();
    await logInBySms(person);
    const { shown } = await setUp(person);
    server.pass(STEP_MS);
    expect((await verify(person.visitor, shown())).body.message).toBe(PASSWORD_FIRST);
    const sent = server.sent.length;
    expect((await password(person.visitor)).body).toEqual({ authenticator: true });
    expect(server.sent).toHaveLength(sent);
    const code = shown();
    expect(await verify(person.visitor, code)).toMatchObject({ status: 200, body: { loggedIn: true } });
    expect((await queue(person.visitor)).status).toBe(200);
    await password(person.visitor);
    expect((await verify(person.visitor, code)).status).toBe(400);
    server.pass(STEP_MS);
    expect((await verify(person.visitor, shown())).status).toBe(200);
    expect(await eventsOf(person.id)).toEqual(
      expect.arrayContaining(['second-factor-set-up', 'second-factor-passed', 'second-factor-failed']),
    );
  });

  it('can be a recovery code, once', async () => {
    const person = await member();
    await logInBySms(person);
    const [code = ''] = (await setUp(person)).recoveryCodes;
    await password(person.visitor);
    expect((await verify(person.visitor, code.toLowerCase())).status).toBe(200);
    await password(person.visitor);
    expect((await verify(person.visitor, code)).status).toBe(400);
    expect((await person.visitor.get('/api/v1/staff/second-factor')).body).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('waits after five wrong codes, also for the right one', async () => {
    const person = await member();
    await logInBySms(person);
    const { shown } = await setUp(person);
    await password(person.visitor);
    server.pass(STEP_MS);
    const wrong = shown() === '111111' ? '222222' : '111111';
    const tries = await Promise.all(Array.from({ length: 5 }, () => verify(person.visitor, wrong)));
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await verify(person.visitor, shown())).status).toBe(429);
    expect(await eventsOf(person.id)).toContain('second-factor-locked');
    server.pass(2 * MINUTE_MS);
    expect((await verify(person.visitor, shown())).status).toBe(200);
  });

  it('is reset by another administrator with a reason, which ends all logins; never by oneself', async () => {
    const [lost, administrator] = [await member(), await member()];
    for (const person of [lost, administrator]) {
      await logInBySms(person);
      await setUp(person);
    }
    const reset = (id: string, reason: string) =>
      administrator.visitor.post(`/api/v1/staff/second-factors/${id}/reset`, { reason });
    expect((await reset(administrator.id, 'I have a new phone')).status).toBe(403);
    expect((await reset(lost.id, '')).status).toBe(400);
    expect((await reset(lost.id, 'Phone stolen, spoke by video')).status).toBe(200);
    expect((await reset(lost.id, 'Phone stolen, spoke by video')).status).toBe(404);
    expect((await me(lost.visitor)).status).toBe(401);
    const [decision] = await server.database
      .select()
      .from(staffDecision)
      .where(and(eq(staffDecision.queue, 'second-factors'), eq(staffDecision.caseId, lost.id)));
    expect(decision).toMatchObject({ staffId: administrator.id, reason: 'Phone stolen, spoke by video' });
    expect(await eventsOf(lost.id)).toContain('second-factor-reset');
  });
});
