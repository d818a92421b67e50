import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { staffArea } from './staff-area.ts';
import { staffGuard } from './staff-guard.ts';
import { staffPeople } from './staff-people.ts';
import { verificationPage } from './verification-page.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);
const STAFF = `__Host-aangan_session=${'s'.repeat(43)}`;
const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const DRAFT = { propertyId: 'home12345', kind: 'VISIT', seen: 'Two rooms, as in the photos & dry.', validDays: '60' };

let saved: string[];
let status: number;
let api: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  api = await testServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const me = request.url === '/api/v1/staff/me';
    if (!me) saved.push(`${request.url} ${body}`);
    const said = me
      ? { id: 'acc_1', name: 'Meera Nair', until: NOW + 1000 }
      : status === 200
        ? { id: 'ver_1', expiresOn: NOW + 60 * 86_400_000 }
        : { message: 'Something went wrong.' };
    response.writeHead(me ? 200 : status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  app = Fastify();
  await app.register(cookie);
  const people = staffPeople(api.origin);
  const guard = staffGuard({ staffToken: 'a-staff-token-of-the-test-site', publicUrl: '' }, people, () => NOW);
  await staffArea(app, { guard, people, now: () => NOW }, (scope) => verificationPage(scope, { guard, people }));
});
beforeEach(() => {
  saved = [];
  status = 200;
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const open = (url: string) => app.inject({ url, headers: { cookie: STAFF } });
const send = async (fields: Record<string, string>, login = STAFF) => {
  const formToken = /name="formToken" value="([^"]+)"/.exec((await open('/staff/verification')).body)?.[1] ?? '';
  return app.inject({
    method: 'POST',
    url: '/staff/verification',
    headers: { ...OWN, cookie: login },
    payload: new URLSearchParams({ formToken, ...fields }).toString(),
  });
};

describe('the verification page of a listing', () => {
  it('saves the verification and shows until when it is valid', async () => {
    const { propertyId, validDays, ...words } = DRAFT;
    const answered = await send({ ...DRAFT, seen: `  ${DRAFT.seen}\n` });
    expect(saved).toEqual([
      `/api/v1/staff/property/${propertyId}/verification ${JSON.stringify({ ...words, validDays: Number(validDays) })}`,
    ]);
    const { body } = await open(answered.headers.location ?? '');
    expect(body).toContain('>19 Jan, 12:00 pm</time>. <a');
    expect(body).toContain('href="/property/listing/home12345/detail"');
  });

  it.each([
    ['propertyId', '../code', 'Enter the listing’s id'],
    ['kind', 'SMELL', 'Choose what was seen.'],
    ['seen', 'Too short', 'Write 10 to 200 characters.'],
    ['validDays', '181', 'Enter 1 to 180 days.'],
    ['validDays', 'many', 'Enter 1 to 180 days.'],
  ])('shows an error beside %s for %j and keeps the other fields', async (field, value, problem) => {
    const answered = await send({ ...DRAFT, [field]: value });
    expect([answered.statusCode, saved]).toEqual([400, []]);
    expect(answered.body.match(/role="alert"/g)).toHaveLength(1);
    expect(answered.body).toContain(problem);
    for (const [name, typed] of Object.entries({ ...DRAFT, [field]: value })) {
      if (name !== 'kind') expect(answered.body).toContain(typed.replace('&', '&amp;'));
    }
  });

  it.each([
    [404, 'There is no such listing.'],
    [500, 'Something went wrong.'],
  ])('keeps the typed values when the API answers %i', async (answer, problem) => {
    status = answer;
    const { statusCode, body } = await send(DRAFT);
    expect(statusCode).toBe(answer);
    expect(body).toContain(problem);
    expect(body).toContain('Two rooms, as in the photos &amp; dry.');
  });

  it('has the typed values after a new sign-in', async () => {
    const led = await send(DRAFT, '');
    const next = new URL(led.headers.location ?? '', 'https://aangan.example').searchParams.get('next') ?? '';
    expect(next).toMatch(/^\/staff\/verification\?/);
    const { body } = await open(next);
    expect(body).toContain('value="home12345"');
    expect(body).toContain('Two rooms, as in the photos &amp; dry.');
    expect(body).toContain('value="VISIT" required checked');
  });

  it('shows no text from made-up addresses', async () => {
    for (const query of ['done=%3Cb%3E&until=1', 'done=home12345&until=x', 'done=home12345&until=1e17']) {
      const { statusCode, body } = await open(`/staff/verification?${query}`);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('Kept until');
    }
  });
});
