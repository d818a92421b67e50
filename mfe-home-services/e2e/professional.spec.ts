import { expectAccessible } from '@aangan/e2e/support/accessible';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { logInAsStaff } from '@aangan/e2e/support/staff-log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';

const HS = '/hs-backend/api/v1';
const HEADERS = { device: 'DESKTOP' };

/** A page of somebody else. */
async function newPerson(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 390, height: 844 },
    geolocation: { latitude: 12.93, longitude: 77.62 },
    permissions: ['geolocation'],
  });
}

async function send<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { headers: HEADERS, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** A cleaning in the last free slot of Bangalore South, to be paid after the work. */
async function bookCleaning(request: APIRequestContext): Promise<string> {
  const item = { city: 'bangalore', sku: 'HS_CLEANING_HOME_2BHK', quantity: 1, addOns: [] };
  await request.put(`${HS}/cart/item`, { headers: HEADERS, data: item });
  const { booking } = await send<{ booking: { id: string } }>(request, `${HS}/quotation`, {
    serviceType: 'HS_CLEANING',
  });
  const { address } = await send<{ address: { id: string } }>(request, `${HS}/save/address`, {
    ...{ city: 'bangalore', buildingNumber: '12', locality: 'Koramangala', zipcode: '560034' },
  });
  const slots = await request.get(`${HS}/slots`, { params: { hub: 'BLR-SOUTH' } });
  const { days }: { days: { day: string; slots: { slotId: string; left: number }[] }[] } = await slots.json();
  const day = days.findLast((each) => each.slots.some(({ left }) => left > 0));
  const slotId = day?.slots.find(({ left }) => left > 0)?.slotId;
  const place = { bookingId: booking.id, addressId: address.id, day: day?.day, slotId };
  await send(request, `${HS}/save/serviceInfo`, place);
  await send(request, `${HS}/order`, { bookingId: booking.id, payWhen: 'after' });
  return booking.id;
}

// The customer’s page gains and loses its start code while somebody else changes the booking.
test.use({ layoutShiftLimit: 0.3 });

test(
  'A professional is assigned by staff, does the job on a phone, and the customer follows it live and rates it',
  ONE_SCREEN,
  async ({ page, context, browser, baseURL }) => {
    test.slow();
    const site = baseURL ?? '';
    await logIn(context, site);
    const bookingId = await bookCleaning(context.request);

    const worker = await newPerson(browser, baseURL);
    const { phone } = await logIn(worker, site, 'Ravi Kumar');
    const staff = await newPerson(browser, baseURL);
    await logInAsStaff(staff, site, ['services']);

    const desk = await staff.newPage();
    await desk.goto('/staff/partners?hub=BLR-SOUTH');
    await hydrated(desk);
    await desk.getByLabel('Mobile number of their account').fill(phone);
    await desk.getByRole('button', { name: 'Find the account' }).click();
    await expect(desk.getByLabel('First name, as customers see it').last()).toHaveValue('Ravi');
    expect(desk.url()).not.toContain(phone);
    await desk.getByText('Cleaning', { exact: true }).last().click();
    await desk.getByRole('button', { name: 'Save the professional' }).click();
    await expect(desk.getByText('The professional is saved.')).toBeVisible();
    await expectAccessible(desk);
    await desk.goto(`/staff/bookings?view=assign&open=${bookingId}`);
    await hydrated(desk);
    await expectAccessible(desk);
    const names = desk.getByLabel('Assign a professional');
    const ravi = names.locator('option:not([disabled])', { hasText: 'Ravi' });
    await names.selectOption((await ravi.last().getAttribute('value')) ?? '');

    await page.goto(`/myBookings/${bookingId}`);
    await hydrated(page);
    await expect(page.getByText('Your visit is booked.')).toBeVisible();
    await desk.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(desk.getByText('The professional is assigned.')).toBeVisible();
    const digits = page.getByRole('region', { name: 'Start code' }).getByText(/^\d{4}$/);
    await expect(digits).toBeVisible();
    const code = (await digits.textContent()) ?? '';
    await expectAccessible(page);

    const job = await worker.newPage();
    await job.goto(`/partner/jobs/${bookingId}`);
    await hydrated(job);
    await job.getByRole('button', { name: 'I am on the way' }).click();
    await expect(page.getByRole('status').getByText('On the way', { exact: true })).toBeVisible();
    await job.getByRole('button', { name: 'Share my position' }).click();
    await expect(job.getByText('The customer sees your way while this page is open.')).toBeVisible();

    await expectAccessible(job);
    await job.getByLabel('Start code').fill(code);
    await job.getByRole('button', { name: 'Start the work' }).click();
    await expect(page.getByRole('status').getByText('Work has started', { exact: true })).toBeVisible();
    const photo = { name: 'kitchen.png', mimeType: 'image/png', buffer: await job.screenshot() };
    await job
      .getByRole('region', { name: 'Photos after the work' })
      .locator('input[type=file]')
      .first()
      .setInputFiles(photo);
    await expect(
      job.getByRole('region', { name: 'Photos after the work' }).getByText('Uploaded').first(),
    ).toBeVisible();
    await expectAccessible(job);
    await job.getByRole('button', { name: 'The work is done' }).click();
    await expect(job.getByText('Done. Thank you.')).toBeVisible();
    await job.goto('/partner/jobs');
    await expectAccessible(job);

    await expect(page.getByRole('heading', { name: 'How was the work?' })).toBeVisible();
    await page.getByText('Very good', { exact: true }).click();
    await page.getByRole('button', { name: 'Send the rating' }).click();
    await expect(page.getByText('Very good (5 of 5)')).toBeVisible();
    await page.getByRole('link', { name: 'Make a complaint' }).click();
    await expect(page.getByLabel('What is wrong?')).toBeVisible();
    await expectAccessible(page);
    await desk.goto('/staff/legal-cases');
    await expectAccessible(desk);
    await desk.goto('/staff/hubs');
    await expectAccessible(desk);
    await Promise.all([worker.close(), staff.close()]);
  },
);
