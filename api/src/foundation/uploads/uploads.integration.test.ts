import { randomBytes } from 'node:crypto';
import type { Upload } from '@aangan/shared-kit/contracts/uploads';
import { UPLOAD_TOKEN_HEADER } from '@aangan/shared-kit/domain/upload-protocol';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type Headers, openUploadServer, type UploadServer, uploadOfAnswer } from '../../../testing/upload-server.ts';
import { collectData } from '../../people/privacy/collect-data.ts';
import { deleteAccount } from '../../people/privacy/delete-account.ts';
import { uploads } from './module.ts';
import { PART_BYTES, WRONG_OFFSET } from './upload-parts.ts';
import { HAND_OVER_MS } from './uploader.ts';
import { upload } from './uploads.tables.ts';

let server: UploadServer;

beforeAll(async () => {
  server = await openUploadServer();
});
afterAll(() => server.close());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** The first bytes of an MP4, then noise over more than two parts. */
const FILM = Buffer.concat([
  Buffer.from([0, 0, 0, 0x18]),
  Buffer.from('ftypisom\0\0\x02\0isommp41'),
  randomBytes(2 * PART_BYTES + 1000),
]);

/** A noisy picture, so that it has bytes to send in parts. @param orientation as EXIF has it */
async function photo(width = 1600, height = 1200, orientation = 1): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

const listOf = async (headers: Headers, kind: string, subject = '') =>
  (await server.ask('GET', `uploads?kind=${kind}&subject=${subject}`, headers)).json<{ uploads: Upload[] }>().uploads;

describe('an upload', () => {
  it('goes on where it stopped, and its parts are replaced by the file', async () => {
    const { headers } = await server.person();
    const bytes = await photo();
    const started = await server.start(headers, { kind: 'test-photo', name: 'hall.jpg', length: bytes.length });
    expect(started).toMatchObject({ statusCode: 201, headers: { 'tus-resumable': '1.0.0' } });
    const address = String(started.headers.location);
    expect(address).toMatch(/^\/api\/v1\/uploads\/tus\/upl_/);
    expect((await server.send(headers, address, 0, bytes.subarray(0, 5000))).headers['upload-offset']).toBe('5000');
    const asked = await server.app.inject({
      ...{ method: 'HEAD', url: address },
      headers: { ...headers, 'tus-resumable': '1.0.0' },
    });
    expect(asked.headers).toMatchObject({ 'upload-offset': '5000', 'upload-length': String(bytes.length) });
    const id = address.split('/').at(-1) ?? '';
    expect((await server.ask('POST', `uploads/${id}/finish`, headers, {})).statusCode).toBe(409);
    expect((await server.send(headers, address, 5000, bytes.subarray(5000))).statusCode).toBe(204);
    const finished = uploadOfAnswer(await server.ask('POST', `uploads/${id}/finish`, headers, {}));
    expect(finished).toMatchObject({ state: 'preparing', name: 'hall.jpg', mediaType: 'image/jpeg' });
    await server.jobs.drain();
    expect(server.files.keys().filter((key) => key.includes(`${id}/part`))).toEqual([]);
    // A repeated call, as after a lost answer, changes nothing.
    expect(uploadOfAnswer(await server.ask('POST', `uploads/${id}/finish`, headers, {})).state).toBe('ready');
  });

  it('of another person does not exist, and a stranger must log in', async () => {
    const owner = await server.person();
    const stranger = await server.person();
    const started = await server.start(owner.headers, { kind: 'test-paper', length: PDF.length });
    const address = String(started.headers.location);
    const id = address.split('/').at(-1);
    expect((await server.send(stranger.headers, address, 0, PDF)).statusCode).toBe(404);
    for (const method of ['HEAD', 'DELETE'] as const) {
      const headers = { ...stranger.headers, 'tus-resumable': '1.0.0' };
      expect((await server.app.inject({ method, url: address, headers })).statusCode).toBe(404);
    }
    expect((await server.ask('POST', `uploads/${id}/finish`, stranger.headers, {})).statusCode).toBe(404);
    expect((await server.ask('DELETE', `uploads/${id}`, stranger.headers)).statusCode).toBe(404);
    const anonymous = { 'sec-fetch-site': 'same-origin' };
    expect((await server.send(anonymous, address, 0, PDF)).statusCode).toBe(401);
    expect((await server.start(anonymous, { kind: 'test-paper', length: 1 })).statusCode).toBe(401);
    expect((await listOf(owner.headers, 'test-paper'))[0]).toMatchObject({ received: 0 });
  });

  it('from a page of another site is refused', async () => {
    const { headers } = await server.person();
    const elsewhere = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect((await server.start(elsewhere, { kind: 'test-paper', length: 1 })).statusCode).toBe(403);
  });

  it('whose part begins elsewhere is not changed', async () => {
    const { headers } = await server.person();
    const started = await server.start(headers, { kind: 'test-paper', length: PDF.length });
    const address = String(started.headers.location);
    await server.send(headers, address, 0, PDF.subarray(0, 10));
    for (const offset of [0, 5, 11]) {
      expect((await server.send(headers, address, offset, PDF.subarray(10))).statusCode).toBe(409);
    }
    const both = await Promise.all([1, 2].map(() => server.send(headers, address, 10, PDF.subarray(10))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(both.some(({ body }) => body.includes(WRONG_OFFSET))).toBe(true);
  });

  it('that nobody finishes is deleted after a day with its parts', async () => {
    const { headers } = await server.person();
    const started = await server.start(headers, { kind: 'test-paper', length: 1000 });
    const address = String(started.headers.location);
    const id = address.split('/').at(-1) ?? '';
    await server.send(headers, address, 0, PDF);
    expect(server.files.keys().some((key) => key.includes(id))).toBe(true);
    await server.jobs.send('uploads-clean-up', {});
    await server.jobs.drain();
    expect(server.files.keys().some((key) => key.includes(id))).toBe(true);
    server.later(86_400_001);
    await server.jobs.send('uploads-clean-up', {});
    await server.jobs.drain();
    expect(server.files.keys().some((key) => key.includes(id))).toBe(false);
    expect(await listOf(headers, 'test-paper')).toEqual([]);
  });
});

describe('a picture', () => {
  it('has no metadata, stands upright, and has its colour and its hash at once', async () => {
    const { headers } = await server.person();
    // Orientation 6: the camera was turned by 90 degrees.
    const finished = uploadOfAnswer(
      await server.upload(headers, { kind: 'test-photo', bytes: await photo(1600, 1200, 6) }),
    );
    expect(finished.picture).toMatchObject({ width: 1200, height: 1600, renditions: [], sameAs: null });
    expect(finished.picture?.colour).toMatch(/^#[67][0-9a-f][67][0-9a-f][67][0-9a-f]$/);
    const stored = await server.files.get(`uploads/${finished.id}/file`);
    const { exif, orientation } = await sharp(stored).metadata();
    expect({ exif, orientation, camera: stored?.includes('Secret camera') }).toEqual({
      ...{ exif: undefined, orientation: undefined, camera: false },
    });
  });

  it('has AVIF and WebP copies of three widths, which caches may store for a year', async () => {
    const { headers } = await server.person();
    await server.upload(headers, { kind: 'test-photo', bytes: await photo() });
    await server.jobs.drain();
    const [upload] = await listOf(headers, 'test-photo');
    expect(upload?.picture?.renditions.map(({ width }) => width)).toEqual([320, 640, 1280]);
    for (const { width, avif, webp } of upload?.picture?.renditions ?? []) {
      for (const [address, format] of [
        [avif, 'heif'],
        [webp, 'webp'],
      ] as const) {
        const answer = await server.app.inject(address);
        expect(answer.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, format });
      }
    }
    expect((await server.app.inject(`/api/v1/uploads/${upload?.id}/file`)).statusCode).toBe(404);
    expect((await server.app.inject(`/api/v1/uploads/${upload?.id}/${'x'.repeat(22)}-640.avif`)).statusCode).toBe(404);
  });

  it('that looks like an earlier one of the list says so', async () => {
    const { headers } = await server.person();
    const bytes = await photo();
    const smaller = await sharp(bytes).resize(800).jpeg({ quality: 70 }).toBuffer();
    const first = uploadOfAnswer(await server.upload(headers, { kind: 'test-photo', bytes }));
    const again = uploadOfAnswer(await server.upload(headers, { kind: 'test-photo', bytes: smaller }));
    expect(again.picture?.sameAs).toBe(first.id);
  });

  it('of a kind for its owner is not shown to others', async () => {
    const owner = await server.person();
    const stranger = await server.person();
    await server.upload(owner.headers, { kind: 'test-avatar', bytes: await photo(400, 300) });
    await server.jobs.drain();
    const [upload] = await listOf(owner.headers, 'test-avatar');
    const address = upload?.picture?.renditions[0]?.webp ?? '';
    const own = await server.app.inject({ url: address, headers: owner.headers });
    expect(own.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect((await server.app.inject({ url: address, headers: stranger.headers })).statusCode).toBe(404);
    expect((await server.app.inject(address)).statusCode).toBe(401);
  });

  it('of a kind with one file replaces the earlier one, files included', async () => {
    const { headers } = await server.person();
    const first = uploadOfAnswer(await server.upload(headers, { kind: 'test-avatar', bytes: await photo(400, 300) }));
    await server.jobs.drain();
    await server.start(headers, { kind: 'test-avatar', length: 10 });
    const second = uploadOfAnswer(await server.upload(headers, { kind: 'test-avatar', bytes: await photo(300, 400) }));
    await server.jobs.drain();
    expect((await listOf(headers, 'test-avatar')).map(({ id }) => id)).toEqual([second.id]);
    expect(server.files.keys().filter((key) => key.includes(first.id))).toEqual([]);
  });
});

describe('a list of uploads', () => {
  it('has the order that the person gives it, and a deleted file leaves nothing', async () => {
    const { headers } = await server.person();
    const ids: string[] = [];
    for (const width of [400, 500, 600]) {
      ids.push(uploadOfAnswer(await server.upload(headers, { kind: 'test-photo', bytes: await photo(width, 300) })).id);
    }
    const order = [ids[2], ids[0]];
    const body = { kind: 'test-photo', subject: '', ids: order };
    const answer = await server.ask('PUT', 'uploads/order', headers, body);
    expect(answer.json().uploads.map(({ id }: Upload) => id)).toEqual([ids[2], ids[0], ids[1]]);
    await server.jobs.drain();
    await server.ask('DELETE', `uploads/${ids[2]}`, headers);
    await server.jobs.drain();
    expect((await listOf(headers, 'test-photo')).map(({ id }) => id)).toEqual([ids[0], ids[1]]);
    expect(server.files.keys().filter((key) => key.includes(ids[2] ?? ''))).toEqual([]);
  });

  it('has no more files than its kind allows', async () => {
    const { headers } = await server.person();
    for (let count = 0; count < 5; count += 1) await server.start(headers, { kind: 'test-paper', length: 100 });
    const sixth = await server.start(headers, { kind: 'test-paper', length: 100 });
    expect(sixth).toMatchObject({ statusCode: 409 });
    expect(sixth.json().message).toBe('You already have 5 files. The maximum is 5.');
    expect((await server.start(headers, { kind: 'test-paper', subject: 'other', length: 100 })).statusCode).toBe(201);
  });
});

describe('the uploads of a person', () => {
  it('are in the copy of their data, and a deleted account leaves none of their files', async () => {
    const { accountId, headers } = await server.person();
    const { id } = uploadOfAnswer(
      await server.upload(headers, { kind: 'test-photo', name: 'hall.jpg', bytes: await photo() }),
    );
    const started = await server.start(headers, { kind: 'test-paper', length: 1000 });
    await server.send(headers, String(started.headers.location), 0, PDF);
    await server.jobs.drain();
    const copy = await collectData(server.database, [uploads], accountId);
    expect(JSON.stringify(copy)).toContain('hall.jpg');
    expect(JSON.stringify(copy)).not.toContain(`uploads/${id}`);
    const { database, files } = server;
    await deleteAccount(
      { database, files, modules: [uploads], endBookings: async () => undefined },
      accountId,
      new Date(),
    );
    expect(await database.select().from(upload).where(eq(upload.accountId, accountId))).toEqual([]);
    const own = [id, String(started.headers.location).split('/').at(-1) ?? ''];
    expect(files.keys().filter((key) => own.some((each) => key.includes(each)))).toEqual([]);
  });
});

describe('a document', () => {
  it('is an uncached download for its owner, and for those whom its kind allows', async () => {
    const owner = await server.person();
    const stranger = await server.person();
    for (const [subject, status] of [
      ['', 404],
      ['shared', 200],
    ] as const) {
      const { file } = uploadOfAnswer(await server.upload(owner.headers, { kind: 'test-paper', subject, bytes: PDF }));
      const own = await server.app.inject({ url: file ?? '', headers: owner.headers });
      expect(own.rawPayload.equals(PDF)).toBe(true);
      expect(own.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="document.pdf"',
      });
      expect((await server.app.inject({ url: file ?? '', headers: stranger.headers })).statusCode).toBe(status);
    }
  });
});

describe('a video', () => {
  it('is stored as it came, returned by ranges, and has a poster', async () => {
    const { headers } = await server.person();
    const film = uploadOfAnswer(await server.upload(headers, { kind: 'test-film', bytes: FILM }));
    expect(film).toMatchObject({ state: 'ready', mediaType: 'video/mp4', poster: null });
    const url = film.file ?? '';
    expect((await server.app.inject(url)).rawPayload.equals(FILM)).toBe(true);
    const range = await server.app.inject({ url, headers: { range: `bytes=${PART_BYTES - 10}-${PART_BYTES + 9}` } });
    expect(range).toMatchObject({
      statusCode: 206,
      headers: { 'content-range': `bytes ${PART_BYTES - 10}-${PART_BYTES + 9}/${FILM.length}`, 'content-length': '20' },
    });
    expect(range.rawPayload.equals(FILM.subarray(PART_BYTES - 10, PART_BYTES + 10))).toBe(true);
    expect((await server.app.inject({ url, headers: { range: `bytes=${FILM.length}-` } })).statusCode).toBe(416);
    const poster = await server.app.inject({
      ...{ method: 'PUT', url: `/api/v1/uploads/${film.id}/poster`, payload: await photo(640, 360) },
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });
    const shown = await server.app.inject(uploadOfAnswer(poster).poster ?? '');
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg' });
    await server.ask('DELETE', `uploads/${film.id}`, headers);
    await server.jobs.drain();
    expect(server.files.keys().filter((key) => key.includes(film.id))).toEqual([]);
  });
});

describe('a hand-over to another device', () => {
  it('opens one list for ten minutes, without a login', async () => {
    const { headers } = await server.person();
    const asked = await server.ask('POST', 'uploads/hand-over', headers, { kind: 'test-photo', subject: 'home' });
    const { token } = asked.json<{ token: string }>();
    const phone = { 'sec-fetch-site': 'same-origin', [UPLOAD_TOKEN_HEADER]: token };
    expect((await server.ask('GET', `uploads/hand-over/${token}`, {})).json()).toMatchObject({
      ...{ kind: 'test-photo', subject: 'home', rules: { maximumCount: 5 } },
    });
    const sent = await server.upload(phone, { kind: 'test-photo', subject: 'home', bytes: await photo(400, 300) });
    expect((await listOf(headers, 'test-photo', 'home')).map(({ id }) => id)).toEqual([uploadOfAnswer(sent).id]);
    // No other list, no other kind, no further hand-over.
    expect((await server.start(phone, { kind: 'test-photo', subject: 'other', length: 9 })).statusCode).toBe(404);
    expect((await server.start(phone, { kind: 'test-paper', subject: 'home', length: 9 })).statusCode).toBe(404);
    expect((await server.ask('GET', 'uploads?kind=test-photo&subject=other', phone)).statusCode).toBe(404);
    const body = { kind: 'test-photo', subject: 'home' };
    expect((await server.ask('POST', 'uploads/hand-over', phone, body)).statusCode).toBe(404);
    server.later(HAND_OVER_MS + 1);
    expect((await server.ask('GET', `uploads/hand-over/${token}`, {})).statusCode).toBe(410);
    expect((await server.start(phone, { ...body, length: 9 })).statusCode).toBe(410);
  });

  it('notifies the open pages of its person, and of nobody else', async () => {
    const [{ headers }, stranger] = [await server.person(), await server.person()];
    const list = { kind: 'test-photo', subject: 'home' };
    const topics = encodeURIComponent(JSON.stringify([{ topic: 'upload-list', input: list }]));
    const events = async (of: typeof headers, after = '') =>
      (await server.ask('GET', `live/events?topics=${topics}${after}`, of)).json<{ after: number; events: object[] }>();
    const before = await events(headers);
    const asked = await server.ask('POST', 'uploads/hand-over', headers, list);
    const phone = {
      'sec-fetch-site': 'same-origin',
      [UPLOAD_TOKEN_HEADER]: asked.json<{ token: string }>().token,
    };
    const { id } = uploadOfAnswer(await server.upload(phone, { ...list, bytes: await photo(400, 300) }));
    const after = `&after=${before.after}`;
    expect((await events(headers, after)).events).toEqual([{ topic: 0, event: { uploadId: id } }]);
    expect((await events(stranger.headers, after)).events).toEqual([]);
  });

  it('ends when a newer one is made for the same list', async () => {
    const { headers } = await server.person();
    const body = { kind: 'test-photo', subject: '' };
    const [first, second] = [
      (await server.ask('POST', 'uploads/hand-over', headers, body)).json<{ token: string }>().token,
      (await server.ask('POST', 'uploads/hand-over', headers, body)).json<{ token: string }>().token,
    ];
    expect((await server.ask('GET', `uploads/hand-over/${first}`, {})).statusCode).toBe(410);
    expect((await server.ask('GET', `uploads/hand-over/${second}`, {})).statusCode).toBe(200);
  });
});
