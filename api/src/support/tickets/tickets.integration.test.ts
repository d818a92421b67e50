import type { Ticket, TicketSummary } from '@aangan/shared-kit/contracts/tickets';
import { ticketDue } from '@aangan/shared-kit/domain/support/tickets';
import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openVisitServer } from '../../../testing/visit-server.ts';
import { MODULES } from '../../modules.ts';
import { callCase } from '../../operations/dialer/dialer.tables.ts';
import { ticketCallSource } from './ticket-calls.ts';

let server: Awaited<ReturnType<typeof openVisitServer>>;
let staff: SignedIn;
let asha: SignedIn;
beforeAll(async () => {
  server = await openVisitServer();
  staff = await signedIn(server.database, { role: 'staff', name: 'Meera Iyer' });
});
beforeEach(async () => {
  server.now = TEST_NOW;
  asha = await signedIn(server.database, { name: 'Asha Rao' });
});
afterAll(() => server.close());

const SEND = '/crm-api/email/external-send';
const TEXT = 'The refund of my plan has not arrived.';
let texts = 0;
const newText = () => `${TEXT} Case ${++texts}.`;

/** Posts the form as the specification has it: multipart. */
async function send(who: SignedIn, fields: Readonly<Record<string, string | Blob>>) {
  const { statusCode, body } = await server.postParts(who, SEND, { topic: 'payment', ...fields });
  return {
    status: statusCode,
    body: JSON.parse(body) as { number: string; dueOn: number; issues: { field: string }[] },
  };
}

const path = (number: string, rest = '') => `/api/v1/support/tickets/${number}${rest}`;
const open = async (who: SignedIn, number: string) => (await server.call<Ticket>(who, 'GET', path(number))).body;
const reply = (who: SignedIn, number: string, text: string) =>
  server.call<Ticket>(who, 'POST', path(number, '/replies'), { text });
const answer = (who: SignedIn, number: string, solved = false) =>
  server.call(who, 'POST', `/api/v1/staff/tickets/${number}/answer`, { text: 'The bank has it since Monday.', solved });
const queue = async () =>
  (await server.call<{ tickets: TicketSummary[] }>(staff, 'GET', '/api/v1/staff/tickets')).body.tickets;
async function runLateJob(): Promise<void> {
  await server.jobs.send('tickets-late', {});
  await server.jobs.drain();
}

it('a ticket goes from the question to solved, and its timeline says who did what and by when we answer', async () => {
  const { body } = await send(asha, { text: newText(), about: 'order', reference: 'ord_1' });
  expect(body).toMatchObject({ status: 'success', dueOn: ticketDue('payment', TEST_NOW) });
  await server.jobs.drain();
  expect(server.sent.at(-1)).toMatchObject({ template: 'ticket-received' });
  await server.call(staff, 'POST', `/api/v1/staff/tickets/${body.number}/take`);
  expect(await open(asha, body.number)).toMatchObject({ heldBy: 'Meera', state: 'open', reference: 'ord_1' });
  server.now += HOUR_MS / 4;
  expect((await answer(staff, body.number)).status).toBe(200);
  await server.jobs.drain();
  expect(server.sent.at(-1)).toMatchObject({ template: 'ticket-answered' });
  expect(JSON.stringify(server.sent.at(-1))).not.toContain('since Monday');
  expect(await open(asha, body.number)).toMatchObject({ state: 'answered', dueOn: null, inTime: true });
  await reply(asha, body.number, 'It still has not arrived.');
  expect(await open(asha, body.number)).toMatchObject({ state: 'open', dueOn: ticketDue('payment', server.now) });
  await answer(staff, body.number, true);
  await server.call(asha, 'PUT', path(body.number, '/rating'), { stars: 4 });
  const done = await open(asha, body.number);
  expect(done).toMatchObject({ state: 'solved', rating: 4, mayReopen: true });
  expect(done.entries.map(({ kind }) => kind)).toEqual([
    ...['asked', 'taken', 'answer', 'reply', 'answer', 'solved', 'rated'],
  ]);
  expect(done.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('a solved ticket is reopened by a reply within 30 days, and not later', async () => {
  const { number } = (await send(asha, { text: newText() })).body;
  await server.call(asha, 'POST', path(number, '/solved'));
  server.now += 29 * DAY_MS;
  expect((await reply(asha, number, 'It happened again.')).body).toMatchObject({ state: 'open', rating: null });
  await server.call(asha, 'POST', path(number, '/solved'));
  server.now += 31 * DAY_MS;
  expect((await reply(asha, number, 'And again.')).status).toBe(409);
});

it('the same request again is one ticket, and equal texts of two people are two', async () => {
  const text = newText();
  const sent = await Promise.all([1, 2, 3].map(() => send(asha, { text })));
  const other = await signedIn(server.database);
  const numbers = new Set([...sent, await send(other, { text })].map(({ body }) => body.number));
  expect(numbers.size).toBe(2);
});

it.each([
  ['a text that says nothing', { text: 'Help' }, 'form.text'],
  ['an unknown topic', { text: TEXT, topic: 'noise' }, 'form.topic'],
  ['a reference that is a text', { text: TEXT, about: 'order', reference: 'Asha, 98450 12345' }, 'form.reference'],
  ['a file that is not one of ours', { text: `${TEXT} File.`, attachment: new Blob(['MZ']) }, 'form.attachment'],
])('a request is refused at its field with %s', async (_case, fields, field) => {
  const { status, body } = await send(asha, fields);
  expect([status, body.issues.map((issue) => issue.field)]).toEqual([400, [field]]);
});

it('a picture comes with the request, and its person and support read it, nobody else', async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a8432b' } })
    .png()
    .toBuffer();
  const { body } = await send(asha, { text: newText(), attachment: new Blob([new Uint8Array(picture)]) });
  const { files, entries } = await open(asha, body.number);
  expect(entries.map(({ kind }) => kind)).toEqual(['asked', 'file']);
  const file = `/files/${files[0]?.id}`;
  const read = async (who: SignedIn, url: string) =>
    (await server.app.inject({ url, headers: { cookie: who.cookie } })).statusCode;
  const other = await signedIn(server.database);
  const own = path(body.number, file);
  const ofStaff = `/api/v1/staff/tickets/${body.number}${file}`;
  expect([await read(asha, own), await read(staff, ofStaff)]).toEqual([200, 200]);
  expect([await read(other, own), await read(other, ofStaff), await read(asha, ofStaff)]).toEqual([404, 404, 404]);
});

it('a stranger reads, changes and lists nothing', async () => {
  const { number } = (await send(asha, { text: newText() })).body;
  const other = await signedIn(server.database);
  const tries = await Promise.all([
    server.call(other, 'GET', path(number)),
    reply(other, number, 'Mine.'),
    server.call(other, 'POST', path(number, '/solved')),
    server.call(other, 'PUT', path(number, '/rating'), { stars: 1 }),
    answer(other, number),
    server.call(other, 'GET', '/api/v1/staff/tickets'),
    server.call(other, 'GET', `/api/v1/uploads?kind=ticket-file&subject=${number}`),
  ]);
  expect(tries.slice(0, 6).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(tries[6]?.body).toMatchObject({ uploads: [] });
  const { body } = await server.call<{ tickets: unknown[] }>(other, 'GET', '/api/v1/support/tickets');
  expect(body.tickets).toEqual([]);
  expect((await server.call(undefined, 'GET', path(number))).status).toBe(401);
});

it('the queue begins with the first promise, and holds no ticket that waits for its person', async () => {
  const usual = (await send(asha, { text: newText() })).body.number;
  const urgent = (await send(asha, { text: newText(), topic: 'safety' })).body.number;
  const numbers = (await queue()).map(({ number }) => number);
  expect(numbers.indexOf(urgent)).toBeLessThan(numbers.indexOf(usual));
  await answer(staff, urgent);
  expect((await queue()).map(({ number }) => number)).not.toContain(urgent);
});

it('a promise that we cannot keep is replaced before it ends, with one message, and does not count as kept', async () => {
  const { number, dueOn } = (await send(asha, { text: newText() })).body;
  await server.jobs.drain();
  server.now = dueOn - HOUR_MS;
  await runLateJob();
  expect(await open(asha, number)).toMatchObject({ dueOn });
  server.now = dueOn - 10 * 60_000;
  const before = server.sent.length;
  await runLateJob();
  await runLateJob();
  await server.jobs.drain();
  const late = await open(asha, number);
  expect(late.dueOn).toBeGreaterThan(dueOn);
  expect(late.entries.map(({ kind }) => kind)).toEqual(['asked', 'late']);
  const told = server.sent.slice(before).filter(({ template }) => template === 'ticket-late');
  expect(told.length).toBeGreaterThanOrEqual(1);
  server.now = dueOn + HOUR_MS;
  // A session of staff has ended by then.
  await answer(await signedIn(server.database, { role: 'staff' }, server.now), number);
  expect(await open(asha, number)).toMatchObject({ inTime: false });
});

it('solved tickets are deleted after 400 days with their files, open ones stay', async () => {
  const solved = (await send(asha, { text: newText() })).body.number;
  const waiting = (await send(asha, { text: newText() })).body.number;
  await server.call(asha, 'POST', path(solved, '/solved'));
  const { retention = [] } = MODULES.find(({ name }) => name === 'support/tickets') ?? {};
  for (const { days, remove } of retention) {
    expect(days).toBe(400);
    await remove(server.database, new Date(server.now + 1), server.jobs);
  }
  const left = await Promise.all(
    [solved, waiting].map(async (number) => (await server.call(asha, 'GET', path(number))).status),
  );
  expect(left).toEqual([404, 200]);
});

const SEEN = (number: string) => path(number, '/seen');
const staffCall = (who: SignedIn, number: string, what: string, body?: object) =>
  server.call<{ heldBy: string | null }>(who, 'POST', `/api/v1/staff/tickets/${number}/${what}`, body);

it('a chat has an earlier promise, and carries the page that the person sent along, without what may be secret', async () => {
  const { body } = await send(asha, { text: newText(), chat: 'yes', page: '/still-available/Zk3v9Qw7Lm2Xc8Rt5Yb1Nd' });
  expect(body.dueOn).toBe(ticketDue('payment', TEST_NOW, true));
  expect(body.dueOn).toBeLessThan(ticketDue('payment', TEST_NOW));
  expect(await open(asha, body.number)).toMatchObject({ chat: true, page: '/still-available/…' });
  expect((await send(asha, { text: newText(), page: 'https://example.com/' })).status).toBe(400);
});

it('a message with a known key is the existing one, of the person and of staff', async () => {
  const { number } = (await send(asha, { text: newText(), chat: 'yes' })).body;
  const again = { text: 'Hello?', clientKey: 'key-00000001' };
  const replies = await Promise.all([1, 2, 3].map(() => server.call(asha, 'POST', path(number, '/replies'), again)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const answers = await Promise.all(
    [1, 2].map(() => staffCall(staff, number, 'answer', { text: 'Yes.', solved: false, clientKey: 'key-00000002' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await open(asha, number)).entries.map(({ kind }) => kind)).toEqual(['asked', 'reply', 'answer']);
});

it('of two staff who take a chat at once one gets it, and the other answers only after taking it over', async () => {
  const ravi = await signedIn(server.database, { role: 'staff', name: 'Ravi Nair' });
  const { number } = (await send(asha, { text: newText(), chat: 'yes' })).body;
  const both = await Promise.all([staff, ravi].map((who) => staffCall(who, number, 'take')));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [holder, other] = both[0]?.status === 200 ? [staff, ravi] : [ravi, staff];
  expect((await answer(other, number)).status).toBe(409);
  expect((await staffCall(other, number, 'hand-over', { to: 'me' })).status).toBe(200);
  expect((await answer(other, number)).status).toBe(200);
  expect((await answer(holder, number)).status).toBe(409);
  expect((await staffCall(other, number, 'hand-over', { to: null })).body.heldBy).toBeNull();
  const { colleagues } = (
    await server.call<{ colleagues: { id: string; name: string }[] }>(other, 'GET', '/api/v1/staff/tickets/colleagues')
  ).body;
  const id = colleagues.find(({ name }) => name === (holder === ravi ? 'Ravi Nair' : 'Meera Iyer'))?.id;
  await staffCall(other, number, 'hand-over', { to: id });
  expect((await open(asha, number)).heldBy).toBe(holder === ravi ? 'Ravi' : 'Meera');
});

it('a chat is handed over to staff of support only, and by them only', async () => {
  const { number } = (await send(asha, { text: newText(), chat: 'yes' })).body;
  const other = await signedIn(server.database);
  expect((await staffCall(staff, number, 'hand-over', { to: other.accountId })).status).toBe(400);
  expect((await staffCall(other, number, 'hand-over', { to: 'me' })).status).toBe(404);
  expect((await server.call(other, 'GET', '/api/v1/staff/tickets/colleagues')).status).toBe(404);
  expect((await server.call(other, 'PUT', SEEN(number), { seq: 1 })).status).toBe(404);
});

it('an answer in a chat that its person has seen is not announced, and one that they have not is', async () => {
  const seen = (await send(asha, { text: newText(), chat: 'yes' })).body.number;
  const unseen = (await send(asha, { text: newText(), chat: 'yes' })).body.number;
  await server.jobs.drain();
  for (const number of [seen, unseen]) await answer(staff, number);
  const [own] = (await open(asha, seen)).entries.slice(-1);
  await server.call(asha, 'PUT', SEEN(seen), { seq: own?.seq });
  const before = server.sent.length;
  server.now += 3 * 60_000;
  await server.jobs.drain();
  const told = server.sent.slice(before).map((message) => JSON.stringify(message));
  expect([seen, unseen].map((number) => told.filter((message) => message.includes(number)).length)).toEqual([0, 1]);
});

it('live updates of a ticket reach its person and support, those of the queue support alone', async () => {
  const { number } = (await send(asha, { text: newText() })).body;
  const other = await signedIn(server.database);
  const listings = await signedIn(server.database, { role: 'staff', staffRoles: ['listings'] });
  const follow = async (who: SignedIn | undefined, topic: string, input: object) => {
    const topics = encodeURIComponent(JSON.stringify([{ topic, input }]));
    return (await server.call(who, 'GET', `/api/v1/live/events?topics=${topics}`)).status;
  };
  const all = [asha, staff, other, listings, undefined];
  const ofTicket = await Promise.all(all.map((who) => follow(who, 'ticket', { number })));
  expect(ofTicket).toEqual([200, 200, 404, 404, 401]);
  const ofQueue = await Promise.all(all.map((who) => follow(who, 'support-queue', {})));
  expect(ofQueue).toEqual([404, 200, 404, 404, 401]);
});

describe('a call about a ticket', () => {
  const want = (who: SignedIn, number: string, wanted = true) =>
    server.call<Ticket>(who, 'PUT', path(number, '/call'), { wanted });
  const cases = async () => {
    await server.jobs.send('dialer-collect', {});
    await server.jobs.drain();
    return server.database.select().from(callCase).where(eq(callCase.accountId, asha.accountId));
  };

  it('becomes one case of the dialer, and none any more once the person or the answer says so', async () => {
    const { number } = (await send(asha, { text: newText(), about: 'order', reference: 'ord_1' })).body;
    expect(await cases()).toEqual([]);
    const twice = await Promise.all([want(asha, number), want(asha, number)]);
    expect(twice.map(({ status, body }) => [status, body.wantsCall])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(await cases()).toMatchObject([{ kind: 'ticket', state: 'open' }]);
    expect(await cases()).toHaveLength(1);
    await want(asha, number, false);
    expect(await cases()).toMatchObject([{ state: 'gone' }]);
    server.now += 1_000;
    await want(asha, number);
    expect((await cases()).map(({ state }) => state).toSorted()).toEqual(['gone', 'open']);
    await answer(staff, number, true);
    expect((await cases()).map(({ state }) => state)).toEqual(['gone', 'gone']);
    expect(await open(asha, number)).toMatchObject({ wantsCall: false });
    expect((await want(asha, number)).status).toBe(409);
  });

  it('is refused to strangers, and to people who said that we must not call them', async () => {
    const { number } = (await send(asha, { text: newText() })).body;
    expect((await want(await signedIn(server.database), number)).status).toBe(404);
    await server.call(asha, 'PUT', '/api/v1/user/do-not-call', { doNotCall: true });
    expect((await want(asha, number)).status).toBe(409);
    expect(await open(asha, number)).toMatchObject({ wantsCall: false });
  });

  it('is told in the timeline with its end', async () => {
    const { number } = (await send(asha, { text: newText() })).body;
    await want(asha, number);
    const [row] = await cases();
    const end = (news: 'reached' | 'done') =>
      server.database.transaction((transaction) =>
        ticketCallSource.called(transaction, 'ticket', row?.ref ?? '', news, new Date(server.now)),
      );
    await end('reached');
    expect(await open(asha, number)).toMatchObject({ wantsCall: true });
    await end('done');
    await end('done');
    const { wantsCall, entries } = await open(asha, number);
    expect(wantsCall).toBe(false);
    expect(entries.map(({ kind }) => kind)).toEqual(['asked', 'call-asked', 'called']);
  });
});
