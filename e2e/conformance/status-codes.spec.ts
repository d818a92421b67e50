import { knownListing } from '../support/known-listing.ts';
import { expect, test } from '../support/test.ts';

test('a page answers 200', async ({ request }) => {
  expect((await request.get('/')).status()).toBe(200);
});

test('an unknown path leads to /page-not-found, which answers 404', async ({ request }) => {
  const answer = await request.get('/there/is/no-such-page', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/page-not-found');
  const page = await request.get('/page-not-found');
  expect(page.status()).toBe(404);
  const html = await page.text();
  expect(html).toContain('action="/search-context"');
  expect(html).toContain('Popular localities in Bangalore');
});

test('a link of a message that has ended answers 404 with its page', async ({ request }) => {
  const paths = {
    '/grievance/nobody': 'This link to your complaint is no longer valid',
    '/upload/nobody': 'This upload code is no longer valid',
    '/rent-pay/join/nobody': 'This invitation to share rent is no longer valid',
    '/alerts/stop/nobody': 'This link to stop alerts no longer works',
    '/smart-search/shared/nobody': 'This link to vote on homes has ended',
    '/tenant-verification/consent/nobody': 'This link to a tenant’s consent is no longer valid',
  };
  for (const [path, title] of Object.entries(paths)) {
    const answer = await request.get(path);
    expect.soft([path, answer.status()]).toEqual([path, 404]);
    expect.soft(await answer.text(), path).toContain(title);
    expect.soft(answer.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('a listing that does not exist leads to /page-not-found', async ({ request }) => {
  const answer = await request.get('/property/rent/a-home/ffffffffffffffff/detail', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/page-not-found');
});

test('a city that does not exist leads to /page-not-found', async ({ request }) => {
  const answer = await request.get('/flats-for-rent-in-atlantis', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/page-not-found');
});

test('an old address of a listing redirects permanently to its own address', async ({ request }) => {
  const { id, url } = await knownListing(request);
  const answer = await request.get(`/property/some-old-title/${id}/detail`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(url);
});

test('/healthz reports the state of each server', async ({ request }) => {
  // A server that does not answer in time counts as unhealthy. On a busy machine a healthy one may be late.
  await expect(async () => {
    const answer = await request.get('/healthz');
    expect(answer.status()).toBe(200);
    const { parts }: { parts: Record<string, { ok: boolean }> } = await answer.json();
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(['shell', 'api', 'assets', 'mfe-search', 'mfe-plans']));
    expect(Object.values(parts).every(({ ok }) => ok)).toBe(true);
  }).toPass();
});
