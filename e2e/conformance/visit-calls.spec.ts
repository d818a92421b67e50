import { knownListing } from '../support/known-listing.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

interface Slot {
  readonly timeEpoch: number;
  readonly state: string;
}

test('the visit calls book, move and cancel a visit', async ({ context, baseURL }) => {
  await logIn(context, baseURL ?? '');
  const { request } = context;
  // No other test visits homes there, because the slots of a home are shared.
  const { id } = await knownListing(request, 'RENT', 'chennai');
  const slotBooking = `/nb/api/v3/slot/booking/${id}`;
  const get = async (path: string) => (await request.get(path)).json();
  const post = async (path: string, data: object) =>
    (await request.post(path, { headers: { device: 'DESKTOP' }, data })).json();

  const { days }: { days: { date: string; free: number }[] } = (await get(`${slotBooking}/getDays`)).responseBody;
  const date = days.find(({ free }) => free > 2)?.date ?? '';
  const { statusCode, responseBody } = await get(`${slotBooking}/getSlots?date=${date}`);
  expect(statusCode).toBe(200);
  const [first, second]: number[] = responseBody.slots
    .filter(({ state }: Slot) => state === 'free')
    .map(({ timeEpoch }: Slot) => timeEpoch);

  expect((await post(`/api/v1/slot/${id}/available/tenant`, {})).slots.length).toBeGreaterThan(2);
  expect((await post(`/api/v1/slot/${id}/hold`, { timeEpoch: first })).heldUntil).toBeGreaterThan(Date.now());
  const booking = { selected_date: date, timeEpoch: first, propertyId: id };
  const { visit, ...booked } = await post(`/api/v1/slot/${id}/book`, booking);
  expect(booked).toEqual({ status: 200, message: 'Slot booked successfully' });
  expect((await post('/api/v1/common/lead/instantbook', { leadData: { propertyId: id } })).status).toBe('SENT');
  expect((await post('/api/v2/common/lead/book/tenant', { propertyId: id })).selfBooked).toBe(true);
  const moved = await post('/api/v1/common/lead/booked/time?reschedule=true', { propertyId: id, date: second });
  expect(moved.your_booked_time.timeEpoch).toBe(second);
  const times = await get(`/api/v2/common/lead/booked/time?propertyId=${id}&date=${date}&reschedule=true`);
  expect(times).toMatchObject({ selfBooked: true, your_booked_time: { timeEpoch: second } });
  expect((await post(`${slotBooking}/notify`, { date })).responseBody.notify).toBe(false);

  const calendar = await request.get(visit.calendarUrl);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('SEQUENCE:1\r\n');
  expect((await post(`/api/v1/visits/${visit.id}/cancel`, {})).visit.state).toBe('cancelled');
});
