import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import {
  book,
  booked,
  type OpenHome,
  openHome,
  openVisitServer,
  slotOf,
  type VisitServer,
} from '../../../testing/visit-server.ts';
import { account } from '../../people/accounts/public.ts';
import { SLOT_ALERTS_JOB } from './slot-alerts.ts';
import { VISIT_REMINDERS_JOB } from './visit-reminders.ts';

let server: VisitServer;
beforeAll(async () => {
  server = await openVisitServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = TEST_NOW;
});

const someone = (facts: Parameters<typeof signedIn>[1] = {}) =>
  signedIn(server.database, { name: 'Meera Nair', ...facts });
const sentTo = ({ phone }: SignedIn) => server.sent.filter(({ to }) => to === phone);
const templatesTo = (who: SignedIn) => sentTo(who).map(({ template }) => template);
const cancel = (who: SignedIn, id: string) => server.call(who, 'POST', `/api/v1/visits/${id}/cancel`, {});

/** Moves the clock to a moment and runs the jobs that are due. */
async function at(moment: number, job = VISIT_REMINDERS_JOB): Promise<void> {
  server.now = moment;
  await server.jobs.send(job, {});
  await server.jobs.drain();
}

/** A slot at ten on a morning some days ahead, so that no quiet hours fall two hours before. */
function tenOClock({ slots }: OpenHome, days: number): number {
  const wanted = Date.UTC(2026, 10, 20 + days, 4, 30);
  if (!slots.includes(wanted)) throw new Error('Slot not found.');
  return wanted;
}

describe('notifications of a visit', () => {
  it('reach the owner with first name and time, and no contact details', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const visit = await booked(server, visitor, home);
    await server.jobs.drain();
    await book(server, visitor, home, slotOf(home, 1), { reschedule: true });
    await server.jobs.drain();
    await cancel(visitor, visit.id);
    await server.jobs.drain();
    expect(templatesTo(home.owner)).toEqual(['visit-booked', 'visit-moved', 'visit-cancelled']);
    const [first] = sentTo(home.owner);
    expect(first?.text).toMatch(/^Meera will visit .* on 20 Nov 2026, .* India time\./);
    expect(first?.text).toMatch(/Still available, or taken\? Answer with one tap: http\S+\/still-available\/\S+$/);
    for (const { text } of sentTo(home.owner)) {
      expect(text).not.toContain(visitor.phone.slice(3));
      expect(text).not.toContain('Nair');
    }
    expect(templatesTo(visitor)).toEqual([]);
  });

  it('reach the visitor when the owner cancels', async () => {
    const home = await openHome(server);
    const visitor = await someone({ timeZone: 'America/New_York', quietFrom: 0, quietTo: 0 });
    const visit = await booked(server, visitor, home);
    await cancel(home.owner, visit.id);
    await server.jobs.drain();
    expect(templatesTo(visitor)).toEqual(['visit-cancelled']);
    expect(sentTo(visitor)[0]?.text).toContain('where you are)');
    // The owner cancelled, so the owner is not notified.
    expect(templatesTo(home.owner)).toEqual([]);
  });

  it('wait for the end of quiet hours, and are dropped when they are outdated by then', async () => {
    const owner = await signedIn(server.database, { quietFrom: 11, quietTo: 14 });
    const home = await openHome(server, owner);
    const visitor = await someone();
    const visit = await booked(server, visitor, home, 20);
    await server.jobs.drain();
    expect(templatesTo(owner)).toEqual([]);
    await cancel(visitor, visit.id);
    server.now = TEST_NOW + 2 * HOUR_MS;
    await server.jobs.drain();
    expect(templatesTo(owner)).toEqual(['visit-cancelled']);
  });
});

describe('reminders of a visit', () => {
  it('are sent to both the day before and two hours before, once', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const time = tenOClock(home, 3);
    await book(server, visitor, home, time);
    for (const moment of [time - 25 * HOUR_MS, time - 24 * HOUR_MS, time - 20 * HOUR_MS]) await at(moment);
    expect(templatesTo(visitor)).toEqual(['visit-reminder']);
    for (const moment of [time - 2 * HOUR_MS, time - HOUR_MS, time]) await at(moment);
    expect(templatesTo(visitor)).toEqual(['visit-reminder', 'visit-reminder']);
    expect(templatesTo(home.owner)).toEqual(['visit-booked', 'visit-reminder-owner', 'visit-reminder-owner']);
  });

  it('are not sent for a cancelled visit, and use the new time of a moved one', async () => {
    const home = await openHome(server);
    const [gone, moved] = [await someone(), await someone()];
    const time = tenOClock(home, 3);
    const cancelled = await book(server, gone, home, time);
    await book(server, moved, home, time + HOUR_MS);
    await at(time - 23 * HOUR_MS);
    expect([templatesTo(gone), templatesTo(moved)]).toEqual([['visit-reminder'], ['visit-reminder']]);
    await cancel(gone, cancelled.body.visit.id);
    await book(server, moved, home, tenOClock(home, 6), { reschedule: true });
    await at(time - 2 * HOUR_MS);
    expect([templatesTo(gone), templatesTo(moved)]).toEqual([['visit-reminder'], ['visit-reminder']]);
    await at(tenOClock(home, 6) - 24 * HOUR_MS);
    expect(templatesTo(moved)).toEqual(['visit-reminder', 'visit-reminder']);
  });

  it('wait for the end of quiet hours', async () => {
    const home = await openHome(server);
    const visitor = await someone({ quietFrom: 21, quietTo: 9 });
    const time = tenOClock(home, 3);
    await book(server, visitor, home, time);
    await at(time - 2 * HOUR_MS);
    expect(templatesTo(visitor)).toEqual([]);
    await at(time - HOUR_MS);
    expect(templatesTo(visitor)).toEqual(['visit-reminder']);
  });
});

describe('a request to be notified of a free slot', () => {
  const notify = (who: SignedIn, { id }: OpenHome, body: object = {}) =>
    server.call<{ responseBody: { notify: boolean; slots: unknown[] } }>(
      who,
      'POST',
      `/nb/api/v3/slot/booking/${id}/notify`,
      body,
    );
  const week = ({ id, owner }: OpenHome, slots: readonly object[]) =>
    server.call(owner, 'PUT', `/api/v1/user/listings/${id}/visit-slots`, { slots });
  const oneHour = [{ weekday: 0, startTime: '10:00', endTime: '11:00' }];

  it('is answered with the current free slots', async () => {
    const home = await openHome(server);
    const { body } = await notify(await someone(), home, { date: '2026-11-22' });
    expect(body.responseBody.notify).toBe(false);
    expect(body.responseBody.slots).toHaveLength(12);
  });

  it('is notified once when somebody cancels', async () => {
    const home = await openHome(server);
    await week(home, oneHour);
    const [first, visitor] = [await someone(), await someone()];
    const visit = await book(server, first, home, Date.UTC(2026, 10, 22, 4, 30));
    expect((await notify(visitor, home, { date: '2026-11-22' })).body.responseBody).toEqual({
      notify: true,
      slots: [],
    });
    await at(TEST_NOW, SLOT_ALERTS_JOB);
    expect(templatesTo(visitor)).toEqual([]);
    await cancel(first, visit.body.visit.id);
    await server.jobs.drain();
    await at(TEST_NOW, SLOT_ALERTS_JOB);
    expect(templatesTo(visitor)).toEqual(['visit-slot-free']);
    expect(sentTo(visitor)[0]?.text).toContain('22 Nov 2026, 10:00 am, India time');
  });

  it('is notified when the owner adds slots, after quiet hours, unless it was withdrawn', async () => {
    const home = await openHome(server);
    await week(home, []);
    const [awake, inQuietHours, away] = [
      await someone(),
      await someone({ quietFrom: 11, quietTo: 14 }),
      await someone(),
    ];
    for (const who of [awake, inQuietHours, away]) await notify(who, home);
    await server.call(away, 'DELETE', `/nb/api/v3/slot/booking/${home.id}/notify`);
    await week(home, oneHour);
    await server.jobs.drain();
    expect([awake, inQuietHours, away].map(templatesTo)).toEqual([['visit-slot-free'], [], []]);
    await at(TEST_NOW + 2 * HOUR_MS, SLOT_ALERTS_JOB);
    expect([awake, inQuietHours, away].map(templatesTo)).toEqual([['visit-slot-free'], ['visit-slot-free'], []]);
  });

  it('may name times, and only those without a free slot are watched', async () => {
    const home = await openHome(server);
    const visitor = await someone();
    const { body } = await server.call(visitor, 'POST', `/api/v1/slot/${home.id}/available/tenant`, {
      slots: [
        { date: '2026-11-22', startTime: '08:00', endTime: '10:00' },
        { date: '2026-11-22', startTime: '06:00', endTime: '07:00' },
        { date: '2026-11-22', startTime: '11:00' },
      ],
    });
    expect(body).toMatchObject({ slots: [{ startTime: '08:00' }, { startTime: '09:00' }], watched: 1 });
    await server.call(home.owner, 'PUT', `/api/v1/user/listings/${home.id}/visit-slots`, {
      slots: [{ weekday: 0, startTime: '06:00', endTime: '07:00' }],
    });
    await server.jobs.drain();
    expect(templatesTo(visitor)).toEqual(['visit-slot-free']);
  });
});

it('is not notified for a deleted account', async () => {
  const home = await openHome(server);
  const visitor = await someone();
  await server.database
    .update(account)
    .set({ deletedAt: new Date(TEST_NOW) })
    .where(eq(account.id, home.owner.accountId));
  await booked(server, visitor, home);
  await server.jobs.drain();
  expect(templatesTo(home.owner)).toEqual([]);
});
