import { OWNERSHIP_UPLOAD, type Ownership } from '@aangan/shared-kit/contracts/ownership';
import { and, eq } from 'drizzle-orm';
import { openPostingServer, type PostingServer } from '../../../testing/posting-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { openUploadServer, type UploadServer, uploadOfAnswer } from '../../../testing/upload-server.ts';
import { securityEvent } from '../../foundation/audit/audit.tables.ts';
import { account } from '../../people/accounts/public.ts';
import { NO_PAPERS } from './ownership.routes.ts';

let server: PostingServer;
let uploads: UploadServer;
let owner: SignedIn;
let staff: SignedIn;
let listing: string;
beforeAll(async () => {
  server = await openPostingServer();
  uploads = await openUploadServer();
  staff = await signedIn(server.database, { role: 'staff', staffRoles: ['verification'] });
});
beforeEach(async () => {
  owner = await server.owner();
  listing = await server.publish(owner, 'RENT', { latitude: 12.9 + Math.random() / 20, longitude: 77.6 });
});
afterAll(async () => {
  await uploads.close();
  await server.close();
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const headersOf = ({ cookie }: SignedIn) => ({ cookie, 'sec-fetch-site': 'same-origin' });
const send = (who: SignedIn) =>
  uploads.upload(headersOf(who), { kind: OWNERSHIP_UPLOAD, subject: listing, bytes: PDF });
const path = () => `/api/v1/property/${listing}/ownership`;
const stateOf = async (who = owner) => (await server.ask(who, 'GET', path())).json as Ownership;
const submit = (who = owner) => server.ask(who, 'POST', path(), {});
const decide = (body: object) => uploads.ask('POST', `staff/ownership/${listing}`, headersOf(staff), body);
/** How often this staff account has read papers, by the audit log. */
const readsOf = ({ accountId }: SignedIn) =>
  server.database.$count(
    securityEvent,
    and(eq(securityEvent.accountId, accountId), eq(securityEvent.detail, 'ownership paper read')),
  );
async function messagesTo({ phone }: SignedIn): Promise<string[]> {
  const { messages } = await server.answer<{ messages: { text: string }[] }>(
    `/api/dev/outbox.json?to=${encodeURIComponent(phone)}`,
  );
  return messages.map(({ text }) => text).filter((text) => text.includes('documents'));
}
const evidence = () =>
  server.answer<{ checks: { kind: string; what: string }[] }>(`/api/v1/property/${listing}/verification`);

it('papers go to staff, who verify them: seekers see it, and the papers are deleted', async () => {
  expect(await stateOf()).toMatchObject({ state: 'none', listing: { id: listing } });
  expect(await submit()).toMatchObject({ status: 400, json: { issues: [{ reason: NO_PAPERS }] } });
  const paper = uploadOfAnswer(await send(owner));
  expect((await submit()).json).toMatchObject({ state: 'submitted' });
  expect((await send(owner)).statusCode).toBe(409);

  const { waiting } = (await server.ask(staff, 'GET', '/api/v1/staff/ownership')).json as {
    waiting: { listing: { id: string }; papers: { file: string }[] }[];
  };
  const file = waiting.find((each) => each.listing.id === listing)?.papers[0]?.file ?? '';
  const read = (who: SignedIn, url = file) => uploads.app.inject({ url, headers: headersOf(who) });
  expect((await read(staff)).rawPayload.equals(PDF)).toBe(true);
  expect(await readsOf(staff)).toBe(1);
  // Nobody reads it without a line in the log: neither staff at the owner's address, nor others at that of staff.
  const statuses = [await read(staff, paper.file ?? ''), await read(owner), await read(await server.owner())];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await readsOf(staff)).toBe(1);

  expect((await decide({ decision: 'verify' })).statusCode).toBe(200);
  expect(await stateOf()).toMatchObject({ state: 'verified', expiresOn: expect.any(Number) });
  expect((await evidence()).checks).toContainEqual(expect.objectContaining({ kind: 'PAPERS' }));
  expect((await read(staff)).statusCode).toBe(404);
  await uploads.jobs.drain();
  expect(await messagesTo(owner)).toEqual([expect.stringMatching(/^Your documents for .+ are verified/)]);
  expect(uploads.files.keys().filter((key) => key.includes(paper.id))).toEqual([]);
});

it('refused papers have a reason that the owner reads, and can be sent again', async () => {
  await send(owner);
  await submit();
  expect((await decide({ decision: 'refuse', reason: 'no' })).statusCode).toBe(400);
  const reason = 'The name on the paper is not yours.';
  expect((await decide({ decision: 'refuse', reason })).statusCode).toBe(200);
  expect(await stateOf()).toMatchObject({ state: 'refused', reason });
  await uploads.jobs.drain();
  expect(await messagesTo(owner)).toEqual([
    expect.stringMatching(`: ${reason}\nSend new documents: http.+${listing}$`),
  ]);
  expect((await evidence()).checks.map(({ kind }) => kind)).not.toContain('PAPERS');
  expect((await send(owner)).statusCode).toBe(200);
  expect((await submit()).json).toMatchObject({ state: 'submitted', reason: null });
  expect((await decide({ decision: 'verify' })).statusCode).toBe(200);
  expect((await decide({ decision: 'verify' })).statusCode).toBe(404);
});

it('nobody else sees, adds or decides anything', async () => {
  const stranger = await server.owner();
  expect((await server.ask(stranger, 'GET', path())).status).toBe(404);
  expect((await submit(stranger)).status).toBe(404);
  expect((await send(stranger)).statusCode).toBe(404);
  expect((await server.ask(stranger, 'GET', '/api/v1/staff/ownership')).status).toBe(404);
  expect((await server.ask(undefined, 'GET', path())).status).toBe(401);
});

describe('the search of staff', () => {
  const search = (text: string, who: SignedIn | undefined = staff) =>
    server.ask(who, 'POST', '/api/v1/staff/ownership/search', { text });
  const found = async (text: string) => ((await search(text)).json as { ids: string[] }).ids;

  beforeEach(async () => {
    await send(owner);
    await submit();
  });

  it('finds waiting papers by the whole number, by a part of the name, and by the listing', async () => {
    const number = owner.phone.slice(3);
    for (const typed of [number, `0${number}`, `+91 ${number.slice(0, 5)} ${number.slice(5)}`, `91${number}`]) {
      expect([typed, await found(typed)]).toEqual([typed, [listing]]);
    }
    const name = `Meenakshi ${listing.slice(0, 6)} 100%_`;
    await server.database.update(account).set({ name }).where(eq(account.id, owner.accountId));
    expect(await found(`nakshi ${listing.slice(0, 6).toUpperCase()}`)).toEqual([listing]);
    expect(await found('0%_')).toContain(listing);
    expect(await found('nakshi%100')).toEqual([]);
    expect(await found(listing)).toEqual([listing]);
    expect(await found(`https://aangan.example/property/rent/2-bhk/${listing}/detail`)).toEqual([listing]);
  });

  it('finds neither a part of a number nor what no longer waits', async () => {
    expect((await search(owner.phone.slice(3, 11))).status).toBe(400);
    expect((await search('a')).status).toBe(400);
    await decide({ decision: 'verify' });
    expect(await found(owner.phone)).toEqual([]);
  });

  it('lists the found cases alone', async () => {
    const other = listing;
    owner = await server.owner();
    listing = await server.publish(owner, 'RENT', { latitude: 12.9 + Math.random() / 20, longitude: 77.6 });
    await send(owner);
    await submit();
    const { json } = await server.ask(staff, 'GET', `/api/v1/staff/ownership?ids=${listing}`);
    expect((json as { waiting: { listing: { id: string } }[] }).waiting.map((each) => each.listing.id)).toEqual([
      listing,
    ]);
    expect(other).not.toBe(listing);
  });

  it('is in the audit log without what was typed, and is for staff with the role', async () => {
    const searches = () =>
      server.database
        .select()
        .from(securityEvent)
        .where(and(eq(securityEvent.accountId, staff.accountId), eq(securityEvent.detail, 'ownership searched')));
    const before = (await searches()).length;
    await found(owner.phone);
    const after = await searches();
    expect(after).toHaveLength(before + 1);
    expect(JSON.stringify(after)).not.toContain(owner.phone.slice(3));
    const others = [owner, await signedIn(server.database, { role: 'staff', staffRoles: ['listings'] }), undefined];
    const refused = others.map((who) =>
      server.ask(who, 'POST', '/api/v1/staff/ownership/search', { text: owner.phone }),
    );
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 401]);
  });
});
