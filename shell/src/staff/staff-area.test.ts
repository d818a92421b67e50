import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { MonitoringReader } from '../monitoring/monitoring-reader.ts';
import { nothingReported } from '../monitoring/monitoring-reader.ts';
import type { SourceStacks } from '../monitoring/source-stacks.ts';
import { folderRegistry } from '../registry/folder-registry.ts';
import { withCanary } from '../registry/remote-moves.ts';
import type { PageOutcomes } from '../render/page-outcomes.ts';
import { aRegistryDocument } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { testServer } from '../testing/test-server.ts';
import { releasePages } from './release-pages.ts';
import { TRIES } from './sign-in-tries.ts';
import { staffArea } from './staff-area.ts';
import { STAFF_COOKIE, staffGuard } from './staff-guard.ts';
import { staffPeople } from './staff-people.ts';
import { STAFF_SESSION_SECONDS } from './staff-session.ts';

const TOKEN = 'a-staff-token-of-the-test-site';
/** Nobody signs in with an account here. */
const NO_API = 'http://127.0.0.1:1';
const START = Date.UTC(2026, 10, 16, 4, 30);
const folder = testFolders();

const REPORT = {
  ...nothingReported('2.0.0'),
  devices: 200,
  pageErrors: 4,
  vitals: [{ name: 'LCP' as const, p75: 1234, count: 9 }],
};

const reader: MonitoringReader = {
  versions: async () => [REPORT, { ...nothingReported('1.0.0'), devices: 1800, pageErrors: 9 }],
  errors: async () => [
    {
      version: '2.0.0',
      kind: 'page',
      title: 'TypeError: <b>x</b>',
      route: '/test',
      count: 3,
      lastAt: START,
      stackTrace: 'at a',
    },
  ],
};

const outcomes: PageOutcomes = {
  count: () => undefined,
  list: () => [{ remote: 'mfe-test', version: '1.0.0', outcome: 'timeout', count: 12 }],
};

/** Names the source of each stack. */
const sources: SourceStacks = { read: async (stack) => `src/page.tsx: ${stack}` };

/** The staff area on a registry where `mfe-test` has a live version, a previous one and a canary. */
async function aStaffArea({
  token = TOKEN,
  publicUrl = '',
  read = reader,
  stacks = sources,
  secondFactorRequired = false,
  apiUrl = NO_API,
} = {}) {
  const artifacts = await folder();
  const versions = ['0.9.0', '1.0.0', '2.0.0'];
  const files = versions.map((version) => [
    `mfe-test/${version}/release.json`,
    JSON.stringify(aRelease({}, { version })),
  ]);
  await writeFiles(artifacts, Object.fromEntries(files));
  const registry = folderRegistry(artifacts);
  const live = { live: '1.0.0', previous: ['0.9.0'], salt: 'a' };
  const remotes = { 'mfe-test': withCanary(live, '2.0.0', 10, '2026-11-16T04:00:00.000Z') };
  await registry.update(async () => ({ ...aRegistryDocument(), remotes }));
  const clock = { now: START };
  const now = () => clock.now;
  const app = Fastify();
  await app.register(cookie);
  const people = staffPeople(apiUrl);
  const guard = staffGuard({ staffToken: token, publicUrl }, people, now);
  await staffArea(app, { guard, secondFactorRequired, people, now }, (scope) =>
    releasePages(scope, { guard, registry, reader: read, stacks, pages: { outcomes }, now }),
  );
  return { app, registry, clock };
}

const OWN = { 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

function post(
  app: FastifyInstance,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = OWN,
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function signedIn(app: FastifyInstance): Promise<string> {
  const answer = await post(app, '/staff/sign-in', { name: 'Meera Nair', token: TOKEN });
  expect(answer.statusCode).toBe(303);
  return `${STAFF_COOKIE}=${answer.cookies[0]?.value}`;
}

/** The fields of the form on the confirmation page. */
async function askedOnceMore(app: FastifyInstance, staff: string, action: string, version: string) {
  const url = `/staff/releases/${action}?remote=mfe-test&version=${version}`;
  const page = await app.inject({ url, headers: { cookie: staff } });
  expect(page.statusCode).toBe(200);
  const fields = [...page.body.matchAll(/<main[\s\S]*/g)].flatMap(([main]) => [
    ...main.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g),
  ]);
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

describe('the staff area', () => {
  it('does not exist without a token', async () => {
    const { app } = await aStaffArea({ token: '' });
    for (const url of ['/staff', '/staff/sign-in', '/staff/releases', '/staff/style.css']) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
    const cookieOfEmptyToken = await app.inject({ url: '/staff/releases', headers: { cookie: `${STAFF_COOKIE}=x.y` } });
    expect(cookieOfEmptyToken.statusCode).toBe(404);
  });

  it('asks for an account while accounts can be reached, if staff need a second factor', async () => {
    let status = 200;
    const api = await testServer((_request, response) => response.writeHead(status).end());
    const { app } = await aStaffArea({ secondFactorRequired: true, apiUrl: api.origin });
    const refused = await post(app, '/staff/sign-in', { name: 'Meera Nair', token: TOKEN });
    expect([refused.statusCode, refused.cookies]).toEqual([403, []]);
    expect(refused.body).toContain('Log in with your account. The token works only while accounts cannot be reached.');
    status = 503;
    expect((await post(app, '/staff/sign-in', { name: 'Meera Nair', token: TOKEN })).statusCode).toBe(303);
    await api.close();
    await signedIn(app);
  });

  it('redirects others to the login, and is never cached or indexed', async () => {
    const { app } = await aStaffArea();
    const answer = await app.inject('/staff/releases');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/staff/sign-in']);
    const page = await app.inject('/staff/sign-in');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).not.toContain('<script');
  });

  it('opens the requested page after the login, also after a wrong token', async () => {
    const { app } = await aStaffArea();
    const asked = '/staff/releases/promote?remote=mfe-test&version=2.0.0';
    const led = await app.inject(asked);
    const form = await app.inject(led.headers.location ?? '');
    const next = 'name="next" value="/staff/releases/promote?remote=mfe-test&amp;version=2.0.0"';
    expect(form.body).toContain(next);
    const wrong = await post(app, '/staff/sign-in', { name: 'Meera', token: 'a guess', next: asked });
    expect(wrong.body).toContain(next);
    const right = await post(app, '/staff/sign-in', { name: 'Meera', token: TOKEN, next: asked });
    expect(right.headers.location).toBe(asked);
    const cookie = `${STAFF_COOKIE}=${right.cookies[0]?.value}`;
    const again = await app.inject({ url: led.headers.location ?? '', headers: { cookie } });
    expect(again.headers.location).toBe(asked);
  });

  it.each([
    'https://evil.example/staff/releases',
    '//evil.example/staff/releases',
    '/\\evil.example/staff/',
    '/wallet',
    '/staff-only',
    '/staff/../wallet',
    '/staff/%2e%2e/wallet',
    '/staff/..//evil.example',
    '/staff/sign-in',
    '/staff/sign-in?next=/staff/override',
    '/staff/sign-out',
    '/staff/releases\r\nset-cookie: x=1',
    'javascript:alert(1)',
    '',
  ])('redirects to the releases and nowhere else for the target %j', async (next) => {
    const { app } = await aStaffArea();
    const answer = await post(app, '/staff/sign-in', { name: 'Meera', token: TOKEN, next });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/staff/releases']);
  });

  it('accepts the token for eight hours, with a cookie that scripts and other sites cannot read', async () => {
    const { app, clock } = await aStaffArea({ publicUrl: 'https://aangan.example' });
    const answer = await post(app, '/staff/sign-in', { name: 'Meera Nair', token: TOKEN });
    expect(answer.cookies[0]).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
      path: '/',
      maxAge: STAFF_SESSION_SECONDS,
    });
    const headers = { cookie: `${STAFF_COOKIE}=${answer.cookies[0]?.value}` };
    expect((await app.inject({ url: '/staff/releases', headers })).statusCode).toBe(200);
    clock.now += STAFF_SESSION_SECONDS * 1000;
    expect((await app.inject({ url: '/staff/releases', headers })).statusCode).toBe(303);
  });

  it.each([
    [403, 'This token is not right.', { name: 'Meera', token: `${TOKEN}x` }, OWN],
    [400, 'Enter your name in letters', { name: 'meera@mail.example', token: TOKEN }, OWN],
    [400, 'Enter your name in letters', { name: '', token: TOKEN }, OWN],
    [403, 'The form was not sent from this page.', { name: 'Meera', token: TOKEN }, { 'sec-fetch-site': 'cross-site' }],
    [
      403,
      'The form was not sent from this page.',
      { name: 'Meera', token: TOKEN },
      { origin: 'https://elsewhere.example' },
    ],
    [403, 'The form was not sent from this page.', { name: 'Meera', token: TOKEN }, {}],
  ])('answers %s, %s', async (status, text, fields, headers) => {
    const { app } = await aStaffArea();
    const answer = await post(app, '/staff/sign-in', fields, headers as Record<string, string>);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
    expect(answer.cookies).toEqual([]);
  });

  it('limits token attempts, and resets the limit after a quarter of an hour', async () => {
    const { app, clock } = await aStaffArea();
    for (let count = 0; count < TRIES; count++)
      await post(app, '/staff/sign-in', { name: 'Eve', token: `guess ${count}` });
    const right = { name: 'Meera', token: TOKEN };
    expect((await post(app, '/staff/sign-in', right)).statusCode).toBe(429);
    clock.now += 15 * 60 * 1000;
    expect((await post(app, '/staff/sign-in', right)).statusCode).toBe(303);
  });

  it('signs out', async () => {
    const { app } = await aStaffArea();
    const staff = await signedIn(app);
    const fields = await askedOnceMore(app, staff, 'promote', '2.0.0');
    const out = await post(app, '/staff/sign-out', fields, { ...OWN, cookie: staff });
    expect(out.cookies[0]).toMatchObject({ name: STAFF_COOKIE, value: '' });
    const elsewhere = await post(app, '/staff/sign-out', {}, { 'sec-fetch-site': 'cross-site', cookie: staff });
    expect(elsewhere.cookies).toEqual([]);
  });
});

describe('the releases page', () => {
  it('shows live, canary, figures, rollbacks, errors and outcomes', async () => {
    const { app } = await aStaffArea();
    const { body } = await app.inject({ url: '/staff/releases', headers: { cookie: await signedIn(app) } });
    for (const text of [
      'mfe-test',
      '1.0.0',
      'Canary 10%',
      '4 (2.0%)',
      '9 (0.5%)',
      '1,234 ms',
      '0.9.0',
      'timeout',
      'Meera Nair',
    ]) {
      expect(body).toContain(text);
    }
    expect(body).toContain('TypeError: &lt;b&gt;x&lt;/b&gt;');
    expect(body).toContain('<pre>src/page.tsx: at a</pre>');
    expect(body).toContain('Not clearly worse than live.');
  });

  it('shows what each server has in force, and why not what is asked for', async () => {
    const { app, registry } = await aStaffArea();
    const report = {
      schema: 1,
      id: 'a',
      name: 'web-1:3000',
      revision: 1,
      shell: 's1',
      contract: '1.0.0',
      remotes: { 'mfe-test': { live: '0.9.0' } },
      problems: [{ remote: 'mfe-test', version: '1.0.0', code: 'REG-021', reason: 'is not signed' }],
      since: '2026-11-16T04:00:00.000Z',
    };
    await registry.store.writeNote('servers/a.json', JSON.stringify(report));
    const { body } = await app.inject({ url: '/staff/releases', headers: { cookie: await signedIn(app) } });
    expect(body).toContain('In force on 0 of 1 servers.');
    expect(body).toContain('0.9.0 in force, cannot load 1.0.0: REG-021 is not signed');
    expect(body).toContain('Shell s1, contract 1.0.0, revision 1, since');
  });

  it('shows a message without figures, and still allows a rollback', async () => {
    const down = async () => Promise.reject(new Error('down'));
    const { app } = await aStaffArea({ read: { versions: down, errors: down } });
    const { body, statusCode } = await app.inject({ url: '/staff/releases', headers: { cookie: await signedIn(app) } });
    expect(statusCode).toBe(200);
    expect(body).toContain('The API does not answer');
    expect(body).toContain('Go back to this version');
  });

  it.each([
    ['rollback', '0.9.0', { live: '0.9.0' }],
    ['promote', '2.0.0', { live: '2.0.0', previous: ['1.0.0', '0.9.0'] }],
    ['stop-canary', '2.0.0', { live: '1.0.0' }],
  ])('does %s after a confirmation, and logs who did it and why', async (action, version, after) => {
    const { app, registry } = await aStaffArea();
    const staff = await signedIn(app);
    const fields = await askedOnceMore(app, staff, action, version);
    expect((await registry.read())?.changes).toEqual([]);
    const done = await post(
      app,
      `/staff/releases/${action}`,
      { ...fields, reason: 'errors at checkout' },
      { ...OWN, cookie: staff },
    );
    expect({ status: done.statusCode, body: done.body }).toMatchObject({ status: 303 });
    const document = await registry.read();
    expect(document?.remotes['mfe-test']).toMatchObject(after);
    expect(document?.remotes['mfe-test']?.canary).toBeUndefined();
    expect(document?.changes[0]).toMatchObject({ action, by: 'Meera Nair', version, reason: 'errors at checkout' });
    const page = await app.inject({ url: done.headers.location ?? '', headers: { cookie: staff } });
    expect(page.body).toMatch(/role="status">[^<]*mfe-test/);
  });

  it.each([
    ['no form token', { formToken: '' }, OWN],
    ['the form token of somebody else', { formToken: 'x'.repeat(43) }, OWN],
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }],
  ])('changes nothing for a form with %s', async (_, change, headers) => {
    const { app, registry } = await aStaffArea();
    const staff = await signedIn(app);
    const fields = await askedOnceMore(app, staff, 'promote', '2.0.0');
    const answer = await post(app, '/staff/releases/promote', { ...fields, ...change }, { ...headers, cookie: staff });
    expect(answer.statusCode).toBe(403);
    expect((await registry.read())?.changes).toEqual([]);
  });

  it('changes nothing for a visitor who is not logged in', async () => {
    const { app, registry } = await aStaffArea();
    const answer = await post(app, '/staff/releases/promote', { remote: 'mfe-test', version: '2.0.0' });
    expect(answer.headers.location).toBe('/staff/sign-in');
    expect((await registry.read())?.changes).toEqual([]);
  });

  it.each([
    ['rollback', 'mfe-test', '1.0.0'],
    ['rollback', 'mfe-test', '7.7.7'],
    ['promote', 'mfe-test', '1.0.0'],
    ['stop-canary', 'mfe-other', '2.0.0'],
    ['constructor', 'mfe-test', '2.0.0'],
    ['rollback', '__proto__', '0.9.0'],
  ])('refuses an impossible action: %s of %s to %s', async (action, remote, version) => {
    const { app } = await aStaffArea();
    const query = new URLSearchParams({ remote, version });
    const answer = await app.inject({
      url: `/staff/releases/${action}?${query}`,
      headers: { cookie: await signedIn(app) },
    });
    expect(answer.statusCode).toBe(409);
  });
});
