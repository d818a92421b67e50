import { pageCode } from '../testing/a-container.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { privateAddresses } from './private-address.ts';
import { visitCounts } from './visit-counts.ts';

const GOOGLE = '66.249.66.1';
const AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
const SEARCH = '/api/v1/property/search?city=pune';

describe('reading very much', () => {
  const newFolder = testFolders();
  let site: TestSite;
  beforeEach(async () => {
    const lookup = {
      namesOf: async (address: string) => (address === GOOGLE ? ['crawl-1.googlebot.com'] : []),
      addressesOf: async () => [GOOGLE],
    };
    const env = { PAGES_PER_MINUTE: '5', SEARCHES_PER_MINUTE: '5' };
    const pages = { plain: { paths: ['/plain'], code: pageCode('Plain') } };
    site = await testSite(await newFolder(), pages, undefined, env, lookup);
  });
  afterEach(() => site.close());

  const times = async (target: string, address: string, agent = 'Mozilla/5.0') => {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time++) {
      const headers = { 'x-forwarded-for': address, 'user-agent': agent };
      statuses.push((await site.ask(target, { headers })).status);
    }
    return statuses;
  };
  const LIMITED = [200, 200, 200, 200, 200, 429, 429];
  const ALL = Array(7).fill(200);

  it.each(['/plain', SEARCH])('ends with 429 for a harvester, whatever it calls itself: %s', async (target) => {
    expect(await times(target, '203.0.113.7')).toEqual(LIMITED);
    expect(await times(target, '203.0.113.8', AGENT)).toEqual(LIMITED);
    expect(await times(target, '2001:db8:1:1::1')).toEqual(LIMITED);
    // Another address of the same customer, and one of another customer.
    expect((await times(target, '2001:db8:1:1:2::9')).every((status) => status === 429)).toBe(true);
    expect(await times(target, '2001:db8:1:2::1')).toEqual(LIMITED);
  });

  it('goes on for a crawler whose address has its name, and for private networks', async () => {
    expect(await times('/plain', GOOGLE, AGENT)).toEqual(ALL);
    expect(await times(SEARCH, GOOGLE, AGENT)).toEqual(ALL);
    expect(await times('/plain', '10.1.2.3')).toEqual(ALL);
  });

  it('is refused with a sentence and the time to try again, and other calls are not counted', async () => {
    await times('/plain', '203.0.113.7');
    await times(SEARCH, '203.0.113.7');
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const page = await site.ask('/plain', { headers });
    expect(page.body).toContain('Please try again in a few minutes.');
    expect([page.headers['retry-after'], page.headers['cache-control']]).toEqual(['60', 'no-store']);
    expect(JSON.parse((await site.ask(SEARCH, { headers })).body)).toMatchObject({ statusCode: 429 });
    expect(await times('/api/v1/user/sessions', '203.0.113.7')).toEqual(ALL);
  });
});

describe('counts of visits', () => {
  it('begin again when the window is over, for each rule by itself', () => {
    let now = 0;
    const rules = [
      { most: 2, withinMs: 1000 },
      { most: 3, withinMs: 10_000 },
    ];
    const { visit } = visitCounts(rules, () => now);
    expect([visit('a'), visit('a'), visit('a'), visit('b')]).toEqual([0, 0, 1000, 0]);
    now = 1000;
    expect(visit('a')).toBe(9000);
    now = 10_000;
    expect(visit('a')).toBe(0);
  });
});

describe('a private address', () => {
  it('is of this machine or a network inside', () => {
    const isPrivate = privateAddresses();
    for (const address of ['127.0.0.1', '10.0.0.9', '192.168.1.5', '::1', '::ffff:10.0.0.9', 'fe80::1%eth0', 'fd00::1'])
      expect([address, isPrivate(address)]).toEqual([address, true]);
    for (const address of ['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8'])
      expect([address, isPrivate(address)]).toEqual([address, false]);
  });
});
