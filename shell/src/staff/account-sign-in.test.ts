import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { html } from './html.ts';
import { staffArea, staffOnly } from './staff-area.ts';
import { formToken, sendStaffPage, staffBar } from './staff-document.ts';
import { STAFF_COOKIE, staffGuard } from './staff-guard.ts';
import { staffPeople } from './staff-people.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);
const ORDINARY = `__Host-aangan_session=${'o'.repeat(43)}`;
const STAFF = `__Host-aangan_session=${'s'.repeat(43)}`;
const ATTEMPT = 'a'.repeat(22);
const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

const SENT = {
  attempt: ATTEMPT,
  channel: 'SMS',
  sentTo: '98•••••210',
  resendAfterSeconds: 30,
  expiresInSeconds: 600,
  triesLeft: 5,
};

interface ApiAnswer {
  readonly status: number;
  readonly body: object;
  readonly cookie?: string;
}

/** The API's answer to each call, by the login that is sent with it. */
function apiAnswer(path: string, login: string, body: string): ApiAnswer {
  const staff = login.includes(STAFF);
  if (path === '/api/v1/staff/me') {
    const known = { id: 'acc_1', name: 'Meera Nair', roles: ['listings'], needsSecondFactor: false, until: NOW + 1000 };
    return staff ? { status: 200, body: known } : { status: 404, body: { message: 'There is no such call.' } };
  }
  if (path === '/api/v1/staff/code') {
    if (!login.includes(ORDINARY)) return { status: 401, body: { message: 'Please log in to continue.' } };
    if (body.includes('enrolled')) return { status: 200, body: { authenticator: true } };
    if (!body.includes('right')) return { status: 400, body: { message: 'Please enter valid password' } };
    return { status: 200, body: SENT };
  }
  if (path === '/api/v1/staff/verify' || path === '/api/v1/staff/second-factor/verify') {
    if (!body.includes('402913')) return { status: 400, body: { message: 'Please enter valid OTP' } };
    return { status: 200, body: { loggedIn: true, name: 'Meera Nair' }, cookie: `${STAFF}; Path=/; Secure; HttpOnly` };
  }
  return { status: 200, body: { loggedIn: false }, cookie: '__Host-aangan_session=; Max-Age=0; Path=/; Secure' };
}

const asked: string[] = [];
let api: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  api = await testServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    asked.push(`${request.method} ${request.url}`);
    const { status, body: answer, cookie: set } = apiAnswer(request.url ?? '', request.headers.cookie ?? '', body);
    response
      .writeHead(status, { 'content-type': 'application/json', ...(set && { 'set-cookie': set }) })
      .end(JSON.stringify(answer));
  });
  app = Fastify();
  await app.register(cookie);
  const people = staffPeople(api.origin);
  const guard = staffGuard({ staffToken: 'a-staff-token-of-the-test-site', publicUrl: '' }, people, () => NOW);
  await staffArea(app, { guard, secondFactorRequired: false, people, now: () => NOW }, (scope) => {
    scope.get('/staff/releases', { preHandler: staffOnly(guard) }, (request, reply) =>
      sendStaffPage(reply, { title: 'Releases', body: html`${staffBar(guard, request)}${formToken(guard, request)}` }),
    );
    scope.post('/staff/releases', { preHandler: staffOnly(guard) }, () => 'done');
  });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const open = (url: string, login = '') => app.inject({ url, headers: { cookie: login } });
const post = (url: string, fields: Record<string, string>, login: string, headers: Record<string, string> = OWN) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, cookie: login },
    payload: new URLSearchParams(fields).toString(),
  });
const signIn = (fields: Record<string, string>, login = ORDINARY, headers = OWN) =>
  post('/staff/sign-in/account', fields, login, headers as Record<string, string>);

describe('the staff area for accounts', () => {
  it('opens to a staff session and shows the name of its account', async () => {
    const page = await open('/staff/releases', STAFF);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Meera Nair');
  });

  it('is closed to ordinary logins and strangers, and to every account while the API is down', async () => {
    for (const login of [ORDINARY, '']) expect((await open('/staff/releases', login)).statusCode).toBe(303);
    const away = staffPeople('http://127.0.0.1:1');
    const guard = staffGuard({ staffToken: 'token', publicUrl: '' }, away, () => NOW);
    const other = Fastify();
    await other.register(cookie);
    await staffArea(other, { guard, secondFactorRequired: false, people: away, now: () => NOW }, (scope) => {
      scope.get('/staff/releases', { preHandler: staffOnly(guard) }, () => 'inside');
    });
    expect((await other.inject({ url: '/staff/releases', headers: { cookie: STAFF } })).statusCode).toBe(503);
    await other.close();
  });

  it('makes no API call for visitors without a login', async () => {
    await open('/staff/releases');
    expect(asked).toEqual([]);
  });

  it('accepts forms of its own pages only, bound to the login', async () => {
    const page = await open('/staff/releases', STAFF);
    const token = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    expect(token).not.toBe('');
    expect((await post('/staff/releases', { formToken: token }, STAFF)).body).toBe('done');
    expect((await post('/staff/releases', { formToken: '' }, STAFF)).statusCode).toBe(403);
    const crossSite = { ...OWN, 'sec-fetch-site': 'cross-site' };
    expect((await post('/staff/releases', { formToken: token }, STAFF, crossSite)).statusCode).toBe(403);
  });

  it('ends the login of the account on logout', async () => {
    const page = await open('/staff/releases', STAFF);
    const token = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const answer = await post('/staff/sign-out', { formToken: token }, STAFF);
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers['set-cookie'])).toContain('__Host-aangan_session=; Max-Age=0');
    expect(asked).toContain('POST /user/logout');
  });
});

describe('signing in with an account', () => {
  it('asks for a login on the site first', async () => {
    expect((await open('/staff/sign-in/account')).body).toContain('<a href="/">log in on the site</a>');
    expect((await signIn({ password: 'right' }, '')).statusCode).toBe(401);
  });

  it('asks for the password, then the code, and opens the requested page', async () => {
    const first = await open('/staff/sign-in/account?next=%2Fstaff%2Freleases%2Fpromote', ORDINARY);
    expect(first.body).toContain('type="password"');
    const next = /name="next" value="([^"]+)"/.exec(first.body)?.[1] ?? '';
    const second = await signIn({ password: 'right', next });
    expect(second.body).toContain('98•••••210');
    expect(second.body).toContain('autocomplete="one-time-code"');
    const third = await signIn({ attempt: ATTEMPT, sentTo: '98•••••210', otp: '402913', next });
    expect([third.statusCode, third.headers.location]).toEqual([303, '/staff/releases/promote']);
    expect(String(third.headers['set-cookie'])).toContain(STAFF);
  });

  it('asks staff with a second factor for a code of their app, or for a recovery code', async () => {
    const second = await signIn({ password: 'enrolled' });
    expect(second.body).toContain('Code of your authenticator app');
    const recovery = await signIn({ factor: 'recovery' });
    expect(recovery.body).toContain('One of your recovery codes');
    expect(asked).not.toContain('POST /api/v1/staff/second-factor/verify');
    const wrong = await signIn({ factor: 'app', code: '111111' });
    expect([wrong.statusCode, wrong.body.includes('aria-describedby="problem"')]).toEqual([400, true]);
    const third = await signIn({ factor: 'app', code: '402913', next: '/staff' });
    expect([third.statusCode, third.headers.location]).toEqual([303, '/staff']);
    expect(String(third.headers['set-cookie'])).toContain(STAFF);
  });

  it('replaces a login with the token', async () => {
    const token = await post('/staff/sign-in', { name: 'Somebody', token: 'a-staff-token-of-the-test-site' }, '');
    const login = `${ORDINARY}; ${STAFF_COOKIE}=${token.cookies[0]?.value}`;
    expect((await open('/staff/sign-in/account', login)).body).toContain('type="password"');
    const signedIn = await signIn({ attempt: ATTEMPT, sentTo: '', otp: '402913' }, login);
    expect(signedIn.cookies).toContainEqual(expect.objectContaining({ name: STAFF_COOKIE, value: '' }));
    expect(String(signedIn.headers['set-cookie'])).toContain(STAFF);
  });

  it('shows errors beside their field, in the words of the API', async () => {
    const password = await signIn({ password: 'wrong' });
    expect([password.statusCode, password.headers['set-cookie']]).toEqual([400, undefined]);
    expect(password.body).toContain('Please enter valid password');
    const otp = await signIn({ attempt: ATTEMPT, sentTo: '<b>', otp: '111111' });
    expect(otp.body).toContain('Please enter valid OTP');
    expect(otp.body).toContain('aria-describedby="problem"');
    expect(otp.body).not.toContain('<b>');
  });

  it('accepts the form from its own page only', async () => {
    const answer = await signIn({ password: 'right' }, ORDINARY, { ...OWN, 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(asked).not.toContain('POST /api/v1/staff/code');
  });

  it('never redirects to another site', async () => {
    for (const next of ['//evil.example', 'https://evil.example', '/profile', '/staff/sign-in/account']) {
      const answer = await signIn({ attempt: ATTEMPT, sentTo: '', otp: '402913', next });
      expect(answer.headers.location).toBe('/staff/releases');
    }
  });
});
