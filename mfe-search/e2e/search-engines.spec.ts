import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { APIRequestContext } from '@playwright/test';

/** The sampling step over the 300 addresses, whose rules are unit-tested one by one. */
const EVERY = 7;

const ADDRESSES = readFileSync(path.join(import.meta.dirname, '../src/results/addresses.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(3)
  .filter((_line, index) => index % EVERY === 0)
  .map((line) => line.split('\t'));

test('robots.txt links sitemaps whose addresses open and are canonical', ONE_SCREEN, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const sitemaps = await locations(request, new URL(index).pathname);
  expect(sitemaps.length).toBeGreaterThan(3);
  for (const sitemap of sitemaps) {
    const addresses = await locations(request, new URL(sitemap).pathname);
    expect(addresses.length, sitemap).toBeGreaterThan(5);
    // From the start, the middle and the end.
    const chosen = [0, 1, 2, 3].map((quarter) => addresses[Math.floor((quarter * (addresses.length - 1)) / 3)] ?? '');
    for (const address of new Set(chosen)) {
      const answer = await request.get(new URL(address).pathname, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      const { canonical, robots: rule } = headOf(await answer.text());
      expect(canonical, address).toBe(address);
      expect(rule, address).toBe('');
    }
  }
});

test(
  'addresses answer with their status, their canonical address and their rule for robots',
  ONE_SCREEN,
  async ({ request }) => {
    for (const [address = '', status = '', leadsTo = '', saved = ''] of ADDRESSES) {
      const answer = await request.get(address, { maxRedirects: 0 });
      if (status === '404') {
        expect.soft([302, 404], address).toContain(answer.status());
        continue;
      }
      expect.soft(answer.status(), address).toBe(Number(status));
      if (status === '301') {
        expect.soft(answer.headers().location, address).toBe(leadsTo);
        continue;
      }
      const { canonical, robots } = headOf(await answer.text());
      const url = URL.parse(canonical);
      expect.soft(`${url?.pathname}${url?.search}`, address).toBe(leadsTo);
      if (saved === 'noindex') expect.soft(robots, address).toContain('noindex');
    }
  },
);

function headOf(html: string) {
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

async function locations(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const xml = await (await request.get(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
