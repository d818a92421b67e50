import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { LRUCache } from 'lru-cache';

/** A search engine's crawler: what its `User-Agent` names, and the domains of its machines. */
export interface Crawler {
  readonly name: string;
  readonly domains: readonly string[];
}

/** Asks the domain name system; the adapter of tests answers from a table. */
export interface NameLookup {
  /** The names of an address; none when it has none. @throws when nobody answers */
  namesOf(address: string): Promise<readonly string[]>;
  /** The addresses of a name; none when it has none. @throws when nobody answers */
  addressesOf(name: string): Promise<readonly string[]>;
}

/** The crawlers that search engines describe, with the domains that they publish for this check. */
export const KNOWN_CRAWLERS =
  'Googlebot=googlebot.com|google.com|googleusercontent.com, bingbot=search.msn.com, Applebot=applebot.apple.com, YandexBot=yandex.ru|yandex.net|yandex.com, DuckDuckBot=duckduckgo.com';

const ENTRY = /^([\w-]+)=([a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\|[a-z0-9-]+(?:\.[a-z0-9-]+)+)*)$/i;

/** Parses `Googlebot=googlebot.com|google.com, …`. @throws Error for an entry that is none */
export function crawlerList(text: string): Crawler[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [, name, domains] = ENTRY.exec(entry) ?? [];
      if (!name || !domains) throw new Error(`CRAWLERS: ${entry} must be like Googlebot=googlebot.com|google.com`);
      return { name: name.toLowerCase(), domains: domains.toLowerCase().split('|') };
    });
}

const ADDRESSES_CACHED = 10_000;

/**
 * Whether a visitor is the crawler that it says it is: its address has a name of the crawler's domains, and that name
 * has this address. Anybody can write a `User-Agent`, and the owner of an address can give it any name, but not both.
 * Answers are cached for a day; no answer is no crawler, and is asked again.
 * @param now epoch ms
 */
export function crawlerCheck(crawlers: readonly Crawler[], lookup: NameLookup, now: () => number) {
  const verified = new LRUCache<string, boolean>({
    max: ADDRESSES_CACHED,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: async (key) => {
      const [name, address = ''] = key.split(' ');
      const domains = crawlers.find((crawler) => crawler.name === name)?.domains ?? [];
      return hasNameIn(address, domains, lookup);
    },
  });
  return (userAgent: string, address: string): Promise<boolean> => {
    const agent = userAgent.toLowerCase();
    const claimed = crawlers.find(({ name }) => agent.includes(name));
    if (!claimed) return Promise.resolve(false);
    return verified.forceFetch(`${claimed.name} ${address}`).catch(() => false);
  };
}

async function hasNameIn(address: string, domains: readonly string[], lookup: NameLookup): Promise<boolean> {
  for (const name of await lookup.namesOf(address)) {
    const host = name.toLowerCase().replace(/\.$/, '');
    const isTheirs = domains.some((domain) => host.endsWith(`.${domain}`));
    if (isTheirs && (await lookup.addressesOf(host)).includes(address)) return true;
  }
  return false;
}
