import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { queuePages } from './queue-pages.ts';
import { staffArea } from './staff-area.ts';
import { STAFF_COOKIE, staffGuard } from './staff-guard.ts';
import { STAFF_QUEUES } from './staff-nav.ts';
import { staffPeople } from './staff-people.ts';
import { queuePath } from './staff-queue.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);
const TOKEN = 'a-staff-token-of-the-test-site';
const STAFF = `__Host-aangan_session=${'s'.repeat(43)}`;
const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

const EVIDENCE = [
  { signal: 'account', bits: -1.8, words: 'The account was not new' },
  { signal: 'text', bits: 0.5, words: 'It asks <b>for money</b>' },
  { signal: 'photos', bits: 7, words: 'All photos were first in a listing in Pune', listingId: 'pune12345' },
];
const held = (id: string, appeal: string | null = null) => ({
  id,
  title: `Flat ${id} & more`,
  price: 125_000,
  description: 'Send the token <b>before</b> the visit.',
  photos: [{ url: 'https://assets.example/pictures/living-03-320.webp', alt: 'A sofa' }],
  score: 5.7,
  evidence: EVIDENCE,
  rules: 1,
  checkedOn: NOW - 3_600_000,
  appeal,
});
const report = (id: string, state: 'received' | 'looked_at', weight: number) => ({
  id: `lrp_${id.padEnd(20, '0')}`,
  propertyId: 'home12345',
  title: 'Two rooms in Kothrud',
  reason: 'OTHER',
  words: 'The lift is <i>broken</i>',
  state,
  reportedOn: NOW - 60_000,
  weight,
  paused: weight === 1,
});

/** The API's lists by queue. `fails` is its answer to decisions. */
let lists: Record<string, object>;
let fails: { readonly status: number; readonly message: string } | undefined;
let decided: string[];
let api: TestServer;
let app: FastifyInstance;

function answer(path: string, body: string): { readonly status: number; readonly body: object } {
  if (path === '/api/v1/staff/me') return { status: 200, body: { id: 'acc_1', name: 'Meera Nair', until: NOW + 1000 } };
  const [, name = '', id] = /^\/api\/v1\/staff\/([\w-]+)(?:\/([\w-]+))?$/.exec(path) ?? [];
  if (id === undefined) return { status: lists[name] ? 200 : 500, body: lists[name] ?? { message: 'Out of order.' } };
  if (fails) return { status: fails.status, body: { message: fails.message } };
  decided.push(`${name} ${id} ${body}`);
  const answers: Record<string, object> = {
    'held-listings': { active: true },
    'listing-reports': { state: 'upheld', listingActive: false },
    'probable-brokers': { verdict: 'cleared' },
    'contact-reports': { state: 'upheld' },
  };
  return { status: 200, body: answers[name] ?? {} };
}

beforeAll(async () => {
  api = await testServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const signedIn = request.headers.cookie?.includes(STAFF);
    const { status, body: said } = signedIn
      ? answer(request.url ?? '', body)
      : { status: 404, body: { message: 'There is no such call.' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  app = Fastify();
  await app.register(cookie);
  const people = staffPeople(api.origin);
  const guard = staffGuard({ staffToken: TOKEN, publicUrl: '' }, people, () => NOW);
  await staffArea(app, { guard, people, now: () => NOW }, (scope) =>
    queuePages(scope, { guard, people, assetUrl: 'https://assets.example', now: () => NOW }),
  );
});
beforeEach(() => {
  decided = [];
  fails = undefined;
  lists = {
    'held-listings': { listings: [held('held00001', 'We leave next week.'), held('held00002')] },
    'listing-reports': { reports: [report('a', 'received', 1), report('b', 'looked_at', 0.5)] },
    'probable-brokers': {
      accounts: [
        { id: 'acc_9', score: 4, evidence: EVIDENCE, listings: 12, homes: [{ id: 'home12345', title: 'A home' }] },
      ],
    },
    'contact-reports': {
      reports: [
        {
          id: `rep_${'c'.repeat(20)}`,
          reportedId: 'acc_7',
          reason: 'FRAUD',
          listingId: 'home12345',
          createdOn: NOW,
          reporters: 2,
        },
      ],
    },
  };
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const open = (url: string, login = STAFF) => app.inject({ url, headers: { cookie: login } });
const post = (url: string, fields: Record<string, string>, login = STAFF) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...OWN, cookie: login },
    payload: new URLSearchParams(fields).toString(),
  });
const formTokenOf = (body: string) => /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? '';
const decide = async (url: string, fields: Record<string, string>) =>
  post(url, { formToken: formTokenOf((await open(url)).body), ...fields });

describe('the pages of the staff queues', () => {
  it('link to each other and mark the current one', async () => {
    for (const queue of STAFF_QUEUES) {
      const { statusCode, body } = await open(queuePath(queue));
      expect([queue.name, statusCode]).toEqual([queue.name, 200]);
      expect(body).toContain(`<a href="${queuePath(queue)}" aria-current="page">${queue.shortTitle}</a>`);
      for (const other of STAFF_QUEUES) expect(body).toContain(`href="${queuePath(other)}"`);
    }
  });

  it('redirect anonymous visitors to the account sign-in and back', async () => {
    const { headers } = await open('/staff/listing-reports?page=2', '');
    expect(headers.location).toBe('/staff/sign-in/account?next=%2Fstaff%2Flisting-reports%3Fpage%3D2');
    const sent = await post('/staff/listing-reports', { id: 'x', choice: 'dismissed' }, '');
    expect(sent.headers.location).toBe('/staff/sign-in/account?next=%2Fstaff%2Flisting-reports');
  });

  it('reject the staff token and link to the account sign-in', async () => {
    const signedIn = await post('/staff/sign-in', { name: 'Meera', token: TOKEN }, '');
    const login = `${STAFF_COOKIE}=${signedIn.cookies[0]?.value}`;
    const page = await open('/staff/held-listings', login);
    expect(page.statusCode).toBe(403);
    expect(page.body).not.toContain('Flat held00001');
    expect(page.body).toContain('href="/staff/sign-in/account?next=%2Fstaff%2Fheld-listings"');
    const signIn = await open('/staff/sign-in/account?next=%2Fstaff%2Fheld-listings', login);
    expect([signIn.statusCode, signIn.headers.location]).toEqual([200, undefined]);
    const formToken = formTokenOf(page.body);
    const answered = await post('/staff/held-listings', { formToken, id: 'held00001', choice: 'released' }, login);
    expect([answered.statusCode, decided]).toEqual([403, []]);
  });

  it('show a message when no case is pending', async () => {
    lists = {
      'held-listings': { listings: [] },
      'listing-reports': { reports: [] },
      'probable-brokers': { accounts: [] },
      'contact-reports': { reports: [] },
    };
    for (const queue of STAFF_QUEUES) expect((await open(queuePath(queue))).body).toContain(queue.empty);
  });

  it('show twenty cases at a time', async () => {
    const ids = Array.from({ length: 41 }, (_, index) => `held${String(index + 1).padStart(5, '0')}`);
    lists['held-listings'] = { listings: ids.map((id) => held(id)) };
    const second = (await open('/staff/held-listings?page=2')).body;
    expect(second).toContain('21 to 40 of 41');
    expect(second).toContain('href="/staff/held-listings" rel="prev"');
    expect(second).toContain('href="/staff/held-listings?page=3" rel="next"');
    for (const asked of ['3', '99']) {
      expect((await open(`/staff/held-listings?page=${asked}`)).body).toContain('41 to 41 of 41');
    }
    for (const asked of ['-1', 'x', '0']) {
      expect((await open(`/staff/held-listings?page=${asked}`)).body).toContain('1 to 20 of 41');
    }
    lists['held-listings'] = { listings: Array.from({ length: 100 }, (_, index) => held(`held00${100 + index}`)) };
    expect((await open('/staff/held-listings')).body).toContain('1 to 20 of the first 100');
  });

  it('show a message when the API does not answer with a list', async () => {
    delete lists['held-listings'];
    const { statusCode, body } = await open('/staff/held-listings');
    expect(statusCode).toBe(503);
    expect(body).toContain('Out of order.');
    expect(body).toContain('Open the list again');
  });
});

describe('a held listing', () => {
  it('is shown with its texts, photos, appeal and evidence, the strongest first, all of it escaped', async () => {
    const { body, headers } = await open('/staff/held-listings');
    expect(body).toContain('₹1,25,000');
    expect(body).toContain('Send the token &lt;b&gt;before&lt;/b&gt; the visit.');
    expect(body).toContain('We leave next week.');
    expect(body).toContain('It asks &lt;b&gt;for money&lt;/b&gt;');
    expect(body).toContain('href="/property/listing/pune12345/detail"');
    const weights = [...body.matchAll(/(Strong sign|Weak sign|Speaks against it)</g)].map(([, words]) => words);
    expect(weights.slice(0, 3)).toEqual(['Strong sign', 'Weak sign', 'Speaks against it']);
    expect(body).toContain('<img src="https://assets.example/pictures/living-03-320.webp" alt="A sofa"');
    expect(headers['content-security-policy']).toContain("img-src 'self' https://assets.example/pictures/");
  });

  it.each([
    ['released', 'The listing is released. The listing is on offer.'],
    ['refused', 'The listing is refused. The listing is on offer.'],
  ])('is %s, and the page shows the result', async (choice, notice) => {
    const answered = await decide('/staff/held-listings', { id: 'held00002', choice });
    expect(decided).toEqual([`held-listings held00002 {"decision":"${choice}"}`]);
    expect(answered.statusCode).toBe(303);
    expect((await open(answered.headers.location ?? '')).body).toContain(notice);
  });

  it('shows a message and the current list when somebody else has decided it', async () => {
    fails = { status: 404, message: 'There is no such listing that waits.' };
    const formToken = formTokenOf((await open('/staff/held-listings')).body);
    lists['held-listings'] = { listings: [held('held00001')] };
    const answered = await post('/staff/held-listings', { formToken, id: 'held00002', choice: 'refused' });
    expect(answered.statusCode).toBe(404);
    expect(answered.body).toContain('somebody else has decided this meanwhile');
    expect(answered.body).not.toContain('Flat held00002');
  });

  it('keeps the chosen option when the decision could not be saved', async () => {
    fails = { status: 500, message: 'Something went wrong.' };
    const answered = await decide('/staff/held-listings', { id: 'held00002', choice: 'refused' });
    expect(answered.statusCode).toBe(500);
    expect(answered.body).toContain('Nothing was saved. Something went wrong.');
    expect(answered.body.match(/ checked>/g)).toHaveLength(1);
    expect(answered.body).toMatch(/id="held00002"[\s\S]*value="refused" required checked>/);
  });

  it.each(['', 'deleted', 'constructor'])('cannot be decided with the choice %j', async (choice) => {
    const answered = await decide('/staff/held-listings', { id: 'held00002', choice });
    expect([answered.statusCode, decided]).toEqual([400, []]);
    expect(answered.body).toContain('Choose what is to be done.');
  });

  it.each(['../code', '..', 'a/b', ''])('causes no other call with the id %j', async (id) => {
    const answered = await decide('/staff/held-listings', { id, choice: 'released' });
    expect([answered.statusCode, decided]).toEqual([404, []]);
  });

  it('accepts decisions only from the forms of its page', async () => {
    const answered = await post('/staff/held-listings', { formToken: 'x', id: 'held00002', choice: 'released' });
    expect([answered.statusCode, decided]).toEqual([403, []]);
  });
});

describe('a report on a listing', () => {
  it('shows what it counts, that it has paused the listing, and the text for the reporter', async () => {
    const { body } = await open('/staff/listing-reports');
    for (const text of [
      'The lift is &lt;i&gt;broken&lt;/i&gt;',
      'Paused by reports',
      'It counts in full.',
      'It counts as 0.5',
      'You were right. The listing was taken down.',
      'href="/property/listing/home12345/detail"',
    ]) {
      expect(body).toContain(text);
    }
    expect(body.match(/value="looked-at"/g)).toHaveLength(1);
  });

  it.each([
    ['looked-at', { state: 'looked_at' }],
    ['taken-down', { state: 'upheld', outcome: 'LISTING_TAKEN_DOWN' }],
    ['corrected', { state: 'upheld', outcome: 'LISTING_CORRECTED' }],
    ['warned', { state: 'upheld', outcome: 'OWNER_WARNED' }],
    ['dismissed', { state: 'dismissed', outcome: 'NOTHING_WRONG_FOUND' }],
  ])('is answered by %s', async (choice, body) => {
    const { id } = report('a', 'received', 1);
    const answered = await decide('/staff/listing-reports', { id, choice });
    expect(decided).toEqual([`listing-reports ${id} ${JSON.stringify(body)}`]);
    expect((await open(answered.headers.location ?? '')).body).toContain('The listing is not on offer.');
  });

  it('shows a message when it is already decided', async () => {
    fails = { status: 409, message: 'This report is decided already.' };
    const answered = await decide('/staff/listing-reports', { id: report('a', 'received', 1).id, choice: 'warned' });
    expect(answered.statusCode).toBe(409);
    expect(answered.body).toContain('somebody else has decided this meanwhile');
  });
});

describe('suspected accounts', () => {
  it('are cleared of being a broker after a review of their homes', async () => {
    const { body } = await open('/staff/probable-brokers');
    expect(body).toContain('12 listings, the last 1 of them');
    expect(body).toContain('<input type="checkbox" name="choice" value="cleared" required>');
    const answered = await decide('/staff/probable-brokers', { id: 'acc_9', choice: 'cleared' });
    expect(decided).toEqual(['probable-brokers acc_9 {"verdict":"cleared"}']);
    const notice = (await open(answered.headers.location ?? '')).body;
    expect(notice).toContain('The account is cleared.');
    expect(notice).not.toContain('on offer');
  });

  it.each(['upheld', 'dismissed'])('get a report on their number %s', async (choice) => {
    expect((await open('/staff/contact-reports')).body).toContain('2 people’s reports wait');
    await decide('/staff/contact-reports', { id: `rep_${'c'.repeat(20)}`, choice });
    expect(decided).toEqual([`contact-reports rep_${'c'.repeat(20)} {"state":"${choice}"}`]);
  });
});
