import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { newAddress, newNumber } from '../../../testing/identity-server.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { type RoundRobin, roundRobin } from '../../../testing/round-robin.ts';
import { buildServer } from '../../build-server.ts';
import { outboxMessages } from '../../foundation/messages/outbox.queries.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

const one = openTestDatabase({ connections: 3 });
const databases = [one, openTestDatabase({ connections: 3 })];
/** Two releases in the middle of a rotation: one makes codes with the old key, one with the new key. */
const keys = [['old key', 'new key'] as const, ['new key', 'old key'] as const];
let apps: FastifyInstance[];
let proxy: RoundRobin;

beforeAll(async () => {
  apps = await Promise.all(
    databases.map(({ database }, index) =>
      buildServer({ database, logLevel: 'silent', identityKey: keys[index] ?? 'old key' }),
    ),
  );
  proxy = await roundRobin(await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' }))));
});
afterAll(async () => {
  proxy.close();
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all(databases.map(({ close }) => close()));
});

/** A browser that calls the proxy. */
function browser() {
  const device = `aangan_device=${randomUUID()}`;
  const address = newAddress();
  const seen = new Set<string>();
  let session = '';
  return {
    seen,
    async call(method: string, path: string, body?: object) {
      const response = await fetch(`${proxy.url}${path}`, {
        method,
        headers: {
          cookie: `${device}; ${session}`,
          device: 'DESKTOP',
          'x-forwarded-for': address,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      seen.add(response.headers.get('x-instance') ?? '');
      const cookie = response.headers.get('set-cookie')?.split(';', 1)[0];
      if (cookie?.startsWith(SESSION_COOKIE)) session = cookie;
      return { status: response.status, body: (await response.json()) as Record<string, never> };
    },
  };
}

async function codeFor(phone: string): Promise<string> {
  const [newest] = await outboxMessages(one.database, `+91${phone}`);
  return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? '';
}

describe('two instances on one database', () => {
  it('share codes and sessions, also while the key is rotated', async () => {
    const phone = newNumber();
    const visitor = browser();
    const { body } = await visitor.call('POST', '/api/v1/user/otp/send', { phone });
    const code = { attempt: body.attempt, otp: await codeFor(phone) };
    expect((await visitor.call('POST', '/api/v1/user/account/create/otp', code)).status).toBe(200);
    for (let call = 0; call < 6; call++) expect((await visitor.call('GET', '/api/v1/user/sessions')).status).toBe(200);
    expect(visitor.seen.size).toBe(2);
  });

  it('both reject a session at once after it was ended at one', async () => {
    const phone = newNumber();
    const [here, there] = [browser(), browser()];
    const first = await here.call('POST', '/api/v1/user/otp/send', { phone });
    await here.call('POST', '/api/v1/user/account/create/otp', {
      attempt: first.body.attempt,
      otp: await codeFor(phone),
    });
    const second = await there.call('POST', '/api/v1/user/otp/send', { phone });
    const login = { attempt: second.body.attempt, otp: await codeFor(phone) };
    expect((await there.call('POST', '/api/v1/user/otp/verify', login)).status).toBe(200);
    for (let call = 0; call < 4; call++) expect((await there.call('GET', '/api/v1/user/sessions')).status).toBe(200);
    expect((await here.call('DELETE', '/api/v1/user/sessions')).status).toBe(200);
    for (let call = 0; call < 4; call++) expect((await there.call('GET', '/api/v1/user/sessions')).status).toBe(401);
    expect(there.seen.size).toBe(2);
  });
});
