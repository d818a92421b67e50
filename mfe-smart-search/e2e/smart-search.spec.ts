import { hydrated } from '@aangan/e2e/support/hydrated';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { Locator, Page } from '@playwright/test';
import { hears } from './speech-stand-in.ts';

const CHIPS = 'What we understood';
const ENDED = 'This link to vote on homes has ended';

/** Answers open questions with "Any", then goes to the homes. */
async function showHomes(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: /^Show (?:[\d,]+ )?homes?$/ });
  await expect(show.or(page.getByRole('heading', { name: 'Homes that fit', level: 1 }))).toBeVisible();
  if (await show.isVisible()) await show.click();
  await expect(page).toHaveURL(/\/smart-search\/details\/sms_/);
  await expect(page.getByRole('heading', { name: 'Homes that fit', level: 1 })).toBeVisible();
}

/** Moves the focus with Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test(
    'a spoken sentence leads to homes, and a no leads to others that can be undone',
    ONE_SCREEN,
    async ({ page }) => {
      await hears(page, '2 BHK for rent in Koramangala under 60k');
      await page.goto('/smart-search');
      await hydrated(page);
      await page.getByRole('button', { name: 'Speak' }).click();
      await showHomes(page);
      const first = page.getByRole('article').first();
      const name = (await first.getByRole('heading', { level: 3 }).textContent()) ?? '';
      const left = await page.getByText(/ left/).first().textContent();
      await first.getByText('Not for me').click();
      await first.getByLabel('Too dark').check({ force: true });
      await first.getByRole('button', { name: 'Show another home' }).click();
      await expect(page.getByText(`Not for you: ${name}`)).toBeVisible();
      await expect(page.getByText(left ?? '', { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(left ?? '').first()).toBeVisible();
    },
  );
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test(
    'a sentence is typed, corrected and sent by keyboard, and each step is an address',
    ONE_SCREEN,
    async ({ page }) => {
      await page.goto('/smart-search');
      await hydrated(page);
      await tabTo(page, page.getByRole('textbox', { name: 'The home you want' }));
      await page.keyboard.type('2bhk rent in koramangala qwzx');
      const chips = page.getByRole('list', { name: CHIPS });
      await expect(chips.getByText('2 BHK')).toBeVisible();
      await expect(page.getByText('(not understood)')).toBeAttached();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]q=2bhk/);
      await expect(chips.getByText('2 BHK')).toBeVisible();
      const remove = chips.getByRole('link', { name: 'Remove 2 BHK' });
      await tabTo(page, remove);
      await page.keyboard.press('Enter');
      await expect(chips.getByText('2 BHK')).toHaveCount(0);
      await page.goBack();
      await expect(chips.getByText('2 BHK')).toBeVisible();
      await page.reload();
      await expect(chips.getByText('2 BHK')).toBeVisible();
      await hydrated(page);
      await tabTo(page, page.getByRole('button', { name: /^Show / }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Homes that fit', level: 1 })).toBeVisible();
      await hydrated(page);
      await tabTo(page, page.getByRole('button', { name: 'Later' }).first());
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Later: /)).toBeVisible();
    },
  );

  test(
    'two partners vote on the homes of one session, and a withdrawn link ends',
    ONE_SCREEN,
    async ({ page, browser, baseURL }) => {
      await page.goto('/smart-search?q=2+BHK+for+rent+in+Koramangala+under+60k');
      await hydrated(page);
      await showHomes(page);
      const session = new URL(page.url()).pathname;
      const links: string[] = [];
      for (let partner = 0; partner < 2; partner += 1) {
        await page.goto(session);
        await hydrated(page);
        const tool = page.getByText('Decide with a partner', { exact: true });
        await tool.scrollIntoViewIfNeeded();
        if (partner === 0) await tool.click();
        await page.getByRole('button', { name: 'Make a link' }).click();
        links.push(await page.getByLabel('Send this link to your partner:').inputValue());
      }
      for (const [index, link] of links.entries()) {
        const partner = await browser.newPage({ ...(baseURL && { baseURL }) });
        await partner.goto(new URL(link).pathname);
        await hydrated(partner);
        const home = partner.getByRole('article').first();
        await home.getByRole('button', { name: index === 0 ? /^Yes to/ : /^No to/ }).click();
        await expect(home.getByText(index === 0 ? 'You voted yes' : 'You voted no')).toBeVisible();
        await partner.close();
      }
      await page.goto(session);
      await expect(page.getByText('Partner’s votes: 1 yes, 1 no')).toBeVisible();
      await page.getByRole('button', { name: 'Withdraw' }).first().click();
      await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(1);
      const answers = await Promise.all(links.map((link) => page.request.get(new URL(link).pathname)));
      expect(answers.map((answer) => answer.status()).toSorted()).toEqual([200, 404]);
      const ended = answers.find((answer) => answer.status() === 404);
      expect(await ended?.text()).toContain(ENDED);
    },
  );
});

test.describe('without JavaScript', () => {
  // A text that is refused is answered with 422.
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 422/] });

  test(
    'a sentence is sent, a home answered, the answer taken back and a commute saved by plain forms',
    ONE_SCREEN,
    async ({ page }) => {
      await page.goto('/smart-search');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('Describe the home you want.').first()).toBeVisible();
      await page.goto('/smart-search?q=2+BHK+for+rent+in+Koramangala+under+60k');
      await page.getByRole('button', { name: /^Show / }).click();
      await expect(page).toHaveURL(/\/smart-search\/details\/sms_/);
      await page.getByRole('article').first().getByRole('button', { name: 'Shortlist' }).click();
      await expect(page.getByText(/^Shortlisted: /)).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(/^Shortlisted: /)).toHaveCount(0);
      await page.getByText('Your commute', { exact: true }).click();
      await page.getByLabel('Workplace, college or station').first().fill('Manyata');
      await page.getByRole('button', { name: 'Save commute' }).click();
      await expect(page.getByText('Commute saved.')).toBeVisible();
    },
  );
});
