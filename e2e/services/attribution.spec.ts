import type { APIResponse } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const LANDING = '/tenant/plans?utm_source=newsletter&gclid=Cj0abc&nbFr=mailer&sourceApp=paytm&gad_source=1';
const DAY = 24 * 60 * 60;

/** Lifetime in days by cookie, as the answer sets them. */
function cookieDays(response: APIResponse): Record<string, number> {
  const set = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return Object.fromEntries(
    set.map(({ value }) => [value.split('=', 1)[0], Number(/max-age=(\d+)/i.exec(value)?.[1]) / DAY]),
  );
}

test('only the server stores a landing, each part as long as the specification says', async ({ request }) => {
  const response = await request.get(LANDING);
  expect(cookieDays(response)).toMatchObject({
    nbFr: 30,
    sourceApp: 30,
    google_ad_source: 30,
    gclid: 365,
    utm_source: 365,
    aangan_first_touch: 365,
    aangan_last_touch: 30,
  });
  const cookies = response.headersArray().filter(({ value }) => value.startsWith('gclid='));
  expect(cookies[0]?.value).toMatch(/^gclid=Cj0abc; .*Path=\/.*SameSite=Lax/);
});

test('a later visit does not change the first touch', async ({ request }) => {
  await request.get(LANDING);
  const again = cookieDays(await request.get('/?utm_source=poster'));
  expect(again).toMatchObject({ utm_source: 365, aangan_last_touch: 30 });
  expect(again).not.toHaveProperty('aangan_first_touch');
});

for (const header of ['sec-gpc', 'dnt']) {
  test(`nothing is stored for visitors whose browser sends ${header}`, async ({ request }) => {
    const days = cookieDays(await request.get(LANDING, { headers: { [header]: '1' } }));
    expect(Object.keys(days).filter((name) => !name.startsWith('aangan_'))).toEqual([]);
    expect(days).not.toHaveProperty('aangan_first_touch');
    expect(days).toHaveProperty('aangan_device');
  });
}

test('stored attribution is deleted for visitors who have declined', async ({ playwright, baseURL }) => {
  const extraHTTPHeaders = { cookie: 'aangan_consent=1.marketing-denied.at-1; gclid=abc; aangan_first_touch=x' };
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders });
  expect(cookieDays(await visitor.get('/?gclid=def'))).toMatchObject({ gclid: 0, aangan_first_touch: 0 });
  await visitor.dispose();
});
