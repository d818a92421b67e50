import { expectAccessible } from '@aangan/e2e/support/accessible';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { newNumber } from '@aangan/e2e/support/sms-code';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { APIRequestContext, Page } from '@playwright/test';

const goOn = (page: Page) => page.getByRole('button', { name: /^Continue/ }).click();

/** The link for signing that a number got; waits for it. */
async function signingLink(request: APIRequestContext, site: string, phone: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`${site}/api/dev/outbox.json`, { params: { to: `+91${phone}` } });
      const { messages }: { messages: { text: string }[] } = await answer.json();
      link = messages.flatMap(({ text }) => /\S+\/api\/sandbox-signing\/\S+/.exec(text)?.[0] ?? [])[0] ?? '';
      return link;
    })
    .not.toBe('');
  return new URL(link).pathname;
}

test(
  'a landlord makes an agreement, pays it, and opens the copy that both have signed',
  ONE_SCREEN,
  async ({ page, baseURL }) => {
    const site = baseURL ?? '';
    const phones = [newNumber(), newNumber()];
    await logIn(page.context(), site);
    await page.goto('/rental-agreement/bangalore?rent=32000');
    await expect(page.getByText('Stamp duty', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Fill in the agreement' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The home and the term');
    await hydrated(page);
    await page.getByLabel('Address of the home').fill('12, 5th Block, Koramangala');
    await page.getByLabel('PIN code').fill('560034');
    await page.getByLabel('First day').fill('2099-01-01');
    // Nothing that was typed is lost.
    await page.reload();
    await expect(page.getByLabel('PIN code')).toHaveValue('560034');
    await hydrated(page);
    await goOn(page);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Landlord and tenant');
    for (const [index, name] of ['Asha Rao', 'Ravi Menon'].entries()) {
      await page.getByLabel('Name').nth(index).fill(name);
      await page
        .getByLabel('Phone')
        .nth(index)
        .fill(phones[index] ?? '');
      await page.getByLabel('Permanent address').nth(index).fill('7, Park Street, Kolkata 700016');
    }
    await goOn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notice and lock-in');
    await goOn(page);
    await page.getByRole('checkbox', { name: /^Pets are allowed/ }).check();
    await goOn(page);
    await expect(page.getByText(/The tenant may keep pets/)).toBeVisible();
    await page.getByRole('button', { name: 'Make the draft' }).click();

    await expect(page).toHaveURL(/\/rental-agreement\/booking\//);
    const agreement = page.url();
    const draft = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Read the draft (PDF)' }).click();
    expect((await draft).suggestedFilename()).toBe('rental-agreement-draft.pdf');
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page).toHaveURL(/\/checkout\//);
    await hydrated(page);
    await page.getByLabel('Debit or credit card').check();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(agreement);

    for (const phone of phones) {
      await page.goto(await signingLink(page.request, site, phone));
      await page.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(page.getByText('You have signed.')).toBeVisible();
    }
    await expect(async () => {
      await page.goto(agreement);
      await expect(page.getByRole('link', { name: 'Signed copy (PDF)' })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
    const copy = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Signed copy (PDF)' }).click();
    expect((await copy).suggestedFilename()).toBe('rental-agreement.pdf');
  },
);
