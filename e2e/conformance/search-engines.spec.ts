import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { ROOT } from '../../scripts/site/remotes.ts';
import { expect, test } from '../quality/watched-test.ts';

/** Every so manieth of the 300 addresses, whose rules are unit-tested one by one. */
const EVERY = 7;

const ADDRESSES = readFileSync(path.join(ROOT, 'mfe-search/src/results/addresses.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(3)
  .filter((_line, index) => index % EVERY === 0)
  .map((line) => line.split('\t'));

test('robots.txt leads to sitemaps whose addresses open, are kept, and are their own canonical ones', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const sitemaps = await locations(request, new URL(index).pathname);
  expect(sitemaps.length).toBeGreaterThan(3);
  for (const sitemap of sitemaps) {
    const addresses = await locations(request, new URL(sitemap).pathname);
    expect(addresses.length, sitemap).toBeGreaterThan(5);
    // From the beginning, the middle and the end.
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

for (const [address = '', status = '', leadsTo = '', kept = ''] of ADDRESSES) {
  test(`${address} answers ${status}`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    if (status === '404') return expect([302, 404]).toContain(answer.status());
    expect(answer.status()).toBe(Number(status));
    if (status === '301') return expect(answer.headers().location).toBe(leadsTo);
    const { canonical, robots } = headOf(await answer.text());
    expect(new URL(canonical).pathname + new URL(canonical).search).toBe(leadsTo);
    if (kept === 'noindex') expect(robots).toContain('noindex');
  });
}

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
