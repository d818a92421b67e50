import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { overviewPage } from './overview-page.ts';
import { staffAccess } from './staff-access.ts';
import { staffArea } from './staff-area.ts';
import { STAFF_COOKIE, staffGuard } from './staff-guard.ts';
import { staffPeople } from './staff-people.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);
const TOKEN = 'a-staff-token-of-the-test-site';
const STAFF = `__Host-aangan_session=${'s'.repeat(43)}`;
const MEMBER = `__Host-aangan_session=${'m'.repeat(43)}`;

const HELD = { path: '/staff/held', title: 'Held <homes>', shortTitle: 'Held', role: 'listings' };
const REPORTS = { path: '/staff/reports', title: 'Reports', shortTitle: 'Reports', role: 'listings' };
const FORM = { path: '/staff/form', title: 'A form', shortTitle: 'Form', role: 'listings' };
const MONEY = { path: '/staff/money', title: 'Refunds', shortTitle: 'Refunds', role: 'money' };

const resolved = {
  staffPages: [
    { ...HELD, waiting: 'GET /api/v1/staff/held/waiting' },
    { ...REPORTS, waiting: 'GET /api/v1/staff/reports/waiting' },
    FORM,
    { ...MONEY, waiting: 'GET /api/v1/staff/money/waiting' },
  ],
} as unknown as ResolvedReleaseSet;

let asked: string[];
let working: boolean;
let api: TestServer;
let app: FastifyInstance;

function answerOf(path: string): { readonly status: number; readonly body: object } {
  if (path === '/api/v1/staff/me') {
    return {
      status: 200,
      body: { id: 'acc_1', name: 'Meera Nair', roles: ['listings'], needsSecondFactor: false, until: NOW + 1000 },
    };
  }
  if (path === '/api/v1/staff/held/waiting') return { status: 200, body: { waiting: 1200 } };
  return { status: 500, body: { message: 'Out of order.' } };
}

beforeAll(async () => {
  api = await testServer(async (request, response) => {
    asked.push(request.url ?? '');
    const isStaff = request.headers.cookie?.includes(STAFF);
    if (!working) return response.writeHead(503).end('{}');
    const { status, body } = isStaff ? answerOf(request.url ?? '') : { status: 404, body: { message: 'No.' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  app = Fastify();
  await app.register(cookie);
  const people = staffPeople(api.origin);
  const guard = staffGuard({ staffToken: TOKEN, publicUrl: '' }, people, () => NOW);
  const sets = { forDevice: () => resolved };
  await staffArea(app, { guard, secondFactorRequired: false, people, now: () => NOW }, (scope) =>
    overviewPage(scope, { guard, people, sets }),
  );
  app.get<{ Querystring: { role: string } }>('/staff/a-page', async (request, reply) => {
    const access = await staffAccess(request, reply, { role: request.query.role, guard, resolved });
    return access === 'refused' ? reply : access;
  });
});
beforeEach(() => {
  asked = [];
  working = true;
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const open = (url: string, login = STAFF) => app.inject({ url, headers: { cookie: login } });

async function tokenLogin(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/staff/sign-in',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ name: 'Meera', token: TOKEN }).toString(),
  });
  return `${STAFF_COOKIE}=${answer.cookies[0]?.value}`;
}

describe('a staff page of a remote', () => {
  it('opens to an account with its role, with the pages that the roles allow, and is never cached or indexed', async () => {
    const { statusCode, headers, json } = await open('/staff/a-page?role=listings');
    expect(statusCode).toBe(200);
    expect(json()).toEqual({
      name: 'Meera Nair',
      links: [HELD, REPORTS, FORM].map(({ shortTitle: title, path }) => ({ title, path })),
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it.each(['', MEMBER])('leads everybody else to the login and back: %j', async (login) => {
    const { statusCode, headers } = await open('/staff/a-page?role=listings&page=2', login);
    const next = encodeURIComponent('/staff/a-page?role=listings&page=2');
    expect([statusCode, headers.location]).toEqual([303, `/staff/sign-in/account?next=${next}`]);
  });

  it('answers 503 while the account cannot be reached, and leads nobody to a login by account', async () => {
    working = false;
    const { statusCode, headers, body } = await open('/staff/a-page?role=listings&page=2');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toContain('We cannot reach your account right now');
    expect(body).not.toContain('/staff/sign-in/account');
    expect((await open('/staff')).statusCode).toBe(503);
    expect((await open('/staff', '')).statusCode).toBe(303);
  });

  it('is refused to staff without its role, in words', async () => {
    const { statusCode, body } = await open('/staff/a-page?role=money');
    expect(statusCode).toBe(403);
    expect(body).toContain('You need the role “money” for this page.');
    expect(body).toContain('href="/staff"');
  });

  it('is refused to the staff token, which links to the login with an account', async () => {
    const { statusCode, body } = await open('/staff/a-page?role=listings', await tokenLogin());
    expect(statusCode).toBe(403);
    expect(body).toContain('/staff/sign-in/account?next=');
  });
});

describe('the overview of the staff area', () => {
  it('lists the pages that the roles allow, with how many cases wait on each', async () => {
    const { body } = await open('/staff');
    expect(body).toContain('<a href="/staff/held">Held &lt;homes&gt;</a>');
    expect(body).toContain('1,200 waiting');
    expect(body).toContain('Number not known now');
    expect(body.match(/<li><a href="\/staff\/form">A form<\/a> <\/li>/)).toBeTruthy();
    expect(body).not.toContain('Refunds');
    expect(asked).not.toContain('/api/v1/staff/money/waiting');
  });

  it('links to the releases, and explains the token', async () => {
    const { statusCode, body } = await open('/staff', await tokenLogin());
    expect(statusCode).toBe(200);
    expect(body).toContain('<a href="/staff/releases">Releases</a>');
    expect(body).toContain('For cases you need an account with a staff role.');
    expect(body).not.toContain('/staff/held');
  });

  it('leads a stranger to the login', async () => {
    expect((await open('/staff', '')).headers.location).toBe('/staff/sign-in/account?next=%2Fstaff');
  });
});
