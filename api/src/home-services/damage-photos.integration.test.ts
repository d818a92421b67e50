import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { openUploadServer, type UploadServer, uploadOfAnswer } from '../../testing/upload-server.ts';
import { saveBooking } from './bookings/booking.queries.ts';
import { type BookingRow, serviceBooking } from './bookings/bookings.tables.ts';

let server: UploadServer;
beforeAll(async () => {
  server = await openUploadServer();
});
afterAll(() => server.close());

const moveIn = (accountId: string, state: BookingRow['state']) =>
  server.database.transaction((transaction) =>
    saveBooking(
      transaction,
      {
        ...{ accountId, business: 'PNM', serviceType: 'PNM_CITY', city: 'bangalore', stateCode: '29' },
        ...{ title: 'Move in Bangalore', lines: [], totalPaise: 0, details: null, state },
      },
      new Date(),
    ),
  );

it('photos of damage belong to a finished move, and are seen by its customer alone', async () => {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a8432b' } })
    .jpeg()
    .toBuffer();
  const customer = await server.person();
  const stranger = await server.person();
  const { id } = await moveIn(customer.accountId, 'done');
  const send = (headers: typeof customer.headers, subject: string) =>
    server.upload(headers, { kind: 'damage-photo', subject, name: 'leg.jpg', bytes });

  const early = await moveIn(customer.accountId, 'started');
  expect((await send(customer.headers, early.id)).statusCode).toBe(409);
  expect((await send(stranger.headers, id)).statusCode).toBe(404);

  const upload = uploadOfAnswer(await send(customer.headers, id));
  await server.jobs.drain();
  const [row] = await server.database.select().from(serviceBooking).where(eq(serviceBooking.id, id));
  expect(row?.photos).toEqual([{ shows: 'damage', id: upload.id, digest: expect.any(String) }]);
  const file = `uploads/${upload.id}/${row?.photos[0]?.digest}-640.webp`;
  expect((await server.ask('GET', file, customer.headers)).statusCode).toBe(200);
  expect((await server.ask('GET', file, stranger.headers)).statusCode).toBe(404);
});
