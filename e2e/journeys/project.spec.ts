import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { knownProject } from '../support/known-project.ts';
import { logIn } from '../support/log-in.ts';
import { logInAsBuilder } from '../support/log-in-as-builder.ts';
import { ownAddress } from '../support/own-address.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

test.use({
  ...{ extraHTTPHeaders: ownAddress, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  // A form that opens in place, and what was sent in place of the form, move what follows.
  layoutShiftLimit: 0.1,
});

const CITY = 'nashik';
const QUESTION = 'Is a corner flat left?';
const ANSWER = 'Two corner flats are left. Come on Saturday.';

async function openFromList(page: Page, project: string): Promise<void> {
  await page.goto(`/new-projects-in-${CITY}`);
  await hydrated(page);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${project}"]`) });
  await card
    .first()
    .getByRole('button', { name: /^Shortlist/ })
    .click();
  await card.first().getByRole('link').click();
  await expect(page).toHaveURL(project);
}

async function note(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Note and price alert' }).click();
  await page.getByLabel('Your note').fill('Ask about parking.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
}

test(
  'a project is shortlisted, compared, noted and asked about on a phone; its builder answers, and the answer arrives',
  ONE_SCREEN,
  async ({ page, context, browser, request, baseURL: site = '' }) => {
    const project = await knownProject(request, CITY);
    const answer = await request.get(`/api/v2/building/${project.id}`);
    const { builder }: { builder: { id: string; name: string } } = await answer.json();
    await logIn(context, site, 'Asha Rao');

    await openFromList(page, project.url);
    await page.getByRole('link', { name: 'Compare projects' }).click();
    await page.getByRole('link', { name: 'Compare this one' }).first().click();
    await expect(page.getByText('Where they differ')).toBeVisible();
    await page.locator(`th a[href="${project.url}"]`).click();
    await expect(page).toHaveURL(project.url);

    await page.getByRole('link', { name: 'Ask for a call or visit' }).last().click();
    await page.getByText('Nobody, written answers only').click();
    await page.getByLabel('Your question, if you have one').fill(QUESTION);
    await page.getByRole('button', { name: `Send to ${builder.name}` }).click();
    await expect(page.getByText(`${builder.name} has your request`)).toBeVisible();
    await note(page);

    const office = await browser.newContext({ baseURL: site });
    await logInAsBuilder(office, site, builder.id);
    const desk = await office.newPage();
    await desk.goto('/my-builder-account/leads');
    await hydrated(desk);
    const lead = desk.getByRole('article').filter({ hasText: QUESTION }).first();
    await expect(lead.getByRole('button', { name: 'Show number' })).toHaveCount(0);
    await lead.getByLabel('Answer in writing').fill(ANSWER);
    await lead.getByRole('button', { name: 'Send answer' }).click();
    await expect(lead.getByText('Your answer')).toBeVisible();
    await office.close();

    await page.goto('/my-project-enquiries');
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(page.getByText('Ask about parking.')).toBeVisible();
    await page.goto('/shortlisted-projects');
    await expect(page.locator(`main a[href="${project.url}"]`)).toBeVisible();
  },
);
