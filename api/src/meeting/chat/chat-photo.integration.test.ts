import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import sharp from 'sharp';
import { listingsFor } from '../../../testing/listings-for.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openUploadServer, type UploadServer, uploadOfAnswer } from '../../../testing/upload-server.ts';

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#4360a8' } })
    .jpeg()
    .toBuffer();

let server: UploadServer;
beforeAll(async () => {
  server = await openUploadServer();
});
afterAll(() => server.close());

it('photos of a chat are listed, finished, continued and deleted by nobody but their author', async () => {
  const [owner, seeker, stranger] = await Promise.all([server.person(), server.person(), server.person()]);
  const [propertyId] = await listingsFor(server.database, owner, 1);
  const begun = await server.ask('POST', 'chat/conversations', seeker.headers, { propertyId });
  const subject: string = begun.json().conversationId;
  const bytes = await picture();
  const started = await server.start(seeker.headers, { kind: 'chat-photo', subject, length: bytes.length });
  const address = String(started.headers.location);
  const id = address.split('/').at(-1);
  for (const { headers } of [owner, stranger]) {
    expect((await server.send(headers, address, 0, bytes)).statusCode).toBe(404);
    expect((await server.ask('POST', `uploads/${id}/finish`, headers, {})).statusCode).toBe(404);
    expect((await server.ask('DELETE', `uploads/${id}`, headers)).statusCode).toBe(404);
    const listed = await server.ask('GET', `uploads?kind=chat-photo&subject=${subject}`, headers);
    expect(listed.body).not.toContain(String(id));
  }
  expect((await server.send(seeker.headers, address, 0, bytes)).statusCode).toBe(204);
});

it('a photo of a reported chat is evidence for staff of that queue, also once its author has deleted it', async () => {
  const [owner, seeker] = await Promise.all([server.person(), server.person()]);
  const [propertyId] = await listingsFor(server.database, owner, 1);
  const begun = await server.ask('POST', 'chat/conversations', seeker.headers, { propertyId });
  const id: string = begun.json().conversationId;
  const send = async (headers: typeof owner.headers) => {
    const file = { kind: 'chat-photo', subject: id, name: 'hall.jpg', bytes: await picture() };
    const { id: uploadId } = uploadOfAnswer(await server.upload(headers, file));
    await server.jobs.drain();
    const json = { kind: 'photo', clientKey: randomUUID(), uploadId, text: '' };
    await server.ask('POST', `chat/conversations/${id}/messages`, headers, json);
    return uploadId;
  };
  const reported = await send(owner.headers);
  const later = await send(owner.headers);
  const report = { reason: 'ABUSE', words: '', fromSeq: 1, toSeq: 1 };
  expect((await server.ask('POST', `chat/conversations/${id}/report`, seeker.headers, report)).statusCode).toBe(200);
  const cookieOf = async (roles: ('support' | 'listings')[]) => {
    const { cookie } = await signedIn(server.database, { role: 'staff', staffRoles: roles }, TEST_NOW);
    return { cookie, 'sec-fetch-site': 'same-origin' };
  };
  const [support, listings] = [await cookieOf(['support']), await cookieOf(['listings'])];
  const { reports } = (await server.ask('GET', 'staff/chat-reports', support)).json();
  const mine = reports.find((each: { evidence: { photo: string | null }[] }) => each.evidence[0]?.photo === reported);
  const read = async (headers: typeof owner.headers, photo = reported, of = mine.id) =>
    (await server.ask('GET', `staff/chat-reports/${of}/photos/${photo}`, headers)).statusCode;
  expect(await read(support)).toBe(200);
  expect([await read(listings), await read(seeker.headers), await read(owner.headers)]).toEqual([404, 404, 404]);
  expect([await read(support, later), await read(support, reported, 'crp_00000000000000000000')]).toEqual([404, 404]);
  expect((await server.ask('DELETE', `uploads/${reported}`, owner.headers)).statusCode).toBe(200);
  await server.jobs.drain();
  expect(await read(support)).toBe(200);
  const decided = { state: 'dismissed' };
  expect((await server.ask('POST', `staff/chat-reports/${mine.id}`, support, decided)).statusCode).toBe(200);
  expect(await read(support)).toBe(404);
});

it('photos of a chat are added by its two people, and read by the other one once a message shows them', async () => {
  const bytes = await picture();
  const [owner, seeker, stranger] = await Promise.all([server.person(), server.person(), server.person()]);
  const [propertyId] = await listingsFor(server.database, owner, 1);
  const begun = await server.ask('POST', 'chat/conversations', seeker.headers, { propertyId });
  const subject: string = begun.json().conversationId;
  const add = (headers: typeof owner.headers) =>
    server.upload(headers, { kind: 'chat-photo', subject, name: 'hall.jpg', bytes });
  const show = (headers: typeof owner.headers, uploadId: string) =>
    server.ask('POST', `chat/conversations/${subject}/messages`, headers, {
      ...{ kind: 'photo', clientKey: randomUUID(), uploadId, text: 'the hall, call 98450 12345' },
    });
  expect((await add(stranger.headers)).statusCode).toBe(404);

  const upload = uploadOfAnswer(await add(seeker.headers));
  await server.jobs.drain();
  const listed = await server.ask('GET', `uploads?kind=chat-photo&subject=${subject}`, seeker.headers);
  const file: string = listed.json().uploads[0].picture.renditions[0].webp.replace('/api/v1/', '');
  expect((await server.ask('GET', file, owner.headers)).statusCode).toBe(404);
  expect((await show(owner.headers, upload.id)).statusCode).toBe(409);

  expect((await show(seeker.headers, upload.id)).statusCode).toBe(200);
  const read = await server.ask('GET', `chat/conversations/${subject}/messages`, owner.headers);
  const [message]: ChatMessage[] = read.json().messages;
  expect(message).toMatchObject({ kind: 'photo', held: 1, text: expect.not.stringContaining('98450') });
  expect(message?.photo).toMatchObject({ uploadId: upload.id, state: 'ready', width: 800 });
  expect((await server.ask('GET', file, owner.headers)).statusCode).toBe(200);
  expect((await server.ask('GET', file, stranger.headers)).statusCode).toBe(404);
});
