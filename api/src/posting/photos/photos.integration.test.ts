import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import { PHOTO_UPLOAD, type PostingPhotos, VIDEO_UPLOAD } from '@aangan/shared-kit/contracts/posting-photos';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import sharp from 'sharp';
import { openPostingServer, type PostingServer } from '../../../testing/posting-server.ts';
import type { SignedIn } from '../../../testing/signed-in.ts';
import { openUploadServer, type UploadServer, uploadOfAnswer } from '../../../testing/upload-server.ts';

let server: PostingServer;
let uploads: UploadServer;
let owner: SignedIn;
beforeAll(async () => {
  server = await openPostingServer();
  uploads = await openUploadServer();
});
beforeEach(async () => {
  owner = await server.owner();
});
afterAll(async () => {
  await uploads.close();
  await server.close();
});

/** A picture of a pattern: other patterns look different. */
async function picture(pattern: number): Promise<Buffer> {
  const pixels = Buffer.alloc(64 * 48 * 3);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = (Math.floor(at / 96) * (pattern * 37 + 11) + at * pattern) % 256;
  return sharp(pixels, { raw: { width: 64, height: 48, channels: 3 } })
    .resize(800, 600)
    .jpeg()
    .toBuffer();
}

const headersOf = ({ cookie }: SignedIn) => ({ cookie, 'sec-fetch-site': 'same-origin' });
const send = async (who: SignedIn, subject: string, pattern: number) =>
  uploads.upload(headersOf(who), { kind: PHOTO_UPLOAD, subject, bytes: await picture(pattern) });

/** Uploads a photo and lets its copies be made. */
async function add(subject: string, pattern: number): Promise<string> {
  const { id } = uploadOfAnswer(await send(owner, subject, pattern));
  await uploads.jobs.drain();
  return id;
}

/** The first bytes of an MP4 file; the rest is never opened. */
const FILM = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42'),
  Buffer.alloc(12),
  Buffer.alloc(5_000, 7),
]);

const path = (id: string, rest = 'photos') => `/api/v1/property/manage/${id}/${rest}`;
const photosOf = async (id: string) => (await server.ask(owner, 'GET', path(id))).json as PostingPhotos;
const recordOf = async (id: string) =>
  (await server.answer<{ record: PropertyRecord }>(`/api/v1/property/${id}`)).record;

describe('photos of a draft', () => {
  it('have rooms and captions, and raise its quality', async () => {
    const draft = await server.complete(owner, 'RENT');
    const photo = await add(draft.id, 1);
    expect(await photosOf(draft.id)).toMatchObject({
      photos: [{ id: photo, room: null, caption: '' }],
      noPhotos: false,
    });
    const typed = { imageId: photo, imageType: 'KITCHEN', caption: 'The kitchen in the morning' };
    const { json } = await server.ask(owner, 'POST', path(draft.id, 'picture-type'), typed);
    expect(json).toMatchObject({ photos: [{ room: 'KITCHEN', caption: 'The kitchen in the morning' }] });
    expect((json as PostingPhotos).rooms.filter(({ shown }) => shown)).toEqual([
      { room: 'KITCHEN', label: 'Kitchen', shown: true },
    ]);
    const after = (await server.ask(owner, 'GET', `/api/v1/property/manage/${draft.id}`)).json;
    expect(after).toMatchObject({ progress: { steps: expect.arrayContaining([{ page: 'photos', state: 'done' }]) } });
  });

  it('are seen by nobody else before it is published', async () => {
    const draft = await server.complete(owner, 'RENT', { latitude: 12.99, longitude: 77.69 });
    const photo = await add(draft.id, 2);
    const public_ = () => uploads.app.inject({ url: `/pictures/${photo}-640.avif` });
    expect((await public_()).statusCode).toBe(404);
    await server.ask(owner, 'POST', `/api/v1/property/manage/${draft.id}/publish`, { version: draft.version });
    await server.jobs.drain();
    const shown = await public_();
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(shown.headers['cache-control']).toMatch(/^public, .*immutable/);
  });

  it('cannot be added, named or put in front by somebody else', async () => {
    const draft = await server.start(owner);
    const photo = await add(draft.id, 3);
    const stranger = await server.owner();
    expect((await send(stranger, draft.id, 4)).statusCode).toBe(404);
    for (const [rest, body] of [
      ['picture-type', { imageId: photo, imageType: 'KITCHEN' }],
      ['display-picture', { imageId: photo }],
    ] as const) {
      expect((await server.ask(stranger, 'POST', path(draft.id, rest), body)).status).toBe(404);
      const own = await server.start(stranger);
      expect((await server.ask(stranger, 'POST', path(own.id, rest), body)).status).toBe(404);
    }
    expect((await photosOf(draft.id)).photos).toHaveLength(1);
  });

  it('are deleted with it', async () => {
    const draft = await server.start(owner);
    const photo = await add(draft.id, 9);
    const removed = await uploads.ask('DELETE', `property/manage/${draft.id}/draft`, headersOf(owner));
    expect(removed.statusCode).toBe(200);
    uploads.later(DRAFT_LIMITS.undoMs);
    await uploads.jobs.drain();
    expect(uploads.files.keys().filter((key) => key.includes(photo))).toEqual([]);
  });

  it('may come later', async () => {
    const draft = await server.start(owner);
    const { json } = await server.ask(owner, 'PUT', path(draft.id, 'no-photos'), { noPhotos: true });
    expect(json).toMatchObject({ noPhotos: true });
  });

  it('that look the same are named', async () => {
    const draft = await server.start(owner);
    const first = await add(draft.id, 5);
    await add(draft.id, 5);
    expect((await photosOf(draft.id)).photos.map(({ sameAs }) => sameAs)).toEqual([null, first]);
  });
});

describe('photos of a listing', () => {
  it('are shown in the order of their owner, with rooms and captions, at addresses like all pictures', async () => {
    const draft = await server.complete(owner, 'RENT', { latitude: 12.98, longitude: 77.7 });
    const [living, kitchen] = [await add(draft.id, 6), await add(draft.id, 7)];
    const about = { imageId: kitchen, imageType: 'KITCHEN', caption: 'New cabinets' };
    await server.ask(owner, 'POST', path(draft.id, 'picture-type'), about);
    await server.ask(owner, 'POST', path(draft.id, 'display-picture'), { imageId: kitchen });
    await server.ask(owner, 'POST', `/api/v1/property/manage/${draft.id}/publish`, { version: draft.version });
    await server.jobs.drain();
    const record = await recordOf(draft.id);
    expect(record.photos).toMatchObject([
      { id: kitchen, title: 'Kitchen', alt: 'Kitchen, a photo by the owner', caption: 'New cabinets' },
      { id: living, title: 'Photo' },
    ]);
    expect(record).toMatchObject({
      photoAvailable: true,
      thumbnailImage: expect.stringMatching(new RegExp(`/pictures/${kitchen}-320\\.webp$`)),
    });
    const order = (
      await uploads.ask('GET', `uploads?kind=${PHOTO_UPLOAD}&subject=${draft.id}`, headersOf(owner))
    ).json<{
      uploads: { id: string }[];
    }>();
    expect(order.uploads.map(({ id }) => id)).toEqual([kitchen, living]);
  });

  it('leave it when they are deleted', async () => {
    const id = await server.publish(owner, 'RENT', { latitude: 12.97, longitude: 77.7 });
    const photo = await add(id, 8);
    expect((await recordOf(id)).photos.map((each) => each.id)).toEqual([photo]);
    await uploads.ask('DELETE', `uploads/${photo}`, headersOf(owner));
    expect((await recordOf(id)).photos).toEqual([]);
    expect((await photosOf(id)).photos).toEqual([]);
  });

  it('that were first in a listing of another city are found by the checks, also when it is live already', async () => {
    const four = [21, 22, 23, 24];
    const first = await server.publish(owner, 'RENT', { latitude: 12.96, longitude: 77.7 });
    for (const pattern of four) await add(first, pattern);
    const other = await server.owner();
    server.later(60_000);
    const draft = await server.complete(other, 'RENT', {
      ...{ localityId: 'loc-pune-wakad', latitude: 18.6, longitude: 73.76, price: 13_000 },
    });
    await server.ask(other, 'POST', `/api/v1/property/manage/${draft.id}/publish`, { version: draft.version });
    await server.jobs.drain();
    const publication = async () =>
      (await server.ask(other, 'GET', `/api/v1/property/manage/${draft.id}/publication`)).json;
    expect(await publication()).toMatchObject({ state: 'live' });
    for (const pattern of four) await send(other, draft.id, pattern);
    await uploads.jobs.drain();
    const json = await publication();
    expect(json).toMatchObject({ state: 'held' });
    expect((json as { needed: { signal: string }[] }).needed.map(({ signal }) => signal)).toContain('photos');
    // Nobody else sees its photos now, so its owner sees the cover at another address.
    const { cover } = (await server.ask(other, 'GET', path(draft.id, 'listing'))).json as OwnListing;
    const read = (headers: Record<string, string>) => uploads.app.inject({ url: cover ?? '', headers });
    expect((await read(headersOf(other))).headers['content-type']).toBe('image/webp');
    expect((await read(headersOf(await server.owner()))).statusCode).toBe(404);
  });
});

describe('the video of a listing', () => {
  it('has a poster, is seen by everybody once it is published, and can be replaced', async () => {
    const draft = await server.complete(owner, 'RENT', { latitude: 12.95, longitude: 77.7 });
    const film = { kind: VIDEO_UPLOAD, subject: draft.id, bytes: FILM };
    const first = uploadOfAnswer(await uploads.upload(headersOf(owner), film));
    const poster = await uploads.app.inject({
      ...{ method: 'PUT', url: `/api/v1/uploads/${first.id}/poster`, payload: await picture(31) },
      headers: { ...headersOf(owner), 'content-type': 'application/octet-stream' },
    });
    const { video } = await photosOf(draft.id);
    expect(video).toEqual({ videoId: first.id, file: first.file, poster: uploadOfAnswer(poster).poster });

    const open = (url: string) => uploads.app.inject({ url });
    expect((await open(first.file ?? '')).statusCode).toBe(401);
    await server.ask(owner, 'POST', `/api/v1/property/manage/${draft.id}/publish`, { version: draft.version });
    await server.jobs.drain();
    expect((await open(first.file ?? '')).rawPayload.equals(FILM)).toBe(true);
    expect((await open(video?.poster ?? '')).headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(await recordOf(draft.id)).toMatchObject({ videoUnit: expect.stringContaining(first.id) });

    const second = uploadOfAnswer(await uploads.upload(headersOf(owner), film));
    expect((await photosOf(draft.id)).video).toEqual({ videoId: second.id, file: second.file, poster: null });
    await uploads.jobs.drain();
    expect(uploads.files.keys().filter((key) => key.includes(first.id))).toEqual([]);
  });

  it('cannot be added by somebody else', async () => {
    const draft = await server.start(owner);
    const stranger = await server.owner();
    const answer = await uploads.upload(headersOf(stranger), { kind: VIDEO_UPLOAD, subject: draft.id, bytes: FILM });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a draft that nobody finishes', () => {
  it('is deleted with its files by the nightly clean-up', async () => {
    const draft = await server.start(owner);
    const photo = await add(draft.id, 41);
    const keys = () => uploads.files.keys().filter((key) => key.includes(photo));
    await uploads.jobs.send('clean-up', {});
    await uploads.jobs.drain();
    expect(keys()).not.toEqual([]);
    uploads.later((DRAFT_LIMITS.keptDays + 1) * 86_400_000);
    await uploads.jobs.send('clean-up', {});
    await uploads.jobs.drain();
    expect(keys()).toEqual([]);
  });
});
