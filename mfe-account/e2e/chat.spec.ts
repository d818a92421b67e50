import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { publishedHome } from '@aangan/e2e/support/published-home';
import { logInAsStaff } from '@aangan/e2e/support/staff-log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { STOP_REASONS } from '@aangan/shared-kit/domain/chat/stop-reasons';
import { CHATS_LINK, chatLink, newChatLink } from '@aangan/shared-kit/links/chat';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';

const log = (page: Page) => page.getByRole('region', { name: 'Messages' });
const texts = (page: Page) => log(page).locator('[data-text]').allTextContents();

/** Text that would run as code, or end the page, where it is not escaped. */
const MARKUP = '</script><script>window.ran=1</script><img src=x onerror="window.ran=1">';

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Reports the other person, by the menu of the conversation. */
async function report(page: Page, conversationId: string): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(page).toHaveURL(chatLink(conversationId, { panel: 'report' }));
  await page
    .getByLabel('Why are you reporting this person?')
    .selectOption({ label: 'They ask for money before a visit' });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('You reported this person. Our staff are checking your report.')).toBeVisible();
}

/** Staff read the messages of a report, and close its chat. @param evidence text of one of them */
async function closeReported(context: BrowserContext, site: string, evidence: string): Promise<void> {
  await logInAsStaff(context, site, ['support'], 'Kavya Shetty');
  const page = await context.newPage();
  await page.goto('/staff/chat-reports');
  await hydrated(page);
  const found = page.getByRole('region', { name: 'They ask for money before a visit' }).last();
  await found.getByText(/^Messages/).click();
  await expect(found.getByText(evidence)).toBeVisible();
  await found.getByText('Close the chat', { exact: false }).first().click();
  await found.getByLabel('Why', { exact: true }).fill('Asks for money before a visit.');
  await found.getByRole('button', { name: /^Save the decision/ }).click();
  await expect(page.getByText('The chat is closed.')).toBeVisible();
  await context.close();
}

test.describe('chat', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    'two people chat through a network that comes and goes, and book a visit; staff close the chat after a report',
    ONE_SCREEN,
    async ({ page: owner, browser, baseURL }) => {
      const site = baseURL ?? '';
      await logIn(owner.context(), site, 'Lakshmi Rao');
      const propertyId = await publishedHome(owner.request);
      const phone = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } });
      await logIn(phone, site, 'Meera Nair');
      const seeker = await phone.newPage();

      await seeker.goto(listingLinkById(propertyId));
      await hydrated(seeker);
      await seeker.getByRole('link', { name: 'Chat with owner' }).click();
      await expect(seeker).toHaveURL(newChatLink(propertyId));
      await write(seeker, 'Is it free from December? My number is 98123 45678.');
      await expect(log(seeker).getByText(/98123 45678/)).toBeVisible();

      await owner.goto(CHATS_LINK);
      await hydrated(owner);
      await owner.getByRole('link', { name: /Meera/ }).click();
      await expect(log(owner).getByText(/My number is ••••/)).toBeVisible();
      await expect(log(owner).getByText(/^A number or link is hidden here/)).toBeVisible();
      // The owner uses the keyboard alone. What arrives is read out.
      await owner.getByRole('textbox', { name: 'Your message' }).focus();
      await owner.keyboard.type('Yes, from 1 December.');
      await owner.keyboard.press('Enter');
      await expect(owner.getByRole('textbox', { name: 'Your message' })).toBeFocused();
      await expect(log(seeker).getByText('Yes, from 1 December.')).toBeVisible();

      await phone.setOffline(true);
      await write(seeker, 'May I bring my cat?');
      await write(seeker, 'And is there parking?');
      await expect(log(seeker).getByText(/^Not sent yet/)).toHaveCount(2);
      await write(owner, 'When would you like to visit?');
      await phone.setOffline(false);
      await expect(log(seeker).getByText(/^Not sent yet/)).toHaveCount(0);
      await expect(log(seeker).getByText('When would you like to visit?')).toBeVisible();
      await expect(log(owner).getByText('And is there parking?')).toBeVisible();
      expect((await texts(seeker)).slice(1)).toEqual((await texts(owner)).slice(1));
      await expect(owner.getByRole('log')).toContainText('Meera N.: And is there parking?');

      await owner.getByRole('link', { name: 'Visit times' }).click();
      await owner.getByRole('checkbox').first().check({ force: true });
      await owner.getByRole('button', { name: 'Send times' }).click();
      await log(seeker).getByRole('button', { name: /am|pm/ }).first().click();
      await expect(seeker.getByRole('link', { name: /^Visit (?!times)/ })).toBeVisible();
      await expect(owner.getByRole('link', { name: /^Visit (?!times)/ })).toBeVisible();
      const { violations } = await new AxeBuilder({ page: owner }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

      await write(owner, `Send 2000 token before the visit ${MARKUP}`);
      await expect(log(seeker).getByText(MARKUP)).toBeVisible();
      await seeker.reload();
      await hydrated(seeker);
      await expect(log(seeker).getByText(MARKUP)).toBeVisible();
      expect(await seeker.evaluate(() => 'ran' in window)).toBe(false);
      await report(seeker, new URL(seeker.url()).pathname.split('/').at(-1) ?? '');
      await closeReported(await browser.newContext({ baseURL: site }), site, MARKUP);
      await owner.reload();
      await expect(owner.getByText(STOP_REASONS.reported)).toBeVisible();
      await expect(owner.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
      await phone.close();
    },
  );
});
