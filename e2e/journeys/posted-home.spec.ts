import { randomInt } from 'node:crypto';
import { ownListingLink } from '@aangan/shared-kit/links/account';
import { manageLink, postPropertyLink, verificationLink } from '@aangan/shared-kit/links/posting';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { logIn } from '../support/log-in.ts';
import { logInAsStaff } from '../support/staff-log-in.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
/** Other tests do not search Aurangabad, so a new listing changes none of their results. */
const RESULTS = '/flats-for-rent-in-aurangabad?bhk=BHK2';

const title = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 });
const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, answer: string) => page.getByText(answer, { exact: true }).click();

/** @returns the id of the new draft */
async function describeHome(page: Page): Promise<string> {
  await page.goto(postPropertyLink());
  await hydrated(page);
  await page.getByLabel('City', { exact: true }).selectOption('Aurangabad');
  await press(page, 'Home: Rent out');
  await expect(page).toHaveURL(/\/property\/manage\/rent\/\w+\/property$/);
  for (const answer of ['2 BHK', 'Apartment', 'Semi-furnished', 'Family']) await choose(page, answer);
  await page.getByRole('textbox', { name: /^Built-up area/ }).fill(String(1_000 + randomInt(400)));
  await page.getByRole('textbox', { name: 'Floor', exact: true }).fill('3');
  await page.getByRole('textbox', { name: 'Floors in the building' }).fill('5');
  await press(page, 'Next: place');
  await expect(title(page)).toHaveText('Where it is');
  return /rent\/(\w+)\//.exec(page.url())?.[1] ?? '';
}

async function publishHome(page: Page): Promise<void> {
  await page.goto(postPropertyLink());
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(title(page)).toHaveText('Where it is');
  await page.getByRole('combobox', { name: 'Locality' }).pressSequentially('cidco');
  await page
    .getByRole('option', { name: /^CIDCO/ })
    .first()
    .click();
  await expect(page.getByRole('group', { name: /^Map around the pin/ })).toBeVisible();
  await press(page, 'Next: price');
  await page.getByRole('textbox', { name: 'Monthly rent' }).fill('15000');
  await page.getByRole('textbox', { name: 'Deposit' }).fill('50000');
  await choose(page, 'From today');
  await press(page, 'Next: amenities');
  await press(page, 'More: Bathrooms');
  await choose(page, 'Car parking');
  await press(page, 'Next: photos');
  await press(page, 'Next: visits');
  await page.getByText('Evenings and weekends').click();
  await expect(page.getByText('Hours saved')).toBeVisible();
  await press(page, 'Next: confirm');
  await press(page, 'Publish');
  await expect(title(page)).toHaveText('Your listing is live');
}

async function sendPapers(page: Page, id: string): Promise<void> {
  await page.goto(verificationLink(id));
  await hydrated(page);
  await page.getByLabel(/^Choose files?: Documents/).setInputFiles({
    name: 'tax.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nProperty tax of Lakshmi Rao\n%%EOF\n'),
  });
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await press(page, 'Send for checking');
  await expect(page.getByText(/Our staff are checking your documents/)).toBeVisible();
}

async function verifyPapers(browser: Browser, site: string, id: string): Promise<void> {
  const staff = await browser.newContext({ baseURL: site });
  await logInAsStaff(staff, site, ['verification']);
  const page = await staff.newPage();
  await page.goto('/staff/ownership');
  await hydrated(page);
  const proof = page.getByRole('region').filter({ has: page.locator(`a[href*="${id}"]`) });
  await proof.getByLabel(/^The documents are right/).check();
  await proof.getByRole('button', { name: /^Save the decision/ }).click();
  await expect(page.getByText('The documents are verified.')).toBeVisible();
  await staff.close();
}

async function agreeOnVisit(page: Page, id: string): Promise<void> {
  await page.goto(RESULTS);
  await page.locator(`[data-listing="${id}"] a`).first().click();
  await expect(page).toHaveURL(new RegExp(`${id}/detail$`));
  await hydrated(page);
  const action = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
  await action(/^Contact owner/).click();
  const contact = page.getByRole('dialog', { name: 'Contact the owner' });
  await contact.getByRole('button', { name: /^Get the number/ }).click();
  await expect(contact.getByRole('link', { name: 'Call' })).toBeVisible();
  await page.goBack();
  await action(/^Schedule visit/).click();
  const slots = page.getByRole('dialog', { name: 'Schedule a visit' });
  await slots.getByRole('group', { name: /^Time/ }).locator('label:not(:has(:disabled))').first().click();
  await slots.getByRole('button', { name: /^Book [A-Z]\w+day/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your visit is booked' })).toBeVisible();
}

async function markAsLet(page: Page, id: string): Promise<void> {
  await page.goto(ownListingLink(id));
  await hydrated(page);
  await press(page, 'Mark as rented out');
  await page.getByRole('radio', { name: /^Meera/ }).check();
  await press(page, 'Mark as rented out');
  await expect(page.getByText('Rented out to Meera, from Aangan.')).toBeVisible();
}

test(
  'a home is begun on a phone and published on a desktop, verified, visited, and marked as let',
  ONE_SCREEN,
  async ({ page: desktop, browser, baseURL }) => {
    const site = baseURL ?? '';
    await logIn(desktop.context(), site, 'Lakshmi Rao');
    const phone = await browser.newPage({ viewport: PHONE, baseURL: site });
    await phone.context().addCookies(await desktop.context().cookies());
    const id = await describeHome(phone);
    await phone.context().close();

    await publishHome(desktop);
    await sendPapers(desktop, id);
    await verifyPapers(browser, site, id);
    await desktop.reload();
    await expect(desktop.getByText(/^Your documents are verified/)).toBeVisible();

    const seeker = await browser.newPage({ viewport: PHONE, baseURL: site });
    await logIn(seeker.context(), site, 'Meera Nair');
    await agreeOnVisit(seeker, id);
    await desktop.goto('/schedule-visit-jacket/banner');
    await expect(desktop.getByText(/Meera/).first()).toBeVisible();

    await markAsLet(desktop, id);
    await seeker.goto(RESULTS);
    await expect(title(seeker)).toBeVisible();
    await expect(seeker.locator(`[data-listing="${id}"]`)).toHaveCount(0);
    await desktop.goto(manageLink({ id, category: 'RENT', pageName: 'price' }));
    await expect(title(desktop)).toHaveText('Price and availability');
    await seeker.context().close();
  },
);
