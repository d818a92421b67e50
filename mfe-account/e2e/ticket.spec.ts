import { randomUUID } from 'node:crypto';
import { expectAccessible } from '@aangan/e2e/support/accessible';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { logInAsStaff } from '@aangan/e2e/support/staff-log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { staffTicketLink } from '@aangan/shared-kit/links/tickets';
import type { Page } from '@playwright/test';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Text that would run as code where it is not escaped. */
const MARKUP = '<img src=x onerror="window.ran=1">';

/** A person's order. @returns the path of its checkout page */
async function ordered(page: Page, site: string): Promise<string> {
  const answer = await page.context().request.post(`${site}/api/v1/wallet/topup`, {
    headers: { device: 'DESKTOP', 'idempotency-key': randomUUID() },
    data: { amountPaise: 50_000 },
  });
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
  return checkoutUrl;
}

/** Adds a PDF by the picker of the page. */
async function addFile(page: Page, name: string): Promise<void> {
  const picker = page.getByRole('region', { name: 'Picture or document' });
  await picker.scrollIntoViewIfNeeded();
  await picker.hover();
  await picker.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF });
}

// What staff do appears above the files without a press of the person, and moves them down.
test.use({ layoutShiftLimit: 0.2 });

const timeline = (page: Page) => page.getByRole('log', { name: 'What happened' });

test(
  'a request goes from an order to solved: both sides send words and a file, and a rating and a reopening follow',
  ONE_SCREEN,
  async ({ page: asha, browser, baseURL }) => {
    const site = baseURL ?? '';
    await logIn(asha.context(), site, 'Asha Rao');
    const order = await ordered(asha, site);
    await asha.goto(order);
    await hydrated(asha);
    await asha.getByRole('button', { name: 'Pay ₹500' }).click();
    await asha.getByRole('link', { name: 'Help with this order' }).click();
    await expect(asha.getByText(/^Sent with your request: Order/)).toContainText(order.split('/').at(-1) ?? '-');
    await hydrated(asha);
    await asha.getByLabel('What happened?').fill(`The money has not arrived. ${MARKUP}`);
    await asha.getByRole('button', { name: 'Send to support' }).click();
    await expect(asha).toHaveURL(/\/help\/tickets\/T-/);
    const number = asha.url().split('/').at(-1) ?? '';
    await hydrated(asha);
    await addFile(asha, 'statement.pdf');
    await expect(timeline(asha)).toContainText('You added a file.');
    await expectAccessible(asha);

    const office = await browser.newContext({ baseURL: site });
    await logInAsStaff(office, site, ['support'], 'Kavya Shetty');
    const kavya = await office.newPage();
    await kavya.goto(staffTicketLink(number));
    await hydrated(kavya);
    await expect(timeline(kavya)).toContainText(MARKUP);
    const download = kavya.waitForEvent('download');
    await kavya.getByRole('link', { name: 'PDF 1' }).click();
    expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
    await kavya.getByRole('button', { name: 'Take this request' }).click();
    await expect(kavya.getByText('You are handling this request.')).toBeVisible();
    await expect(timeline(asha)).toContainText('Kavya is handling your request.');
    await addFile(kavya, 'receipt.pdf');
    await expect(timeline(kavya)).toContainText('We added a file.');
    await kavya
      .getByRole('textbox', { name: 'Your answer' })
      .fill('The bank has it since Monday. The receipt is attached.');
    await kavya.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(timeline(kavya)).toContainText('We answered');
    await expectAccessible(kavya);

    // The page of the person follows what staff do, without a reload.
    await expect(timeline(asha)).toContainText('Kavya added a file.');
    await expect(timeline(asha)).toContainText('The bank has it since Monday.');
    await expect(asha.getByText('Our first answer came on time.')).toBeVisible();
    const receipt = asha.waitForEvent('download');
    await asha.getByRole('link', { name: 'Download' }).last().click();
    expect((await receipt).suggestedFilename()).toBe(`${number}.pdf`);

    await kavya.getByRole('textbox', { name: 'Your answer' }).fill('It has arrived today.');
    await kavya.getByRole('button', { name: 'Answer and mark as solved' }).click();
    await expect(kavya.getByText('Your answer is sent.')).toBeVisible();
    await expect(asha.getByText('This request is solved.')).toBeVisible();
    await asha.getByRole('button', { name: 'Good', exact: true }).click();
    await expect(asha.getByText('Thank you for your answer.')).toBeVisible();

    await asha.getByRole('textbox', { name: 'Not solved? Write what is missing' }).fill('Half of it is missing.');
    await asha.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(timeline(asha)).toContainText('Reopened.');
    await expect(asha.getByText(/^Kavya answers by/)).toBeVisible();
    await kavya.goto('/staff/tickets');
    await expect(kavya.getByRole('listitem').filter({ hasText: number })).toContainText('Yours');
    expect(await Promise.all([asha, kavya].map((each) => each.evaluate('window.ran')))).toEqual([undefined, undefined]);
    await office.close();
  },
);
