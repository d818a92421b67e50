import { sql } from 'drizzle-orm';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { verification } from './verification.tables.ts';

interface Answer {
  readonly verified: boolean;
  readonly checks: { kind: string; by: string; checkedOn: number; expiresOn: number }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ofListing = (id: string) => server.answer<Answer>(`/api/v1/property/${id}/verification`);

async function ids(where: string): Promise<string[]> {
  const { rows } = await server.database.execute<{ id: string }>(
    sql.raw(`select l.id from listing l where ${where} order by l.id limit 40`),
  );
  return rows.map(({ id }) => id);
}

it('the badge is the same on a listing’s page and in its evidence, and never without evidence', async () => {
  let badges = 0;
  for (const id of await ids('l.active')) {
    const [behind, page] = await Promise.all([
      ofListing(id),
      server.answer<{ verified: boolean }>(`/api/v1/property/${id}`),
    ]);
    expect(page.verified).toBe(behind.verified);
    if (!behind.verified) continue;
    badges += 1;
    const kinds = behind.checks.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['PHONE', 'AVAILABLE', 'PHOTOS']));
    expect(behind.checks.every(({ expiresOn }) => expiresOn > TEST_NOW)).toBe(true);
  }
  expect(badges).toBeGreaterThan(5);
});

it('a check is accepted from staff only', async () => {
  const [id = ''] = await ids('l.active');
  const path = `/api/v1/staff/property/${id}/verification`;
  const body = { kind: 'VISIT', seen: 'Somebody of Aangan stood in the home.', validDays: 90 };
  const person = await signedIn(server.database);
  expect((await server.send('POST', path, { headers: { cookie: person.cookie }, body })).status).toBe(404);
  const { cookie } = await signedIn(server.database, { role: 'staff' });
  expect((await server.send('POST', path, { headers: { cookie }, body })).status).toBe(200);
  expect((await ofListing(id)).checks).toContainEqual(
    expect.objectContaining({ kind: 'VISIT', by: 'Aangan’s staff', expiresOn: TEST_NOW + 90 * 86_400_000 }),
  );
});

it('the table rejects checks without evidence and checks without expiry', async () => {
  const row = { id: 'ver_none', listingId: 'x', kind: 'VISIT', checkedAt: new Date(TEST_NOW) } as const;
  const later = new Date(TEST_NOW + 1);
  const keep = (facts: { expiresAt: Date; evidence: { seen: string } }) =>
    server.database.insert(verification).values({ ...row, ...facts });
  await expect(keep({ expiresAt: later, evidence: { seen: '' } })).rejects.toThrow();
  await expect(keep({ expiresAt: new Date(TEST_NOW), evidence: { seen: 'Seen.' } })).rejects.toThrow();
});

it('the call answers 404 for a listing that does not exist', async () => {
  expect((await server.get('/api/v1/property/ffffffffffffffff/verification')).status).toBe(404);
});
