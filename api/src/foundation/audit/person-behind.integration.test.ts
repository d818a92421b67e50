import { sql } from 'drizzle-orm';
import { logsIn } from '../../../testing/logs-in.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { personBehind } from './person-behind.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const accounts = (count: number) => Promise.all(Array.from({ length: count }, () => signedIn(server.database)));

/** Number of people behind accounts. */
async function people(all: readonly SignedIn[]): Promise<number> {
  const ids = sql.param(all.map(({ accountId }) => accountId));
  const { rows } = await server.database.execute<{ count: number }>(
    sql`select count(distinct ${personBehind(sql`a.id`)})::int count from unnest(${ids}::text[]) a (id)`,
  );
  return rows[0]?.count ?? 0;
}

describe('the person behind accounts', () => {
  it('is one each without a common login', async () => {
    const three = await accounts(3);
    expect(await people(three)).toBe(3);
    for (const [index, each] of three.entries()) {
      await logsIn(server.database, each, { device: `own-${each.accountId}`, address: `198.51.${index + 1}.9` });
    }
    expect(await people(three)).toBe(3);
  });

  it.each([3, 30])('is one for %i accounts on one device', async (count) => {
    const all = await accounts(count);
    for (const each of all) await logsIn(server.database, each, { device: `shared-${count}` });
    expect(await people(all)).toBe(1);
  });

  it.each([
    ['IPv4', '203.0.113.7', '203.0.113.200'],
    ['IPv6', '2001:db8:5::1', '2001:db8:5:1::2'],
  ])('is one for accounts in one network within a week (%s)', async (_family, first, second) => {
    const [one, other] = await accounts(2);
    if (!one || !other) throw new Error('There are two.');
    await logsIn(server.database, one, { address: first });
    await logsIn(server.database, other, { address: second, daysAgo: 6 });
    expect(await people([one, other])).toBe(1);
  });

  it('is not told from a network months ago, or from a private one', async () => {
    const four = await accounts(4);
    const [first, second, third, fourth] = four as [SignedIn, SignedIn, SignedIn, SignedIn];
    await logsIn(server.database, first, { address: '198.18.4.1' });
    await logsIn(server.database, second, { address: '198.18.4.1', daysAgo: 60 });
    await logsIn(server.database, third, { address: '127.0.0.1' });
    await logsIn(server.database, fourth, { address: '127.0.0.1' });
    expect(await people(four)).toBe(4);
  });
});
