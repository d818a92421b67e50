import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { buildServer } from '../../build-server.ts';
import { DEVELOPMENT_KEY, inMemoryFiles } from '../../foundation/files/public.ts';
import { sealedText } from '../../foundation/sealed-text/public.ts';
import { NO_DOCUMENT } from './kyc.routes.ts';
import { kyc } from './kyc.tables.ts';
import { NOT_NOW } from './kyc-rules.ts';
import { sealPlainPans } from './seal-plain-pans.ts';

const { database, close } = openTestDatabase();
const files = inMemoryFiles();
let server: FastifyInstance;

beforeAll(async () => {
  server = await buildServer({ database, files, logLevel: 'silent', checkAnswers: true, now: () => TEST_NOW });
});
afterAll(async () => {
  await server.close();
  await close();
});

type Headers = Record<string, string>;

async function person(facts: Parameters<typeof signedIn>[1] = {}) {
  const { accountId, cookie, phone } = await signedIn(database, facts);
  const headers: Headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return { accountId, headers, phone };
}

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  server.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) });

const upload = (headers: Headers, bytes: Buffer, document = 'identity', userType = 'owner') =>
  server.inject({
    method: 'PUT',
    url: `/api/v1/cpms/kyc/${userType}/documents/${document}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const picture = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#a8432b' } })
    .withExif({ IFD0: { Make: 'Secret camera' } })
    .jpeg()
    .toBuffer();

const FIELDS = { pan: 'abcpe1234f', aadhaarLast4: '1234', address: '12, 4th Cross, Jayanagar, Bangalore 560041' };

async function handedIn(facts: Parameters<typeof signedIn>[1] = {}) {
  const owner = await person(facts);
  await ask('PUT', 'cpms/kyc/owner', owner.headers, FIELDS);
  for (const document of ['identity', 'address', 'ownership']) await upload(owner.headers, PDF, document);
  const answer = await ask('POST', 'cpms/kyc/owner/submit', owner.headers, {});
  expect(answer.json()).toMatchObject({ state: 'submitted', submittedAt: TEST_NOW });
  return owner;
}

describe('a KYC file', () => {
  it('starts empty, is saved in steps, and lists what is missing before submission', async () => {
    const { headers } = await person();
    expect((await ask('GET', 'cpms/kyc/tenant', headers)).json()).toMatchObject({
      state: 'draft',
      pan: null,
      documents: [],
    });
    expect((await ask('PUT', 'cpms/kyc/tenant', headers, { pan: ' abcpe 1234f ' })).json()).toMatchObject({
      pan: 'ABCPE1234F',
    });
    const early = await ask('POST', 'cpms/kyc/tenant/submit', headers, {});
    expect(early.statusCode).toBe(400);
    expect(early.json().issues.map(({ field }: { field: string }) => field)).toEqual([
      'body.aadhaarLast4',
      'body.address',
      'body.identity',
      'body.address',
    ]);
  });

  it('accepts neither an invalid PAN nor a full Aadhaar number', async () => {
    const { headers } = await person();
    const wrong = await ask('PUT', 'cpms/kyc/owner', headers, { pan: 'ABC' });
    expect(wrong.json()).toMatchObject({ statusCode: 400, issues: [{ field: 'body.pan' }] });
    expect((await ask('PUT', 'cpms/kyc/owner', headers, { aadhaarLast4: '123456789012' })).statusCode).toBe(400);
  });

  it('cannot be changed during review; a rejected one can, and gives the reason', async () => {
    const owner = await handedIn({ name: 'Kavya Nair' });
    const staff = await person({ role: 'staff' });
    expect((await ask('PUT', 'cpms/kyc/owner', owner.headers, { pan: 'AAACR5055K' })).json()).toMatchObject({
      statusCode: 409,
      message: NOT_NOW,
    });
    expect((await upload(owner.headers, PDF)).statusCode).toBe(409);
    const { waiting } = (await ask('GET', 'staff/kyc', staff.headers)).json();
    expect(waiting).toContainEqual(expect.objectContaining({ accountId: owner.accountId, name: 'Kavya Nair' }));
    const decide = (body: object) => ask('POST', `staff/kyc/${owner.accountId}/owner`, staff.headers, body);
    expect((await decide({ decision: 'reject', reason: 'The address cannot be read.' })).json()).toEqual({
      state: 'rejected',
    });
    expect((await decide({ decision: 'verify' })).statusCode).toBe(404);
    expect((await ask('GET', 'cpms/kyc/owner', owner.headers)).json()).toMatchObject({
      state: 'rejected',
      reason: 'The address cannot be read.',
    });
    expect((await upload(owner.headers, PDF, 'address')).statusCode).toBe(200);
    expect((await ask('POST', 'cpms/kyc/owner/submit', owner.headers, {})).json()).toMatchObject({
      state: 'submitted',
      reason: null,
    });
    expect((await decide({ decision: 'verify' })).json()).toEqual({ state: 'verified' });
  });

  it('is found by staff while it waits, by the whole number or a part of the name', async () => {
    const owner = await handedIn({ name: 'Lakshmi Venkataraman' });
    const staff = await person({ role: 'staff' });
    const search = (text: string, who = staff) => ask('POST', 'staff/kyc/search', who.headers, { text });
    const id = `${owner.accountId}:owner`;
    expect((await search('venkatara')).json()).toEqual({ ids: [id] });
    expect((await search(`+91 0${owner.phone.slice(3)}`)).json()).toEqual({ ids: [id] });
    expect((await search('Nobody of that name')).json()).toEqual({ ids: [] });
    expect((await search('98450')).statusCode).toBe(400);
    expect((await search('venkatara', owner)).statusCode).toBe(404);
    const { waiting } = (await ask('GET', `staff/kyc?ids=${id}`, staff.headers)).json();
    expect(waiting).toMatchObject([{ accountId: owner.accountId, userType: 'owner' }]);
  });

  it('holds the PAN encrypted, also one from before PANs were encrypted', async () => {
    const stored = async ({ accountId }: { accountId: string }) =>
      (await database.select().from(kyc).where(eq(kyc.accountId, accountId)))[0];
    const owner = await person();
    await ask('PUT', 'cpms/kyc/owner', owner.headers, { pan: FIELDS.pan });
    expect(JSON.stringify(await stored(owner))).not.toContain('ABCPE1234F');
    const earlier = await person();
    const file = { accountId: earlier.accountId, userType: 'owner', state: 'draft', plainPan: 'AAACR5055K' } as const;
    await database.insert(kyc).values(file);
    const pan = async () => (await ask('GET', 'cpms/kyc/owner', earlier.headers)).json<{ pan: string }>().pan;
    expect(await pan()).toBe('AAACR5055K');
    await sealPlainPans(database, sealedText(DEVELOPMENT_KEY));
    expect(await stored(earlier)).toMatchObject({ plainPan: null, panShown: '•••••5055K' });
    expect(await pan()).toBe('AAACR5055K');
  });

  it('can be read and decided by its owner and by staff only', async () => {
    const owner = await handedIn();
    const stranger = await person();
    expect((await ask('GET', 'cpms/kyc/owner', {})).statusCode).toBe(401);
    expect((await ask('GET', 'cpms/kyc/owner', stranger.headers)).json()).toMatchObject({ pan: null, documents: [] });
    expect((await ask('GET', 'staff/kyc', stranger.headers)).statusCode).toBe(404);
    expect(
      (await ask('POST', `staff/kyc/${owner.accountId}/owner`, stranger.headers, { decision: 'verify' })).statusCode,
    ).toBe(404);
    expect((await ask('GET', `staff/kyc/${owner.accountId}/owner/identity`, stranger.headers)).statusCode).toBe(404);
    expect((await ask('GET', 'cpms/kyc/owner/documents/identity', stranger.headers)).statusCode).toBe(404);
  });
});

describe('KYC documents that arrive by tus', () => {
  const address = (answer: { headers: Record<string, unknown> }) => String(answer.headers.location);
  const text = (value: string) => Buffer.from(value).toString('base64');

  const start = (headers: Headers, subject: string, length: number) =>
    server.inject({
      ...{ method: 'POST', url: '/api/v1/uploads/tus' },
      headers: {
        ...headers,
        ...{ 'tus-resumable': '1.0.0', 'upload-length': String(length) },
        'upload-metadata': `kind ${text('kyc-document')},subject ${text(subject)},filename ${text('id.pdf')}`,
      },
    });

  async function sendAll(headers: Headers, url: string, payload: Buffer) {
    const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    await server.inject({ method: 'PATCH', url, payload, headers: { ...headers, ...part, 'tus-resumable': '1.0.0' } });
    return ask('POST', `uploads/${url.split('/').at(-1)}/finish`, headers, {});
  }

  it('take the place of the earlier document and are returned by the same call', async () => {
    const { headers } = await person();
    await upload(headers, await picture());
    const url = address(await start(headers, 'owner/identity', PDF.length));
    expect((await sendAll(headers, url, PDF)).json()).toMatchObject({ state: 'taken', file: null });
    expect((await ask('GET', 'cpms/kyc/owner', headers)).json().documents).toMatchObject([
      { document: 'identity', mediaType: 'application/pdf', bytes: PDF.length },
    ]);
    const { rawPayload } = await ask('GET', 'cpms/kyc/owner/documents/identity', headers);
    expect(rawPayload.equals(PDF)).toBe(true);
  });

  it('are refused during review, before and after they were sent', async () => {
    const owner = await person();
    await ask('PUT', 'cpms/kyc/owner', owner.headers, FIELDS);
    for (const document of ['identity', 'address', 'ownership']) await upload(owner.headers, PDF, document);
    const url = address(await start(owner.headers, 'owner/identity', PDF.length));
    await ask('POST', 'cpms/kyc/owner/submit', owner.headers, {});
    expect((await sendAll(owner.headers, url, PDF)).json()).toMatchObject({ statusCode: 409, message: NOT_NOW });
    expect((await start(owner.headers, 'owner/identity', PDF.length)).json()).toMatchObject({ message: NOT_NOW });
    const left = await ask('GET', 'uploads?kind=kyc-document', owner.headers);
    expect(left.json().uploads).toEqual([]);
  });

  it('exist for the documents of a KYC file only', async () => {
    const { headers } = await person();
    expect((await start(headers, 'owner/selfie', 10)).statusCode).toBe(404);
    expect((await start(headers, '', 10)).statusCode).toBe(404);
  });
});

describe('KYC documents', () => {
  it('are returned to their owner and to staff as an uncached download', async () => {
    const owner = await handedIn();
    const staff = await person({ role: 'staff' });
    for (const answer of [
      await ask('GET', 'cpms/kyc/owner/documents/identity', owner.headers),
      await ask('GET', `staff/kyc/${owner.accountId}/owner/identity`, staff.headers),
    ]) {
      expect(answer.rawPayload.equals(PDF)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="owner-identity.pdf"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it("that are pictures are re-encoded without the camera's metadata", async () => {
    const { headers } = await person();
    expect((await upload(headers, await picture())).json().documents).toMatchObject([
      { document: 'identity', mediaType: 'image/jpeg' },
    ]);
    const { rawPayload } = await ask('GET', 'cpms/kyc/owner/documents/identity', headers);
    expect(rawPayload.includes('Secret camera')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('replace earlier ones and are deleted when they are removed, files included', async () => {
    const { headers } = await person();
    await upload(headers, PDF);
    await upload(headers, await picture());
    expect((await ask('GET', 'cpms/kyc/owner/documents/identity', headers)).headers['content-type']).toBe('image/jpeg');
    expect((await ask('DELETE', 'cpms/kyc/owner/documents/identity', headers)).json()).toMatchObject({ documents: [] });
    expect((await ask('GET', 'cpms/kyc/owner/documents/identity', headers)).statusCode).toBe(404);
  });

  it('of another type are refused, whatever their name says', async () => {
    const { headers } = await person();
    const jpeg = await picture();
    const hostile: readonly (readonly [string, Buffer])[] = [
      ['nothing', Buffer.alloc(0)],
      ['text', Buffer.from('hello')],
      [
        'a script in an SVG',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>'),
      ],
      ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a picture cut off', jpeg.subarray(0, jpeg.length / 2)],
      ['only the first bytes of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
      ['an archive', Buffer.from('PK\u0003\u0004'.padEnd(400, 'x'))],
      ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
      ['a picture of 400 million pixels', bomb(20_000)],
      ['noise', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))],
    ];
    for (const [what, bytes] of hostile) {
      const answer = await upload(headers, bytes);
      expect([what, answer.statusCode]).toEqual([what, 400]);
    }
    expect((await upload(headers, Buffer.from('hello'))).json().issues).toEqual([
      { field: 'upload', reason: NO_DOCUMENT },
    ]);
    expect((await ask('GET', 'cpms/kyc/owner', headers)).json()).toMatchObject({ documents: [] });
  });

  it('that are hidden behind a picture are not stored', async () => {
    const { headers } = await person();
    const both = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]);
    await upload(headers, both);
    const { rawPayload } = await ask('GET', 'cpms/kyc/owner/documents/identity', headers);
    expect(rawPayload.includes('<script>')).toBe(false);
  });

  it('beyond five megabytes are refused before they are read', async () => {
    const { headers } = await person();
    expect((await upload(headers, Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });

  it('need a login', async () => expect((await upload({ 'sec-fetch-site': 'same-origin' }, PDF)).statusCode).toBe(401));
});

/** A small PNG with this many pixels on each side, all of one colour. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
