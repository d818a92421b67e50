import { crawlerCheck, crawlerList, KNOWN_CRAWLERS, type NameLookup } from './crawlers.ts';

const GOOGLE = '66.249.66.1';
const HARVESTER = '203.0.113.7';
const AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A domain name system with these names and addresses. */
function names(of: Record<string, string[]>, addresses: Record<string, string[]>) {
  const asked: string[] = [];
  const lookup: NameLookup = {
    namesOf: async (address) => {
      asked.push(address);
      return of[address] ?? [];
    },
    addressesOf: async (name) => addresses[name] ?? [],
  };
  return { lookup, asked };
}

const REAL = names(
  { [GOOGLE]: ['crawl-66-249-66-1.googlebot.com'], [HARVESTER]: ['crawl-1.googlebot.com'] },
  { 'crawl-66-249-66-1.googlebot.com': [GOOGLE], 'crawl-1.googlebot.com': ['66.249.66.2'] },
);

describe('a crawler', () => {
  const list = crawlerList(KNOWN_CRAWLERS);

  it('is known by the name of its address, and by the address of that name', async () => {
    const check = crawlerCheck(list, REAL.lookup, () => 0);
    expect(await check(AGENT, GOOGLE)).toBe(true);
    // The owner of an address gave it a name of Google, which has another address.
    expect(await check(AGENT, HARVESTER)).toBe(false);
    expect(await check(AGENT, '198.51.100.9')).toBe(false);
    expect(await check('Mozilla/5.0 Chrome/142.0', GOOGLE)).toBe(false);
    expect(await check('bingbot/2.0', GOOGLE)).toBe(false);
  });

  it('has a name in the domain, not one that only ends like it', async () => {
    const other = names({ [HARVESTER]: ['evilgooglebot.com'] }, { 'evilgooglebot.com': [HARVESTER] });
    expect(await crawlerCheck(list, other.lookup, () => 0)(AGENT, HARVESTER)).toBe(false);
  });

  it('is looked up once a day, and again when nobody has answered', async () => {
    let day = 1;
    const { lookup, asked } = names({ [GOOGLE]: ['a.googlebot.com'] }, { 'a.googlebot.com': [GOOGLE] });
    const check = crawlerCheck(list, lookup, () => day * 86_400_000);
    for (let time = 0; time < 3; time++) expect(await check(AGENT, GOOGLE)).toBe(true);
    expect(asked).toHaveLength(1);
    day = 2.1;
    expect(await check(AGENT, GOOGLE)).toBe(true);
    expect(asked).toHaveLength(2);

    let away = true;
    const failing: NameLookup = {
      namesOf: (address) => (away ? Promise.reject(new Error('no answer')) : lookup.namesOf(address)),
      addressesOf: lookup.addressesOf,
    };
    const later = crawlerCheck(list, failing, () => 0);
    expect(await later(AGENT, GOOGLE)).toBe(false);
    away = false;
    expect(await later(AGENT, GOOGLE)).toBe(true);
  });

  it('is configured with its domains', () => {
    expect(crawlerList('Somebot=some.example|bots.some.example')).toEqual([
      { name: 'somebot', domains: ['some.example', 'bots.some.example'] },
    ]);
    for (const wrong of ['Somebot', 'Somebot=', 'Somebot=com', '=some.example']) {
      expect(() => crawlerList(wrong)).toThrow('CRAWLERS');
    }
  });
});
