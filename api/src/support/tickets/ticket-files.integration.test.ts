import type { Ticket } from '@aangan/shared-kit/contracts/tickets';
import { TICKET_FILES } from '@aangan/shared-kit/domain/support/tickets';
import { callsAs } from '../../../testing/call-as.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { type Headers, openUploadServer, type UploadServer } from '../../../testing/upload-server.ts';

let server: UploadServer;
beforeAll(async () => {
  server = await openUploadServer();
});
afterAll(() => server.close());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A request of a new person. */
async function asked() {
  const person = await server.person();
  const answer = await callsAs(server.app).postParts(
    { cookie: person.headers.cookie ?? '' },
    '/crm-api/email/external-send',
    { topic: 'payment', text: `The refund has not arrived. ${person.accountId}` },
  );
  return { person, number: String(answer.json().number) };
}

async function staffOf(staffRoles: ('support' | 'listings')[]): Promise<Headers> {
  const { cookie } = await signedIn(server.database, { role: 'staff', staffRoles }, TEST_NOW);
  return { cookie, 'sec-fetch-site': 'same-origin' };
}

const add = async (headers: Headers, number: string) =>
  (await server.upload(headers, { kind: 'ticket-file', subject: number, name: 'bill.pdf', bytes: PDF })).statusCode;
const shown = async (headers: Headers, number: string): Promise<Ticket> =>
  (await server.ask('GET', `support/tickets/${number}`, headers)).json();

it('staff send a file with their answer, which the person reads as a message of support', async () => {
  const { person, number } = await asked();
  const staff = await staffOf(['support']);
  expect(await add(staff, number)).toBe(200);
  const { entries, files } = await shown(person.headers, number);
  expect(entries.at(-1)).toMatchObject({ kind: 'file', author: 'staff', fileId: files[0]?.id });
  const read = (headers: Headers) => server.ask('GET', `support/tickets/${number}/files/${files[0]?.id}`, headers);
  const own = await read(person.headers);
  expect(own.headers).toMatchObject({ 'content-disposition': expect.stringContaining('attachment') });
  expect(own.rawPayload.equals(PDF)).toBe(true);
  expect((await read((await server.person()).headers)).statusCode).toBe(404);
  // Whoever sends a file has the request, as with an answer.
  expect(await add(await staffOf(['support']), number)).toBe(409);
});

it('each side has its own number of files, so that a full request can still be answered with one', async () => {
  const { person, number } = await asked();
  for (let count = 0; count < TICKET_FILES.most; count++) expect(await add(person.headers, number)).toBe(200);
  expect(await add(person.headers, number)).toBe(409);
  expect(await add(await staffOf(['support']), number)).toBe(200);
});

it('files are added, listed, finished, continued and deleted by no stranger, nor by staff of another queue', async () => {
  const { person, number } = await asked();
  const started = await server.start(person.headers, { kind: 'ticket-file', subject: number, length: PDF.length });
  const address = String(started.headers.location);
  const id = address.split('/').at(-1);
  for (const headers of [(await server.person()).headers, await staffOf(['listings'])]) {
    expect(await add(headers, number)).toBe(404);
    expect((await server.send(headers, address, 0, PDF)).statusCode).toBe(404);
    expect((await server.ask('POST', `uploads/${id}/finish`, headers, {})).statusCode).toBe(404);
    expect((await server.ask('DELETE', `uploads/${id}`, headers)).statusCode).toBe(404);
    const listed = await server.ask('GET', `uploads?kind=ticket-file&subject=${number}`, headers);
    expect(listed.json().uploads).toEqual([]);
  }
  expect((await server.send(person.headers, address, 0, PDF)).statusCode).toBe(204);
});
