import { randomInt } from 'node:crypto';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { startDraft } from '@aangan/e2e/support/own-draft';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { manageLink } from '@aangan/shared-kit/links/posting';
import type { Page } from '@playwright/test';

/** Touches of photos, visits and publishing, of the 25 of the whole way. */
const TOUCHES = 5;

// The last page of the test is not there on purpose.
/** Other tests do not search it, so a new listing changes none of their results. */
const CITY = 'nagpur';

test.use({ viewport: { width: 390, height: 844 }, allowedConsole: [/status of 404/] });

/** Answers of a complete draft without photos and hours, as the steps before would have left it. */
function completeValues(price: number) {
  return {
    ...{ unit: 'BHK2', buildingType: 'AP', area: 1_130, floor: 2, totalFloors: 4, furnishing: 'SEMI_FURNISHED' },
    ...{ localityId: 'loc-nagpur-dharampeth', latitude: 21.1402 + randomInt(900) / 1e5, longitude: 79.0621 },
    ...{ price, deposit: 1_20_000, availableFrom: new Date().toISOString().slice(0, 10), tenants: ['FAMILY'] },
    ...{ bathrooms: 2, parking: 'FOUR_WHEELER' },
  };
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
    const values = completeValues(price);
    const id = await startDraft(page.context().request, { category: 'RENT', city: CITY, values });
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
    await expect(page.getByText('This photo is dark. Try again in daylight or with the lights on.')).toHaveCount(1);
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
    const card = page.locator(`[data-listing="${id}"]`);
    // A photo is shown once its sizes are drawn, which a busy server does after publishing.
    await expect(async () => {
      await page.goto(`/flats-for-rent-in-dharampeth_nagpur?bhk=BHK2&budget=${price}-${price}`);
      expect(await card.count()).toBe(1);
      expect(await card.getByText('No photos yet').count()).toBe(0);
    }).toPass();

    // It is nobody else's: a stranger gets the page that says so.
    await page.context().clearCookies();
    await logIn(page.context(), baseURL ?? '', 'Somebody Else');
    const strange = await page.goto(`/property/listing/confirmation?propertyId=${id}`);
    expect(strange?.status()).toBe(404);
  },
);
