import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import cookie from '@fastify/cookie';
import type { AxeResults } from 'axe-core';
import Fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { secondFactorPage } from './second-factor-page.ts';
import { secondFactorsPage } from './second-factors-page.ts';
import { staffArea } from './staff-area.ts';
import { staffGuard } from './staff-guard.ts';
import { staffPeople } from './staff-people.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);
const LOGIN = { cookie: `__Host-aangan_session=${'s'.repeat(43)}` };
const FORM = { ...LOGIN, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What only a rendering browser can tell. */
const NOT_IN_JSDOM = { rules: { 'color-contrast': { enabled: false } } };

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const PEOPLE = [
  { id: 'acc_2', name: 'Ravi <Rao>', roles: ['money'], since: NOW },
  { id: 'acc_3', name: 'Asha Iyer', roles: ['support'], since: null },
];

let needsSecondFactor = true;
let calls: string[] = [];
let api: TestServer;
let app: FastifyInstance;

function apiAnswer(path: string, body: string): { status: number; body: object } {
  const refused = (message: string) => ({ status: 400, body: { message } });
  if (path === '/api/v1/staff/me') {
    const roles = needsSecondFactor ? [] : ['administration'];
    return { status: 200, body: { id: 'acc_1', name: 'Meera Nair', roles, needsSecondFactor, until: NOW + 1000 } };
  }
  if (path === '/api/v1/staff/second-factor') {
    const since = needsSecondFactor ? null : NOW;
    return { status: 200, body: { required: true, since, recoveryCodesLeft: since === null ? 0 : 9 } };
  }
  if (path.endsWith('/begin')) return { status: 200, body: { key: KEY, uri: `otpauth://totp/Aangan?secret=${KEY}` } };
  if (path.endsWith('/confirm')) {
    const right = body.includes('402913');
    return right
      ? { status: 200, body: { recoveryCodes: ['ABCD-EFGH-IJKL-MNOP'] } }
      : refused('This code is not right.');
  }
  if (path.endsWith('/reset'))
    return body.includes('stolen') ? { status: 200, body: { reset: true } } : refused('Say why.');
  return { status: 200, body: { people: PEOPLE } };
}

beforeAll(async () => {
  api = await testServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    calls.push(`${request.method} ${request.url}`);
    const { status, body: answer } = apiAnswer(request.url ?? '', body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  app = Fastify();
  await app.register(cookie);
  const people = staffPeople(api.origin);
  const guard = staffGuard({ staffToken: 'a-staff-token-of-the-test-site', publicUrl: '' }, people, () => NOW);
  await staffArea(app, { guard, secondFactorRequired: false, people, now: () => NOW }, (scope) => {
    secondFactorPage(scope, guard, people);
    secondFactorsPage(scope, guard, people);
  });
});
beforeEach(() => {
  needsSecondFactor = true;
  calls = [];
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const get = (url: string) => app.inject({ url, headers: LOGIN });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = FORM) =>
  app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });

/** The rules of accessibility that a page breaks. */
async function broken(markup: string): Promise<string[]> {
  const { window } = new JSDOM(markup, { runScripts: 'outside-only' });
  window.eval(AXE);
  const { violations }: AxeResults = await window.axe.run(window.document, NOT_IN_JSDOM);
  return violations.map(({ id }) => id);
}

describe('setting up a second factor', () => {
  it('is where every other staff page leads until it is done', async () => {
    const list = await get('/staff/second-factors');
    expect([list.statusCode, list.headers.location]).toEqual([303, '/staff/second-factor']);
    const login = await get('/staff/sign-in/account');
    expect(login.headers.location).toBe('/staff/second-factor');
    expect((await get('/staff/second-factor')).body).toContain('Set up a second factor before you go on.');
    expect(calls).not.toContain('POST /api/v1/staff/second-factor/begin');
  });

  it('shows the key as a QR code and as text, and the same key beside a wrong code', async () => {
    const shown = await post('/staff/second-factor', {});
    expect(shown.body).toContain('role="img"');
    expect(shown.body).toContain('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    const wrong = await post('/staff/second-factor/confirm', { code: '111111' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('JBSW Y3DP');
    const field = new JSDOM(wrong.body).window.document.querySelector('input[name=code]');
    expect(field?.getAttribute('aria-describedby')).toBe('problem');
    expect([field?.getAttribute('autocomplete'), field?.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    expect([await broken(shown.body), await broken(wrong.body)]).toEqual([[], []]);
  });

  it('shows the recovery codes after the right code', async () => {
    const done = await post('/staff/second-factor/confirm', { code: '402913' });
    expect(done.body).toContain('ABCD-EFGH-IJKL-MNOP');
    expect(done.headers['cache-control']).toBe('no-store');
    expect(await broken(done.body)).toEqual([]);
  });

  it('accepts no form of another site', async () => {
    await post('/staff/second-factor/confirm', { code: '402913' }, { ...FORM, 'sec-fetch-site': 'cross-site' });
    expect(calls).not.toContain('POST /api/v1/staff/second-factor/confirm');
  });
});

describe('the second factors of all staff', () => {
  const token = (markup: string) => /name="formToken" value="([^"]+)"/.exec(markup)?.[1] ?? '';

  it('are listed for administrators, with a reset for who has one', async () => {
    needsSecondFactor = false;
    const { body } = await get('/staff/second-factors');
    expect(body).toContain('Reset the second factor of Ravi &lt;Rao&gt;');
    expect(body).not.toContain('Reset the second factor of Asha Iyer');
    expect(await broken(body)).toEqual([]);
    expect((await get('/staff/second-factor')).body).toContain('9 recovery codes are left.');
  });

  it('are reset with a reason only, and by a form of the page itself', async () => {
    needsSecondFactor = false;
    const formToken = token((await get('/staff/second-factors')).body);
    const reset = (reason: string, id = 'acc_2') => post('/staff/second-factors', { formToken, id, reason });
    expect((await reset('')).body).toContain('Say why.');
    expect((await reset('The phone was stolen')).headers.location).toBe('/staff/second-factors?done=1');
    expect((await reset('The phone was stolen', '../me')).statusCode).toBe(404);
    expect((await post('/staff/second-factors', { id: 'acc_2', reason: 'stolen' })).statusCode).toBe(403);
  });
});
