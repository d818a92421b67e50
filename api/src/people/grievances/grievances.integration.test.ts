import type { Grievance } from '@aangan/shared-kit/contracts/grievances';
import { GRIEVANCES_A_DAY } from '@aangan/shared-kit/domain/grievance';
import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { onDevice, openVisitServer, stranger } from '../../../testing/visit-server.ts';
import { MODULES } from '../../modules.ts';
import { grievance } from './grievances.tables.ts';

let server: Awaited<ReturnType<typeof openVisitServer>>;
let staff: SignedIn;
beforeAll(async () => {
  server = await openVisitServer();
  staff = await signedIn(server.database, { role: 'staff' });
});
beforeEach(() => {
  server.now = TEST_NOW;
});
afterAll(() => server.close());

interface Sent {
  readonly number: string;
  readonly token: string;
  readonly dueOn: number;
  readonly message: string;
  readonly issues: readonly { readonly field: string }[];
}

const GUEST = { name: 'Asha Rao', contact: 'asha@homes.example' };
let texts = 0;
const newText = () => {
  texts += 1;
  return `The flat of this listing does not exist, case ${texts}.`;
};

/** Posts the form as a browser does. */
async function send(who: { readonly cookie: string } | undefined, fields: Readonly<Record<string, string>>) {
  // Another address for each call, because the limit of an address is not what most tests are about.
  const address = `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const { cookie } = who ?? stranger();
  const form = { kind: 'content', ...fields };
  const { statusCode, body } = await server.postForm({ cookie, address }, '/api/v1/grievances', form);
  return { status: statusCode, body: JSON.parse(body) as Sent };
}

const stateOf = async (token: string) =>
  (await server.call<{ grievance: Grievance }>(undefined, 'GET', `/api/v1/grievances/${token}`)).body.grievance;

const queue = async (who = staff) =>
  (
    await server.call<{ grievances: { number: string; dueOn: number; name: string }[] }>(
      who,
      'GET',
      '/api/v1/staff/grievances',
    )
  ).body.grievances;

const decide = (who: SignedIn, number: string, body: object) =>
  server.call(who, 'POST', `/api/v1/staff/grievances/${number}`, body);

describe('a grievance', () => {
  it('is acknowledged at once with a number, a secret link and the day of the decision', async () => {
    const text = newText();
    const { status, body } = await send(undefined, { ...GUEST, text, subject: '/property/rent/x/0123/detail' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ dueOn: TEST_NOW + 72 * HOUR_MS });
    expect(body.number).toMatch(/^G-[2-9A-Z]{8}$/);
    expect(await stateOf(body.token)).toEqual({
      number: body.number,
      token: body.token,
      kind: 'content',
      text,
      subject: '/property/rent/x/0123/detail',
      receivedOn: TEST_NOW,
      dueOn: TEST_NOW + 72 * HOUR_MS,
      decidedOn: null,
      outcome: null,
      answer: '',
    });
    await server.jobs.drain();
    expect(server.sent.at(-1)).toMatchObject({ to: GUEST.contact, template: 'grievance-received' });
  });

  it('has fifteen days if it is not about content', async () => {
    const { body } = await send(undefined, { ...GUEST, kind: 'privacy', text: newText() });
    expect(body.dueOn).toBe(TEST_NOW + 15 * DAY_MS);
  });

  it.each([
    ['no text', { ...GUEST, text: '' }, 'form.text'],
    ['no name', { contact: GUEST.contact, text: 'The flat does not exist.' }, 'form.name'],
    ['no address', { name: GUEST.name, text: 'The flat does not exist.' }, 'form.contact'],
    ['an address that is none', { ...GUEST, contact: 'asha', text: 'The flat does not exist.' }, 'form.contact'],
    ['an unknown kind', { ...GUEST, kind: 'noise', text: 'The flat does not exist.' }, 'form.kind'],
  ])('is refused at its field with %s', async (_case, fields, field) => {
    const { status, body } = await send(undefined, fields);
    expect([status, body.issues.map((issue) => issue.field)]).toEqual([400, [field]]);
  });

  it('is one, however often the same browser sends it, and another browser gets no link to it', async () => {
    const browser = stranger();
    const fields = { ...GUEST, text: newText() };
    const sent = await Promise.all([1, 2, 3].map(() => send(browser, fields)));
    expect(new Set(sent.map(({ body }) => body.token)).size).toBe(1);
    expect((await send(stranger(), fields)).body.token).not.toBe(sent[0]?.body.token);
  });

  it('can be sent a few times a day by one person, or to one address', async () => {
    const contact = 'often@homes.example';
    const asha = await signedIn(server.database);
    for (const [who, fields] of [
      [undefined, { ...GUEST, contact }],
      [asha, {}],
    ] as const) {
      for (let sent = 0; sent < GRIEVANCES_A_DAY; sent += 1) {
        const on = who && onDevice(who, stranger());
        expect((await send(on, { ...fields, text: newText() })).status).toBe(200);
      }
      const more = await send(who && onDevice(who, stranger()), { ...fields, text: newText() });
      expect([more.status, more.body.message]).toEqual([429, expect.stringContaining('You can send more tomorrow')]);
    }
  });

  it('is limited for one device', async () => {
    const browser = stranger();
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) {
      const fields = { ...GUEST, contact: `guest${sent}@homes.example`, text: newText() };
      statuses.push((await send(browser, fields)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('of an account needs no name, and is in the account’s list alone', async () => {
    const [asha, other] = [await signedIn(server.database), await signedIn(server.database)];
    const { body } = await send(asha, { text: newText() });
    const list = async (who: SignedIn) =>
      (await server.call<{ grievances: Grievance[] }>(who, 'GET', '/api/v1/user/grievances')).body.grievances;
    expect((await list(asha)).map(({ number }) => number)).toEqual([body.number]);
    expect(await list(other)).toEqual([]);
    expect((await server.call(undefined, 'GET', '/api/v1/user/grievances')).status).toBe(401);
  });

  it('is not found by its number or another secret', async () => {
    const { body } = await send(undefined, { ...GUEST, contact: 'x@homes.example', text: newText() });
    for (const secret of [body.number, 'a'.repeat(32)]) {
      const { status } = await server.call(undefined, 'GET', `/api/v1/grievances/${secret}`);
      expect([400, 404]).toContain(status);
    }
  });
});

describe('grievances for staff', () => {
  it('are for staff of support alone', async () => {
    const [asha, listings] = await Promise.all([
      signedIn(server.database),
      signedIn(server.database, { role: 'staff', staffRoles: ['listings'] }),
    ]);
    for (const who of [asha, listings]) {
      for (const path of ['/api/v1/staff/grievances', '/api/v1/staff/grievances/waiting']) {
        expect((await server.call(who, 'GET', path)).status).toBeGreaterThanOrEqual(401);
      }
      const body = { outcome: 'upheld', reason: 'We have removed it.' };
      expect((await decide(who, 'G-22222222', body)).status).toBeGreaterThanOrEqual(401);
    }
  });

  it('come with the first due first, so that overdue ones lead, and with the sender’s name', async () => {
    const asha = await signedIn(server.database, { name: 'Meera Iyer' });
    server.now = TEST_NOW - 16 * DAY_MS;
    const late = await send(asha, { kind: 'privacy', text: newText() });
    server.now = TEST_NOW;
    const soon = await send(undefined, { ...GUEST, contact: 'soon@homes.example', text: newText() });
    const numbers = (await queue()).map(({ number }) => number);
    expect(numbers.indexOf(late.body.number)).toBeLessThan(numbers.indexOf(soon.body.number));
    expect((await queue()).find(({ number }) => number === late.body.number)).toMatchObject({ name: 'Meera Iyer' });
    const dues = (await queue()).map(({ dueOn }) => dueOn);
    expect(dues).toEqual(dues.toSorted((one, other) => one - other));
  });

  it('are decided once, with an answer that the sender gets as a message and reads on the page', async () => {
    const { body } = await send(undefined, { name: 'Asha Rao', contact: '98450 12345', text: newText() });
    const answer = 'We have removed the listing and warned its owner.';
    expect((await decide(staff, body.number, { outcome: 'upheld', reason: '' })).status).toBe(400);
    expect((await decide(staff, body.number, { outcome: 'upheld', reason: answer })).status).toBe(200);
    expect((await decide(staff, body.number, { outcome: 'declined', reason: answer })).status).toBe(404);
    expect(await stateOf(body.token)).toMatchObject({ outcome: 'upheld', answer, decidedOn: TEST_NOW });
    await server.jobs.drain();
    expect(server.sent.at(-1)).toMatchObject({ to: '+919845012345', template: 'grievance-decided' });
    expect(JSON.stringify(server.sent.at(-1))).not.toContain('removed the listing');
    expect((await queue()).map(({ number }) => number)).not.toContain(body.number);
  });
});

it('grievances are deleted 400 days after their decision, never before it', async () => {
  const [decided, waiting] = [
    await send(undefined, { ...GUEST, contact: 'one@homes.example', text: newText() }),
    await send(undefined, { ...GUEST, contact: 'two@homes.example', text: newText() }),
  ];
  await decide(staff, decided.body.number, { outcome: 'declined', reason: 'The listing is right.' });
  const { retention = [] } = MODULES.find(({ name }) => name === 'people/grievances') ?? {};
  for (const { days, remove } of retention) {
    expect(days).toBe(400);
    await remove(server.database, new Date(TEST_NOW + 1), server.jobs);
  }
  const left = async (number: string) => server.database.$count(grievance, eq(grievance.number, number));
  expect([await left(decided.body.number), await left(waiting.body.number)]).toEqual([0, 1]);
});
