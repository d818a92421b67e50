import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import {
  type IdentityServer,
  newNumber,
  openIdentityServer,
  type TestVisitor,
} from '../../../testing/identity-server.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import type { Database } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { session } from './sessions.tables.ts';
import { openSessions } from './sessions.ts';

let server: IdentityServer;

beforeAll(async () => {
  server = await openIdentityServer();
});
afterAll(() => server.close());

/** Logs in, or signs up, by a code to the phone. */
async function logIn(visitor: TestVisitor, phone: string): Promise<void> {
  const { body } = await visitor.post('/api/v1/user/otp/send', { phone });
  const otp = server.codeFor(`+91${phone}`);
  const answer = await visitor.post('/api/v1/user/otp/verify', { attempt: body.attempt, otp });
  if (answer.status !== 404) return expect(answer.status).toBe(200) as undefined;
  const made = await visitor.post('/api/v1/user/account/create/otp', { attempt: body.attempt, otp });
  expect(made.status).toBe(200);
  server.pass(11 * 60_000);
}

interface Listed {
  readonly sessions: readonly { id: string; client: string; current: boolean; staff: boolean }[];
}

const listed = async (visitor: TestVisitor) => (await visitor.get<Listed>('/api/v1/user/sessions')).body.sessions;
const loggedIn = async (visitor: TestVisitor) => (await visitor.get('/api/v1/user/sessions')).status === 200;

/** A database whose connection breaks at the first reads. */
function breaking(database: Database, failures: number): Database {
  let left = failures;
  return new Proxy(database, {
    get(target, key, receiver) {
      if (key === 'select' && left-- > 0) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      return Reflect.get(target, key, receiver);
    },
  });
}

describe("a person's sessions", () => {
  it('are listed, and one can be ended from another: its next call is refused', async () => {
    const phone = newNumber();
    const [phoneAtHome, library] = [server.visitor(), server.visitor()];
    await logIn(phoneAtHome, phone);
    await logIn(library, phone);
    const all = await listed(phoneAtHome);
    expect(all).toHaveLength(2);
    const other = all.find(({ current }) => !current);
    expect(await phoneAtHome.delete(`/api/v1/user/sessions/${other?.id}`)).toMatchObject({
      status: 200,
      body: { ended: 1, loggedIn: true },
    });
    expect(await loggedIn(library)).toBe(false);
    expect(await loggedIn(phoneAtHome)).toBe(true);
  });

  it('can be ended everywhere else, or everywhere', async () => {
    const phone = newNumber();
    const visitors = [server.visitor(), server.visitor(), server.visitor()] as const;
    for (const visitor of visitors) await logIn(visitor, phone);
    const [here] = visitors;
    expect((await here.delete('/api/v1/user/sessions')).body).toEqual({ ended: 2, loggedIn: true });
    expect(await Promise.all(visitors.map(loggedIn))).toEqual([true, false, false]);
    expect((await here.delete('/api/v1/user/sessions?includingThis=true')).body).toEqual({ ended: 1, loggedIn: false });
    expect(here.session()).toBeUndefined();
    expect(await loggedIn(here)).toBe(false);
  });

  it('are visible to their person only, who alone can end them', async () => {
    const [mine, theirs] = [server.visitor(), server.visitor()];
    await logIn(mine, newNumber());
    await logIn(theirs, newNumber());
    const [target] = await listed(theirs);
    expect((await listed(mine)).map(({ id }) => id)).not.toContain(target?.id);
    expect((await mine.delete(`/api/v1/user/sessions/${target?.id}`)).status).toBe(404);
    expect(await loggedIn(theirs)).toBe(true);
    const stranger = server.visitor();
    for (const answer of [
      await stranger.get('/api/v1/user/sessions'),
      await stranger.delete('/api/v1/user/sessions'),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { message: 'Please log in to continue.' } });
    }
  });

  it('get a new token at each login: neither a planted token nor the old one is valid', async () => {
    const phone = newNumber();
    const visitor = server.visitor();
    const planted = `${SESSION_COOKIE}=${'a'.repeat(43)}`;
    const { body } = await visitor.post('/api/v1/user/otp/send', { phone });
    const code = { attempt: body.attempt, otp: server.codeFor(`+91${phone}`) };
    const cookie = `aangan_device=${visitor.device}; ${planted}`;
    expect((await visitor.post('/api/v1/user/account/create/otp', code, { cookie })).status).toBe(200);
    const first = visitor.session() ?? '';
    expect(first).not.toBe(planted);
    const thief = server.visitor();
    const rename = (token: string) => thief.post('/api/v1/account/save/profile', { name: 'Thief' }, { cookie: token });
    expect((await rename(planted)).status).toBe(401);
    server.pass(11 * 60_000);
    await logIn(visitor, phone);
    expect(visitor.session()).not.toBe(first);
    expect((await thief.post('/api/v1/account/save/profile', { name: 'Thief' }, { cookie: first ?? '' })).status).toBe(
      401,
    );
    expect(await listed(visitor)).toHaveLength(1);
  });

  it('are invalid after logging out, also for a copy of the cookie', async () => {
    const visitor = server.visitor();
    await logIn(visitor, newNumber());
    const copy = visitor.session() ?? '';
    expect((await visitor.post('/user/logout')).status).toBe(200);
    expect(visitor.session()).toBeUndefined();
    const replayed = await server.visitor().post('/api/v1/account/save/profile', { name: 'Again' }, { cookie: copy });
    expect(replayed.status).toBe(401);
  });

  it('end after 90 days without use, and continue while they are used', async () => {
    const visitor = server.visitor();
    await logIn(visitor, newNumber());
    const day = 24 * 3_600_000;
    for (const days of [80, 80, 80]) {
      server.pass(days * day);
      expect(await loggedIn(visitor)).toBe(true);
    }
    server.pass(91 * day);
    expect(await loggedIn(visitor)).toBe(false);
  });

  it('are invalid once the account is deleted, even if a row is left', async () => {
    const phone = newNumber();
    const visitor = server.visitor();
    await logIn(visitor, phone);
    expect(await loggedIn(visitor)).toBe(true);
    await server.database
      .update(account)
      .set({ deletedAt: new Date() })
      .where(eq(account.phone, `+91${phone}`));
    expect(await loggedIn(visitor)).toBe(false);
  });

  it('are looked up again once if the connection to the database breaks', async () => {
    const { accountId, cookie } = await signedIn(server.database, {}, Date.now());
    const request = { headers: { cookie } } as FastifyRequest;
    const sessionsAfter = (failures: number) =>
      openSessions({ database: breaking(server.database, failures), now: Date.now, secondFactorRequired: false });
    expect(await sessionsAfter(1).viewer(request)).toMatchObject({ accountId });
    await expect(sessionsAfter(2).viewer(request)).rejects.toThrow('terminating connection');
  });

  it('leave no usable token in the database', async () => {
    const visitor = server.visitor();
    await logIn(visitor, newNumber());
    const token = visitor.session()?.split('=')[1] ?? '';
    const rows = await server.database.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a login on another device', () => {
  it('is notified by mail to a verified address, once per device', async () => {
    const phone = newNumber();
    const [known, other] = [server.visitor(), server.visitor()];
    await logIn(known, phone);
    const mail = `${phone}@example.test`;
    const notified = () => server.sent.filter(({ to, template }) => to === mail && template === 'new-login').length;
    await logIn(other, phone);
    await server.jobs.drain();
    expect(notified()).toBe(0);
    await server.database
      .update(account)
      .set({ email: mail, emailVerifiedAt: new Date(server.now()) })
      .where(eq(account.phone, `+91${phone}`));
    server.pass(3_600_000);
    await logIn(known, phone);
    await server.jobs.drain();
    expect(notified()).toBe(0);
    const third = server.visitor();
    await logIn(third, phone);
    await server.jobs.drain();
    expect(notified()).toBe(1);
    expect(server.sent.at(-1)?.text).toContain('India time');
    server.pass(3_600_000);
    await logIn(third, phone);
    await server.jobs.drain();
    expect(notified()).toBe(1);
  });
});

describe("an account's security events", () => {
  it('can be read by its person, without addresses or numbers', async () => {
    const phone = newNumber();
    const [here, there] = [server.visitor(), server.visitor()];
    await logIn(here, phone);
    await logIn(there, phone);
    await there.delete('/api/v1/user/sessions');
    interface Events {
      readonly events: readonly { event: string; here: boolean }[];
    }
    const seen = await there.get<Events>('/api/v1/user/security-events');
    expect(seen.body.events.map(({ event, here: onThis }) => [event, onThis])).toEqual(
      expect.arrayContaining([
        ['sessions-revoked', true],
        ['login', true],
        ['account-created', false],
      ]),
    );
    expect((await here.get('/api/v1/user/security-events')).status).toBe(401);
    expect(seen.text).not.toMatch(new RegExp(`${phone}|${here.address}`));
  });
});
