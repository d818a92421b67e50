import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import sharp from 'sharp';
import { listingsFor } from '../../../testing/listings-for.ts';
import { openUploadServer, type UploadServer, uploadOfAnswer } from '../../../testing/upload-server.ts';

let server: UploadServer;
beforeAll(async () => {
  server = await openUploadServer();
});
afterAll(() => server.close());

it('photos of a chat are added by its two people, and read by the other one once a message shows them', async () => {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#4360a8' } })
    .jpeg()
    .toBuffer();
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
