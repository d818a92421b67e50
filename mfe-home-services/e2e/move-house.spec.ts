import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { newAddress, ownAddress } from '@aangan/e2e/support/own-address';
import { newNumber } from '@aangan/e2e/support/sms-code';
import { logInAsStaff } from '@aangan/e2e/support/staff-log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { packersCityLink } from '@aangan/shared-kit/links/moves';
import type { Browser, BrowserContext, Page } from '@playwright/test';

// Staff and crew change the open page, which is no input of its visitor.
test.use({ extraHTTPHeaders: ownAddress, viewport: { width: 390, height: 844 }, layoutShiftLimit: 1 });

/** Somebody who works with the API: staff, or the crew. */
async function caller(browser: Browser, site: string, enter: (context: BrowserContext) => Promise<unknown>) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await enter(context);
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const headers = { device: 'DESKTOP', 'x-forwarded-for': newAddress() };
    const answer = await context.request.fetch(`${site}/api/v1/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  return { send, close: () => context.close() };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const state = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Chooses the first free time of the field. */
async function chooseTime(page: Page): Promise<void> {
  await page
    .getByText(/^\d+ free$/)
    .locator('visible=true')
    .first()
    .click();
}

/** From the prices of the city to a booked survey. @returns the booking's id */
async function bookSurvey(page: Page, site: string): Promise<string> {
  await page.goto(packersCityLink('bangalore'));
  await hydrated(page);
  await page.getByLabel('Moving to').selectOption('greater-noida');
  await press(page, 'See the price');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What your move costs');
  const price = page.getByRole('status').filter({ hasText: '₹' });
  const before = await price.textContent();
  await page.getByLabel('Search items').fill('bookshelf');
  await press(page, 'More: Bookshelf');
  await expect(price).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/BOOKSHELF=1/);
  await page.reload();
  await expect(page.locator('input[name="BOOKSHELF"]')).toHaveValue('1');
  await hydrated(page);
  await press(page, 'Get a firm quotation');
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Mobile number').fill(newNumber());
  await hydrated(page);
  await press(page, 'Choose a time for the survey');
  await expect(page).toHaveURL(/\/survey\?.*lead=/);
  await logIn(page.context(), site);
  await page.reload();
  await hydrated(page);
  for (const [locality, pin, at] of [
    ['Koramangala', '560034', 0],
    ['Alpha 1', '201310', 1],
  ] as const) {
    await page.getByLabel('Locality').nth(at).fill(locality);
    await page.getByLabel('PIN code').nth(at).fill(pin);
  }
  await press(page, 'Show times');
  await page.getByLabel('House and street, moving from').fill('12, 5th Block');
  await chooseTime(page);
  await press(page, 'Book the survey');
  await state(page, 'Survey booked');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Chooses the day of the quotation, and pays in the sandbox. */
async function payForDay(page: Page): Promise<void> {
  await chooseTime(page);
  await press(page, 'Hold this day');
  await press(page, 'Pay ₹48,000');
  await hydrated(page);
  await page.getByLabel('Net banking').check();
  await press(page, 'Pay ₹48,000');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await state(page, 'Paid');
}

test(
  'a home moves between two cities, from the price to the last box',
  ONE_SCREEN,
  async ({ page, browser, baseURL }) => {
    const site = baseURL ?? '';
    const id = await bookSurvey(page, site);
    await hydrated(page);
    const staff = await caller(browser, site, (context) => logInAsStaff(context, site, ['services']));
    const lines = [{ description: 'Transport and packing', paise: 4_800_000 }];
    await staff.send('POST', `staff/bookings/${id}/quote`, { title: 'Move to Greater Noida', lines });
    await state(page, 'Quotation ready');
    await payForDay(page);
    await hydrated(page);

    let phone = '';
    const crew = await caller(browser, site, async (context) => {
      ({ phone } = await logIn(context, site, 'Imran Khan'));
    });
    const { accountId } = await staff.send('POST', 'staff/partners/search', { phone });
    const serviceTypes = ['PNM_INTERCITY'];
    const body = { accountId, name: 'Imran', hub: 'BLR-SOUTH', serviceTypes };
    const { partner } = await staff.send('PUT', 'staff/partners', body);
    await staff.send('POST', `staff/bookings/${id}/assign`, { partnerId: partner.id });
    await expect(page.getByText('Imran leads the crew.')).toBeVisible();
    const code = (await page.getByText(/^\d{4}$/).textContent()) ?? '';
    const job = (what: string, data?: object) => crew.send('POST', `partner/jobs/${id}/${what}`, data);

    await job('set-out');
    await state(page, 'Crew on the way');
    await job('position', { latitude: 12.93, longitude: 77.62 });
    await expect(page.getByRole('img', { name: /^Sketch: The crew/ })).toBeVisible();
    await job('start', { code });
    for (const end of ['from', 'to']) {
      await job('boxes', { end, boxes: 31 });
      await press(page, 'Sign 31 boxes');
      await expect(page.getByRole('button', { name: 'Sign 31 boxes' })).toBeHidden();
    }
    await job('finish');
    await state(page, 'Done');
    await page.getByLabel('What is damaged or missing').fill('A leg of the bed is broken.');
    await press(page, 'Report damage');
    await state(page, 'Damage reported');
    await Promise.all([staff.close(), crew.close()]);
  },
);
