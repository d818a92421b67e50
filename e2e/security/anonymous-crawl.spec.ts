import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { CallContracts } from '@aangan/shared-kit/contracts/call';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import type { APIRequestContext } from '@playwright/test';
import { ROOT } from '../../scripts/site/remotes.ts';
import { routeRows } from '../support/inventory.ts';
import { knownListing } from '../support/known-listing.ts';
import { expect, test } from '../support/test.ts';
import { contactDetailsIn } from './contact-details.ts';

/** Most pages that are read; links of later pages are much the same. */
const PAGES = 220;
/** Most addresses of each sitemap. */
const OF_A_SITEMAP = 8;

test.describe.configure({ mode: 'parallel' });

test('contact details are recognised in any spelling', () => {
  for (const text of [
    '"+919845012345"',
    'call 98450 12345 now',
    '+91 98450-12345',
    '"+910000001234"',
    'a.b+c@homes.example',
  ])
    expect(contactDetailsIn(text), text).toHaveLength(1);
  for (const text of [
    '"dateOnly":1763800000000',
    '12.9716,77.5946',
    'a1b2c39845012345d',
    'help@aangan.example',
    'mfe-search@0.1.0-90eda59d13.json',
  ])
    expect(contactDetailsIn(text), text).toEqual([]);
});

test('no page for guests contains a phone number or an e-mail address', async ({ request }) => {
  const { id } = await knownListing(request);
  const waiting = [
    ...(await ofSitemaps(request)),
    ...routeRows()
      .filter(({ kind, owner }) => kind !== 'hybrid' && /mfe-(search|plans|account)/.test(owner))
      .map(({ example }) => example.replace('{propertyId}', id)),
  ];
  const seen = new Set<string>();
  const found: string[] = [];
  while (waiting.length > 0 && seen.size < PAGES) {
    const batch = waiting.splice(0, 4).filter((address) => !seen.has(address));
    for (const address of batch) seen.add(address);
    const bodies = await Promise.all(batch.map(async (address) => (await request.get(address)).text()));
    for (const [index, body] of bodies.entries()) {
      found.push(...contactDetailsIn(body).map((detail) => `${batch[index]}: ${detail}`));
      for (const [, link = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)"/g))
        waiting.push(link.replaceAll('&amp;', '&'));
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(PAGES);
  expect(found).toEqual([]);
});

test('no JSON for guests contains a phone number or an e-mail address', async ({ request }) => {
  const known = await knownValues(request);
  const answered: string[] = [];
  const found: string[] = [];
  for (const [call, contract] of await everyCall()) {
    const [method = '', pattern = ''] = call.split(' ');
    if (method !== 'GET' || contract.mutates) continue;
    for (const values of known) {
      const filled = pattern.replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? 'none');
      const wanted = Object.keys(contract.query?.shape ?? {}).filter((name) => values[name] !== undefined);
      const params = Object.fromEntries(wanted.map((name) => [name, values[name] ?? '']));
      const answer = await request.get(filled, { params });
      const body = await answer.text();
      if (answer.ok()) answered.push(call);
      found.push(...contactDetailsIn(body).map((detail) => `${call}: ${detail}`));
    }
  }
  // Every reading call of the public areas: a call that stopped answering here would not be checked.
  expect(new Set(answered).size).toBeGreaterThan(25);
  expect(found).toEqual([]);
});

async function ofSitemaps(request: APIRequestContext): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text();
  const sitemaps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const lists = await Promise.all(sitemaps.map(async (sitemap) => (await request.get(sitemap)).text()));
  return lists.flatMap((list) =>
    [...list.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .slice(0, OF_A_SITEMAP)
      .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname),
  );
}

/** Every call of every area. */
async function everyCall() {
  const calls: [string, CallContracts[keyof CallContracts]][] = [];
  for await (const file of glob('*.ts', { cwd: path.join(ROOT, 'shared-kit/contracts') })) {
    const area: Record<string, unknown> = await import(path.join(ROOT, 'shared-kit/contracts', file));
    for (const [name, value] of Object.entries(area)) {
      if (name.endsWith('Calls')) calls.push(...Object.entries(value as CallContracts));
    }
  }
  return calls;
}

/** Values for the parameters of calls: of a home for rent, one for sale, and a PG. */
async function knownValues(request: APIRequestContext): Promise<Readonly<Record<string, string>>[]> {
  const localities = await (await request.get('/api/v1/localities/city/bangalore')).json();
  const [{ id: locality }] = localities.localities;
  const lines = await (await request.get('/places/api/metro/v1/lines', { params: { city: 'bangalore' } })).json();
  return Promise.all(
    (['RENT', 'BUY', 'PG'] as const).map(async (category) => {
      const { id } = await knownListing(request, category);
      return {
        ...{ propertyId: id, ids: id, type: category.toLowerCase(), category, propertyType: category },
        ...{ city: 'bangalore', hint: 'kora', localityIds: locality, date: tomorrow(), slug: 'about-us' },
        ...{ name: 'homes-1', seekerType: 'tenant', context: 'results', src: 'web', deviceId: 'device-of-a-test' },
        id: category === 'RENT' ? id : category === 'BUY' ? locality : lines.linesDetails[0].id,
      };
    }),
  );
}

function tomorrow(): string {
  return indiaDay(Date.now() + 86_400_000);
}
