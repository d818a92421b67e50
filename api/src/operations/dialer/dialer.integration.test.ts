import type { CallCaseSummary } from '@aangan/shared-kit/contracts/dialer';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq, like } from 'drizzle-orm';
import { type DialerServer, openDialerServer } from '../../../testing/dialer-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { securityEvent } from '../../foundation/audit/audit.tables.ts';
import { lead } from '../../meeting/leads/leads.tables.ts';
import { callCase, callEntry } from './dialer.tables.ts';

let server: DialerServer;
let meera: SignedIn;
let ravi: SignedIn;
let asha: SignedIn;
let days = 0;
beforeAll(async () => {
  server = await openDialerServer();
  // Requests of the test data become cases now, and not in the first test.
  await server.collect();
});
beforeEach(async () => {
  // Noon in India. Time never goes back, because cases are collected by when they were asked for.
  server.now = TEST_NOW + days * 3 * DAY_MS;
  days += 1;
  await server.database.update(callCase).set({ state: 'expired', heldBy: null }).where(eq(callCase.state, 'open'));
  const newStaff = (name: string) =>
    signedIn(server.database, { role: 'staff', name, staffRoles: ['calls', 'support'] }, server.now);
  meera = await newStaff('Meera Nair');
  ravi = await newStaff('Ravi Menon');
  asha = await signedIn(server.database, { name: 'Asha Rao', phone: phone() }, server.now);
});
afterAll(() => server.close());

let numbers = 0;
/** A number whose last four digits are given: the sandbox behaves by them. */
function phone(ending = '1000'): string {
  numbers += 1;
  return `+9198${String(numbers).padStart(4, '0')}${ending}`;
}

/** Somebody asks for a call. @returns the case of it */
async function askedFor(by: SignedIn | undefined, facts: { phone?: string; message?: string } = {}): Promise<string> {
  const sent = facts.phone ?? by?.phone ?? phone();
  const form = { name: 'Asha Rao', phone: sent.slice(3), phoneCountryCode: '91', message: facts.message ?? 'Help me' };
  const from = { cookie: by?.cookie ?? '', address: `10.1.${days}.${numbers % 250}` };
  const { body } = await server.postForm(from, '/api/v1/misc/lead/add', form);
  const { leadId } = JSON.parse(body) as { leadId: string };
  await server.collect();
  const [row] = await server.database.select().from(callCase).where(eq(callCase.ref, leadId));
  if (!row) throw new Error(`No case of the lead: ${body}`);
  return row.id;
}

const path = (caseId: string, step = '') => `/api/v1/staff/calls/${caseId}${step}`;
const take = (who: SignedIn, caseId: string) => server.call(who, 'POST', path(caseId, '/take'));
const next = async (who: SignedIn) =>
  (await server.call<{ caseId: string | null }>(who, 'POST', '/api/v1/staff/calls/next')).body.caseId;

async function dial(who: SignedIn, caseId: string) {
  const { seq } = await server.open(who, caseId);
  return server.call<{ message: string; details?: { nextOn: number | null } }>(who, 'POST', path(caseId, '/dial'), {
    seq,
  });
}

async function say(who: SignedIn, caseId: string, said: { outcome: string; note?: string; nextOn?: number }) {
  const { seq } = await server.open(who, caseId);
  const body = { seq, ...said };
  return server.call<{ state: string; dueOn: number | null; issues?: { field: string }[] }>(
    who,
    'POST',
    path(caseId, '/outcome'),
    body,
  );
}

/** Takes a case and calls, until the phones have done what they do. */
async function callThrough(who: SignedIn, caseId: string): Promise<void> {
  expect((await take(who, caseId)).status).toBe(200);
  expect((await dial(who, caseId)).status).toBe(200);
  await server.letRing();
}

describe('a case', () => {
  it('goes from a request to a call, a next time and a result, and no answer holds a number', async () => {
    const caseId = await askedFor(asha, { message: 'Call me on 9812345678 about my plan' });
    const answers: string[] = [];
    const read = async () => {
      const { text } = await server.call(meera, 'GET', path(caseId));
      answers.push(text);
      return server.open(meera, caseId);
    };
    expect(await read()).toMatchObject({ name: 'Asha R.', kind: 'enquiry', asked: true, refusal: null, late: false });
    await callThrough(meera, caseId);
    expect(await read()).toMatchObject({ mine: true, call: { state: 'completed', talkSeconds: 6 } });
    const tomorrow = server.now - (server.now % HOUR_MS) + DAY_MS;
    expect((await say(meera, caseId, { outcome: 'call-back', nextOn: tomorrow })).body).toEqual({
      state: 'open',
      dueOn: tomorrow,
    });
    await server.workUntil(tomorrow);
    expect(await next(ravi)).toBeNull();
    expect(await next(meera)).toBe(caseId);
    await callThrough(meera, caseId);
    expect((await say(meera, caseId, { outcome: 'done' })).body.issues?.map(({ field }) => field)).toEqual([
      'body.note',
    ]);
    expect((await say(meera, caseId, { outcome: 'done', note: 'Plan explained.' })).body.state).toBe('done');
    const done = await read();
    expect(done.entries.map(({ kind, by }) => [kind, by])).toEqual([
      ...[
        ['call', 'Meera'],
        ['outcome', 'Meera'],
        ['call', 'Meera'],
        ['outcome', 'Meera'],
      ],
    ]);
    answers.push((await server.call(meera, 'GET', '/api/v1/staff/calls')).text);
    for (const text of answers) expect(text).not.toMatch(new RegExp(`9812345678|${asha.phone.slice(3)}|\\+91`));
    expect(await stageOf(caseId)).toBe('CALLED');
  });

  it('without answer comes back later each time, and ends as unreached', async () => {
    const caseId = await askedFor(undefined, { phone: phone('9202') });
    const waits: number[] = [];
    for (;;) {
      await callThrough(meera, caseId);
      expect(await server.open(meera, caseId)).toMatchObject({ call: { state: 'no-answer', unansweredBy: 'other' } });
      const { state, dueOn } = (await say(meera, caseId, { outcome: 'no-answer' })).body;
      if (state !== 'open' || dueOn === null) break;
      waits.push(dueOn - server.now);
      await server.workUntil(dueOn);
    }
    expect(waits.length).toBe(4);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(await server.open(meera, caseId)).toMatchObject({ state: 'unreached' });
    expect(await stageOf(caseId)).toBe('LOST');
  });

  it('ends when its person withdraws the request', async () => {
    const caseId = await askedFor(asha);
    const [row] = await server.database.select().from(callCase).where(eq(callCase.id, caseId));
    await server.database
      .update(lead)
      .set({ stage: 'WITHDRAWN' })
      .where(eq(lead.id, row?.ref ?? ''));
    expect(await next(meera)).toBeNull();
    expect(await server.open(meera, caseId)).toMatchObject({ state: 'gone', about: [] });
  });

  it('expires', async () => {
    const caseId = await askedFor(asha);
    await server.workUntil(server.now + 15 * DAY_MS);
    days += 6;
    await server.collect();
    expect(await server.open(meera, caseId)).toMatchObject({ state: 'expired' });
  });

  it('is made once of a request, however often requests are collected', async () => {
    const caseId = await askedFor(asha);
    await server.collect();
    await server.collect();
    expect((await server.queue(meera)).map(({ id }) => id)).toEqual([caseId]);
  });

  it('keeps notes without numbers, and each repeated request has one effect', async () => {
    const caseId = await askedFor(asha);
    await take(meera, caseId);
    const note = (text: string, seq: number) => server.call(meera, 'POST', path(caseId, '/notes'), { seq, note: text });
    expect((await note('Her number is 98123 45678', 0)).status).toBe(400);
    for (let time = 0; time < 3; time++) expect((await note('Prefers Hindi.', 0)).body).toEqual({ seq: 1 });
    expect((await server.open(meera, caseId)).entries.map(({ text }) => text)).toEqual(['Prefers Hindi.']);
    const outcome = { seq: 1, outcome: 'done', note: 'Answered by mail.' };
    for (let time = 0; time < 2; time++)
      expect((await server.call(meera, 'POST', path(caseId, '/outcome'), outcome)).body).toMatchObject({
        state: 'done',
      });
    expect((await server.open(meera, caseId)).entries.length).toBe(2);
  });
});

describe('two staff', () => {
  it('never get the same case, even when they ask at once', async () => {
    const cases = [await askedFor(undefined), await askedFor(undefined), await askedFor(undefined)];
    const staff = await Promise.all(
      Array.from({ length: 6 }, () =>
        signedIn(server.database, { role: 'staff', staffRoles: ['calls', 'support'] }, server.now),
      ),
    );
    const taken = await Promise.all(staff.map(next));
    const got = taken.filter((id) => id !== null);
    expect(got.toSorted()).toEqual(cases.toSorted());
  });

  it('cannot take, call or decide a case of each other until the lease has ended', async () => {
    const caseId = await askedFor(asha);
    await take(meera, caseId);
    expect((await take(ravi, caseId)).status).toBe(409);
    expect((await dial(ravi, caseId)).status).toBe(409);
    expect((await say(ravi, caseId, { outcome: 'done', note: 'Mine.' })).status).toBe(409);
    await server.workUntil(server.now + 15 * MINUTE_MS - 1);
    expect((await take(ravi, caseId)).status).toBe(409);
    await server.workUntil(server.now + 1);
    expect((await take(ravi, caseId)).status).toBe(200);
    expect((await dial(meera, caseId)).status).toBe(409);
    expect(await server.open(meera, caseId)).toMatchObject({ mine: false, heldBy: 'Ravi' });
  });

  it('have one case at a time: taking another gives the first back', async () => {
    const [first, second] = [await askedFor(undefined), await askedFor(undefined)];
    await take(meera, first);
    await take(meera, second);
    expect((await take(ravi, first)).status).toBe(200);
  });

  it('share the people of somebody who is away an hour after their time', async () => {
    const caseId = await askedFor(asha);
    await callThrough(meera, caseId);
    const { dueOn } = (await say(meera, caseId, { outcome: 'reached' })).body;
    await server.workUntil(dueOn ?? 0);
    expect(await next(ravi)).toBeNull();
    await server.workUntil(server.now + HOUR_MS + 1);
    expect(await next(ravi)).toBe(caseId);
  });

  it('skip a case with a reason, and it comes back after half an hour', async () => {
    const caseId = await askedFor(asha);
    await take(meera, caseId);
    const skip = (reason: string) =>
      server.call<{ dueOn: number }>(meera, 'POST', path(caseId, '/skip'), { seq: 0, reason });
    expect((await skip('')).status).toBe(400);
    const { body } = await skip('Speaks only Kannada');
    expect(body.dueOn).toBe(server.now + 30 * MINUTE_MS);
    expect(await next(ravi)).toBeNull();
    await server.workUntil(server.now + 30 * MINUTE_MS);
    expect(await next(ravi)).toBe(caseId);
  });
});

describe('nobody is called', () => {
  const wants = (doNotCall: boolean) => server.call(asha, 'PUT', '/api/v1/user/do-not-call', { doNotCall });

  it('who said so after staff took the case', async () => {
    const caseId = await askedFor(asha);
    await take(meera, caseId);
    expect((await wants(true)).body).toEqual({ since: server.now });
    const { status, body } = await dial(meera, caseId);
    expect([status, body.message]).toEqual([409, 'This person does not want to be called.']);
    expect(body.details).toEqual({ nextOn: null });
    expect(await callsOf(caseId)).toEqual([]);
  });

  it('who said so after staff pressed the button, before the phone rang', async () => {
    const caseId = await askedFor(asha);
    await take(meera, caseId);
    expect((await dial(meera, caseId)).status).toBe(200);
    await wants(true);
    await server.letRing();
    expect(await server.open(meera, caseId)).toMatchObject({ call: { state: 'failed', talkSeconds: 0 } });
  });

  it('whose quiet hours began after staff pressed the button', async () => {
    const caseId = await askedFor(asha);
    await server.workUntil(server.now + 9 * HOUR_MS - MINUTE_MS);
    await take(meera, caseId);
    expect((await dial(meera, caseId)).status).toBe(200);
    await server.workUntil(server.now + MINUTE_MS);
    await server.letRing();
    expect(await server.open(meera, caseId)).toMatchObject({ call: { state: 'failed' } });
  });

  it('in their quiet hours, and staff read when they may call', async () => {
    const caseId = await askedFor(asha);
    await server.workUntil(server.now + 10 * HOUR_MS);
    await take(meera, caseId);
    const { status, body } = await dial(meera, caseId);
    expect(status).toBe(409);
    expect(new Date(body.details?.nextOn ?? 0).toISOString()).toMatch(/T02:30:00/);
    expect(await callsOf(caseId)).toEqual([]);
    expect(await next(ravi)).toBeNull();
  });

  it('after they told staff not to, on any of their requests and with any account', async () => {
    const number = phone();
    const [first, second] = [
      await askedFor(undefined, { phone: number, message: 'One' }),
      await askedFor(undefined, { phone: number, message: 'Two' }),
    ];
    await callThrough(meera, first);
    expect((await say(meera, first, { outcome: 'do-not-call' })).body.state).toBe('do-not-call');
    expect(await next(meera)).toBeNull();
    expect(await server.open(meera, second)).toMatchObject({ state: 'do-not-call' });
    const later = await askedFor(undefined, { phone: number, message: 'Three' });
    expect(await server.open(meera, later)).toMatchObject({ state: 'do-not-call' });
  });

  it('until they allow it again themselves', async () => {
    await wants(true);
    expect(await server.open(meera, await askedFor(asha, { message: 'Four' }))).toMatchObject({ state: 'do-not-call' });
    expect((await wants(false)).body).toEqual({ since: null });
    const caseId = await askedFor(asha, { message: 'Five' });
    await take(meera, caseId);
    expect((await dial(meera, caseId)).status).toBe(200);
  });

  it('at a time that staff choose within quiet hours', async () => {
    const caseId = await askedFor(asha);
    await callThrough(meera, caseId);
    const { status, body } = await say(meera, caseId, { outcome: 'call-back', nextOn: server.now + 10 * HOUR_MS });
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'body.nextOn']);
  });

  it('unasked before ten or after seven: an owner of whom somebody else told us', async () => {
    const body = { phone: phone().slice(3), ownerPhone: phone().slice(3), type: 'TENANT' };
    const { body: sent } = await server.call<{ leadId: string }>(
      undefined,
      'POST',
      '/api/v1/public/crowd/lead/create',
      body,
    );
    await server.collect();
    const [row] = await server.database.select().from(callCase).where(eq(callCase.ref, sent.leadId));
    const caseId = row?.id ?? '';
    const listings = await signedIn(server.database, { role: 'staff', staffRoles: ['calls', 'listings'] }, server.now);
    expect((await server.call(meera, 'GET', path(caseId))).status).toBe(404);
    await server.workUntil(server.now + 7 * HOUR_MS);
    await take(listings, caseId);
    expect(await server.open(listings, caseId)).toMatchObject({ asked: false, refusal: 'commercial-hours' });
    expect((await dial(listings, caseId)).status).toBe(409);
  });
});

describe('the dialer', () => {
  it('dials once for a request that is sent twice', async () => {
    const caseId = await askedFor(asha);
    await take(meera, caseId);
    const again = () => server.call(meera, 'POST', path(caseId, '/dial'), { seq: 0 });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await callsOf(caseId)).toHaveLength(1);
  });

  it('asks for a call before an outcome of a call', async () => {
    const caseId = await askedFor(asha);
    await take(meera, caseId);
    expect((await say(meera, caseId, { outcome: 'no-answer' })).status).toBe(409);
    await callThrough(meera, caseId);
    expect((await say(meera, caseId, { outcome: 'no-answer' })).status).toBe(200);
    await take(meera, caseId);
    expect((await say(meera, caseId, { outcome: 'no-answer' })).status).toBe(409);
  });

  it('is closed to strangers, to people, to staff without the role, and shows no kinds of other roles', async () => {
    const caseId = await askedFor(asha);
    const other = (staffRoles: SignedInRoles) => signedIn(server.database, { role: 'staff', staffRoles }, server.now);
    const support = await other(['support']);
    const services = await other(['calls', 'services']);
    const calls = [
      ['GET', '/api/v1/staff/calls'],
      ['GET', '/api/v1/staff/calls/team'],
      ['GET', '/api/v1/staff/calls/next'],
      ['GET', path(caseId)],
      ['POST', '/api/v1/staff/calls/next'],
      ['POST', path(caseId, '/take')],
      ['POST', path(caseId, '/dial')],
      ['POST', path(caseId, '/outcome')],
      ['POST', path(caseId, '/skip')],
      ['POST', path(caseId, '/notes')],
    ] as const;
    const bodies = { seq: 0, outcome: 'done', note: 'Done by mail.', reason: 'No time today' };
    for (const [method, url] of calls) {
      const body = method === 'POST' ? bodies : undefined;
      expect([url, (await server.call(undefined, method, url, body)).status]).toEqual([url, 401]);
      expect([url, (await server.call(asha, method, url, body)).status]).toEqual([url, 404]);
      expect([url, (await server.call(support, method, url, body)).status]).toEqual([url, 404]);
      if (url.includes(caseId))
        expect([url, (await server.call(services, method, url, body)).status]).toEqual([url, 404]);
    }
    expect((await server.queue(services)).map(({ id }) => id)).not.toContain(caseId);
    expect((await server.queue(meera)).map(({ id }: CallCaseSummary) => id)).toContain(caseId);
  });

  it('notes in the audit log who took, called and decided', async () => {
    const caseId = await askedFor(asha);
    await callThrough(meera, caseId);
    await say(meera, caseId, { outcome: 'done', note: 'Plan explained.' });
    const rows = await server.database
      .select({ detail: securityEvent.detail })
      .from(securityEvent)
      .where(and(eq(securityEvent.accountId, meera.accountId), like(securityEvent.detail, 'calls %')));
    expect(rows.map(({ detail }) => detail)).toEqual(['calls take', 'calls dial', 'calls done']);
  });

  it('counts for the team what is open, due and late, and the outcomes of the day', async () => {
    const [done] = [await askedFor(undefined), await askedFor(undefined)];
    await callThrough(meera, done);
    await say(meera, done, { outcome: 'done', note: 'Plan explained.' });
    const team = async () =>
      (
        await server.call<{ kinds: { kind: string; open: number; due: number; late: number }[]; outcomes: object[] }>(
          meera,
          'GET',
          '/api/v1/staff/calls/team',
        )
      ).body;
    expect(await team()).toMatchObject({
      kinds: [{ kind: 'enquiry', open: 1, due: 1, late: 0 }],
      outcomes: [{ outcome: 'done', count: 1 }],
    });
    await server.workUntil(server.now + DAY_MS);
    expect(await team()).toMatchObject({ kinds: [{ open: 1, late: 1 }], outcomes: [] });
    expect((await server.call(meera, 'GET', '/api/v1/staff/calls/waiting')).body).toEqual({ waiting: 1 });
  });
});

type SignedInRoles = NonNullable<Parameters<typeof signedIn>[1]>['staffRoles'] & object;

async function stageOf(caseId: string) {
  const [row] = await server.database
    .select({ stage: lead.stage })
    .from(lead)
    .innerJoin(callCase, eq(callCase.ref, lead.id))
    .where(eq(callCase.id, caseId));
  return row?.stage;
}

function callsOf(caseId: string) {
  return server.database
    .select()
    .from(callEntry)
    .where(and(eq(callEntry.caseId, caseId), eq(callEntry.kind, 'call')));
}
