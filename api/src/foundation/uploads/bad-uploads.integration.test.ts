import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Answer, openUploadServer, type UploadServer, uploadOfAnswer } from '../../../testing/upload-server.ts';
import { BROKEN_DOCUMENT, BROKEN_PICTURE, wrongType } from './check-content.ts';
import { NO_SPACE } from './upload-files.ts';

let server: UploadServer;

beforeAll(async () => {
  server = await openUploadServer();
});
afterAll(() => server.close());

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const NOT_A_PHOTO = wrongType(['image/jpeg', 'image/png', 'image/webp']);
const NOT_A_PAPER = wrongType(['application/pdf', 'image/jpeg']);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of one colour. @param extra chunks before the picture itself */
function png(side: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  return Buffer.concat([PNG, chunk('IHDR', header), ...extra, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const jpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a8432b' } })
    .jpeg()
    .toBuffer();

/** `%PDF-` with a stream that would unpack to a gigabyte. */
const pdfBomb = () => {
  const packed = deflateSync(Buffer.alloc(64 * 1024 ** 2), { level: 9 });
  const start = `%PDF-1.7\n1 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  return Buffer.concat([Buffer.from(start), packed, Buffer.from('\nendstream endobj\ntrailer<<>>\n%%EOF\n')]);
};

async function refused(kind: string, name: string, bytes: Buffer): Promise<Answer> {
  const { headers } = await server.person();
  const before = server.files.keys();
  const answer = await server.upload(headers, { kind, name, bytes });
  await server.jobs.drain();
  expect(server.files.keys()).toEqual(before);
  expect((await server.ask('GET', `uploads?kind=${kind}`, headers)).json().uploads).toEqual([]);
  return answer;
}

describe('a file that cannot be used is refused in a sentence and leaves nothing:', () => {
  it.each<readonly [string, string, string, () => Buffer | Promise<Buffer>, string]>([
    [
      'a renamed program',
      'test-photo',
      'hall.jpg',
      () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)]),
      NOT_A_PHOTO,
    ],
    ['a PNG of 400 million pixels', 'test-photo', 'hall.png', () => png(20_000), BROKEN_PICTURE],
    ['a JPEG cut off', 'test-photo', 'hall.jpg', async () => (await jpeg()).subarray(0, 500), BROKEN_PICTURE],
    [
      'the first bytes of a JPEG',
      'test-photo',
      'hall.jpg',
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      BROKEN_PICTURE,
    ],
    [
      'an SVG with a script',
      ...(['test-photo', 'hall.svg'] as const),
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      NOT_A_PHOTO,
    ],
    ['a page', 'test-paper', 'deed.pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>'), NOT_A_PAPER],
    [
      'an archive as a document',
      'test-paper',
      'deed.docx',
      () => Buffer.from('PK\u0003\u0004'.padEnd(400, 'x')),
      NOT_A_PAPER,
    ],
    [
      'a PDF that is an archive as well',
      ...(['test-paper', 'deed.pdf'] as const),
      () => Buffer.concat([PDF, Buffer.from('PK\u0003\u0004'.padEnd(400, 'x'))]),
      BROKEN_DOCUMENT,
    ],
    [
      'a page that begins as a PDF',
      'test-paper',
      'deed.pdf',
      () => Buffer.from('%PDF-<script>alert(1)</script>'),
      BROKEN_DOCUMENT,
    ],
    ['a PDF cut off', 'test-paper', 'deed.pdf', () => PDF.subarray(0, 20), BROKEN_DOCUMENT],
    ['a video that is a picture', 'test-film', 'tour.mp4', jpeg, wrongType(['video/mp4'])],
  ])('%s', async (_what, kind, name, make, sentence) => {
    const answer = await refused(kind, name, await make());
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ field: 'upload', reason: sentence }]);
  });

  it('an empty one, and one that is larger than its kind allows', async () => {
    expect((await refused('test-paper', 'deed.pdf', Buffer.alloc(0))).json().issues[0].reason).toBe(
      'This file is empty.',
    );
    const { headers } = await server.person();
    const large = await server.start(headers, { kind: 'test-paper', length: 5 * 1024 ** 2 + 1 });
    expect(large).toMatchObject({ statusCode: 413 });
    expect(large.json().message).toBe('This file is too large. 5 MB is the maximum.');
  });

  it('one that sends more than it announced', async () => {
    const { headers } = await server.person();
    const started = await server.start(headers, { kind: 'test-paper', length: 10 });
    expect((await server.send(headers, String(started.headers.location), 0, PDF)).statusCode).toBe(413);
    expect((await server.ask('GET', 'uploads?kind=test-paper', headers)).json().uploads).toMatchObject([
      { received: 0 },
    ]);
  });

  it('one of a kind that no module declares', async () => {
    const { headers } = await server.person();
    expect((await server.start(headers, { kind: 'anything', length: 10 })).statusCode).toBe(404);
  });
});

it('a picture with something behind it or hidden in it is stored as the picture alone', async () => {
  const { headers } = await server.person();
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(64 * 1024 ** 2))]));
  const files = [
    Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]),
    png(40, chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))),
    // A few kilobytes that would unpack to 64 megabytes.
    png(40, text),
  ];
  for (const bytes of files) {
    const { id } = uploadOfAnswer(await server.upload(headers, { kind: 'test-photo', bytes }));
    const stored = await server.files.get(`uploads/${id}/file`);
    expect({ script: stored?.includes('script'), small: (stored?.length ?? 0) < 10_000 }).toEqual({
      ...{ script: false, small: true },
    });
  }
});

it('a PDF that would unpack to much is never unpacked here', async () => {
  const { headers } = await server.person();
  const bomb = pdfBomb();
  const { id } = uploadOfAnswer(await server.upload(headers, { kind: 'test-paper', bytes: bomb }));
  expect((await server.files.get(`uploads/${id}/file`))?.equals(bomb)).toBe(true);
});

it('an address that no upload can have does not exist', async () => {
  const { headers } = await server.person();
  for (const id of ['%00', 'upl_%00', '..%2f..', "'%20or%201=1", 'x'.repeat(190)]) {
    const tus = { ...headers, 'tus-resumable': '1.0.0' };
    const asked = await server.app.inject({ method: 'HEAD', url: `/api/v1/uploads/tus/${id}`, headers: tus });
    const read = await server.app.inject({ url: `/api/v1/uploads/${id}/file`, headers });
    expect([id, asked.statusCode, read.statusCode]).toEqual([id, 404, 404]);
  }
});

describe('a full disk', () => {
  afterEach(() => {
    server.files.full = false;
  });

  it('refuses a part in a sentence, and the upload goes on later', async () => {
    const { headers } = await server.person();
    const before = server.files.keys();
    const started = await server.start(headers, { kind: 'test-paper', length: PDF.length });
    const address = String(started.headers.location);
    server.files.full = true;
    const sent = await server.send(headers, address, 0, PDF);
    expect(sent).toMatchObject({ statusCode: 503 });
    expect(sent.json().message).toBe(NO_SPACE);
    expect(server.files.keys()).toEqual(before);
    server.files.full = false;
    expect((await server.send(headers, address, 0, PDF)).statusCode).toBe(204);
  });

  it('refuses a finished file in a sentence, and it can be finished later', async () => {
    const { headers } = await server.person();
    const started = await server.start(headers, { kind: 'test-paper', length: PDF.length });
    const address = String(started.headers.location);
    await server.send(headers, address, 0, PDF);
    server.files.full = true;
    const path = `uploads/${address.split('/').at(-1)}/finish`;
    expect((await server.ask('POST', path, headers, {})).json()).toMatchObject({ statusCode: 503, message: NO_SPACE });
    server.files.full = false;
    expect(uploadOfAnswer(await server.ask('POST', path, headers, {})).state).toBe('ready');
  });
});

it('five thousand files of one person end at a limit, and nothing is stored', async () => {
  const { headers } = await server.person();
  const before = server.files.keys();
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < 50; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        server.start(headers, { kind: 'test-photo', subject: `home-${batch}-${index % 30}`, length: 1000 }),
      ),
    );
    for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(statuses.get(201)).toBe(120);
  expect(statuses.get(429)).toBe(4880);
  expect(server.files.keys()).toEqual(before);
});
