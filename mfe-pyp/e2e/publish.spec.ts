import { randomInt } from 'node:crypto';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { manageLink } from '@aangan/shared-kit/links/posting';
import type { APIRequestContext, Page } from '@playwright/test';

/** Touches of photos, visits and publishing, of the 25 of the whole way. */
const TOUCHES = 5;

test.use({ viewport: { width: 390, height: 844 } });

/** A complete draft without photos and hours, as the steps before would have left it. */
async function completeDraft(request: APIRequestContext, price: number): Promise<string> {
  const headers = { device: 'MOBILE', 'sec-fetch-site': 'same-origin' };
  const started = await request.post('/api/v1/property/manage', {
    headers: { ...headers, 'idempotency-key': `publish-${price}` },
    data: { category: 'RENT', city: 'bangalore' },
  });
  const { id, version }: { id: string; version: number } = await started.json();
  const values = {
    ...{ unit: 'BHK2', buildingType: 'AP', area: 1_130, floor: 2, totalFloors: 4, furnishing: 'SEMI_FURNISHED' },
    ...{ localityId: 'loc-bangalore-koramangala', latitude: 12.9302 + randomInt(900) / 1e5, longitude: 77.6201 },
    ...{ price, deposit: 1_20_000, availableFrom: new Date().toISOString().slice(0, 10), tenants: ['FAMILY'] },
    ...{ bathrooms: 2, parking: 'FOUR_WHEELER' },
  };
  const typedAt = Date.now();
  const changes = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, typedAt }]));
  const saved = await request.patch(`/api/v1/property/manage/${id}`, {
    headers,
    data: { base: version, editor: 'steps-before', changes },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return id;
}

/** A photo that the browser draws: stripes over noise, bright or dark. */
async function photo(page: Page, name: string, { stripe, light }: { stripe: number; light: number }) {
  const bytes = await page.evaluate(
    async ([width, brightness]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 1600, height: 1200 });
      const context = canvas.getContext('2d');
      const image = context?.createImageData(1600, 1200);
      if (!context || !image) throw new Error('No canvas');
      for (let at = 0; at < image.data.length; at += 4) {
        const x = (at / 4) % 1600;
        const level = (x % width < width / 2 ? 200 : 110) + ((at * 7) % 23);
        image.data.set([level * brightness, level * brightness, level * brightness, 255], at);
      }
      context.putImageData(image, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    },
    [stripe, light] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

test(
  'four photos and a few presses later a listing is live, and search finds it',
  ONE_SCREEN,
  async ({ page, baseURL }) => {
    await logIn(page.context(), baseURL ?? '');
    const price = 30_000 + randomInt(9_000);
    const id = await completeDraft(page.context().request, price);
    let touches = 0;
    const press = async (name: string) => {
      touches += 1;
      await page.getByRole('button', { name, exact: true }).click();
    };

    await page.goto(manageLink({ id, category: 'RENT', pageName: 'photos' }));
    await hydrated(page);
    const taken = [];
    for (const stripe of [90, 150, 210, 270]) {
      taken.push(await photo(page, `photo-${stripe}.jpg`, { stripe, light: stripe === 270 ? 0.15 : 1 }));
    }
    touches += 1;
    await page.getByLabel('Choose files: Photos').setInputFiles(taken);
    await expect(page.getByText('It is dark. Try again by daylight or with the lights on.')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(4);
    await press('Next: visits');

    touches += 1;
    await page.getByText('Evenings and weekends').click();
    await expect(page.getByText('Hours saved')).toBeVisible();
    await press('Next: confirm');
    await press('Publish');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your listing is live', { timeout: 15_000 });
    expect(touches).toBeLessThanOrEqual(TOUCHES);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your listing is live');
    await page.goto(`/flats-for-rent-in-koramangala_bangalore?bhk=BHK2&budget=${price}-${price}`);
    const card = page.locator(`[data-listing="${id}"]`);
    await expect(card).toBeVisible();
    await expect(card.getByText('No photos yet')).toHaveCount(0);

    // It is nobody else's: a stranger gets the page that says so.
    await page.context().clearCookies();
    await logIn(page.context(), baseURL ?? '', 'Somebody Else');
    const strange = await page.goto(`/property/listing/confirmation?propertyId=${id}`);
    expect(strange?.status()).toBe(404);
  },
);
