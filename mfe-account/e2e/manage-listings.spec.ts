import { randomUUID } from 'node:crypto';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { ownListingLink, profileLink } from '@aangan/shared-kit/links/account';
import { editPricesLink } from '@aangan/shared-kit/links/posting';
import { samplePosting } from '@aangan/shared-kit/testing/sample-posting';
import type { APIRequestContext } from '@playwright/test';

/** A city that other tests do not search. */
const PLACE: PostingValues = { localityId: 'loc-nashik-college-road' };
const MANAGE = '/api/v1/property/manage';
/** As a page of the site sends. */
const headers = { 'sec-fetch-site': 'same-origin' };

/** Publishes a home for rent by the calls of the form, and waits until its checks have passed. */
async function publish(request: APIRequestContext, values: PostingValues): Promise<string> {
  const started = await request.post(MANAGE, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { category: 'RENT', city: 'nashik' },
  });
  if (!started.ok()) throw new Error(`No draft: ${started.status()} ${await started.text()}`);
  const { id, version }: { id: string; version: number } = await started.json();
  const all = Object.entries({ ...samplePosting('RENT'), ...PLACE, ...values });
  const changes = Object.fromEntries(all.map(([field, value]) => [field, { value, typedAt: Date.now() }]));
  const saved = await request.patch(`${MANAGE}/${id}`, { headers, data: { base: version, editor: 'test', changes } });
  if (!saved.ok()) throw new Error(`Not saved: ${saved.status()} ${await saved.text()}`);
  const { draft }: { draft: { version: number } } = await saved.json();
  await request.post(`${MANAGE}/${id}/publish`, { headers, data: { version: draft.version } });
  const stateOf = async () => (await (await request.get(`${MANAGE}/${id}/publication`)).json()).state;
  await expect.poll(stateOf).toBe('live');
  return id;
}

test(
  'an owner pauses a listing and shows it again, changes two prices, and marks one rented out to a person who asked',
  ONE_SCREEN,
  async ({ page, browser, baseURL }) => {
    const site = baseURL ?? '';
    await logIn(page.context(), site, 'Lakshmi Rao');
    const somewhere = { latitude: 20.004 + Math.random() / 100, longitude: 73.764 + Math.random() / 100 };
    const one = await publish(page.request, somewhere);
    const two = await publish(page.request, {
      ...somewhere,
      latitude: somewhere.latitude + 0.02,
      unit: 'BHK3',
      area: 1_700,
    });
    const seeker = await browser.newContext();
    await logIn(seeker, site, 'Meera Nair');
    await seeker.request.post(`${site}/api/v3/activity/contact/${one}`, { headers, data: {} });

    await page.goto(profileLink('properties'));
    await hydrated(page);
    await expect(page.getByText('Live', { exact: true })).toHaveCount(2);
    await page.goto(ownListingLink(one));
    await hydrated(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused. It is no longer shown in search.')).toBeVisible();
    await page.getByRole('link', { name: 'Show it again' }).click();
    await page.getByLabel('Monthly rent').fill('31000');
    await page.getByRole('button', { name: 'Show it again' }).click();
    // The checks run after the answer, and the page hears of their result.
    await expect(page.getByText('Your listing is live. People can find it in search.')).toBeVisible();

    await page.goto(editPricesLink());
    await hydrated(page);
    for (const [index, price] of ['30500', '41000'].entries()) await page.getByRole('textbox').nth(index).fill(price);
    await page.getByRole('button', { name: 'Change prices' }).click();
    await expect(page.getByText('2 prices changed.')).toBeVisible();
    await expect(page.getByText(/Now ₹30\.5 K a month\./)).toBeVisible();

    await page.goto(ownListingLink(one));
    await hydrated(page);
    await page.getByRole('button', { name: 'Mark as rented out' }).click();
    await page.getByRole('radio', { name: /^Meera/ }).check();
    await page.getByRole('button', { name: 'Mark as rented out' }).click();
    await expect(page.getByText('Rented out to Meera, from Aangan.')).toBeVisible();
    // Other tests search without it.
    await page.request.post(`${MANAGE}/${two}/pause`, { headers });
    await seeker.close();
  },
);
