import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { publishedHome } from '@aangan/e2e/support/published-home';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { CHATS_LINK, newChatLink } from '@aangan/shared-kit/links/chat';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const log = (page: Page) => page.getByRole('region', { name: 'Messages' });
const texts = (page: Page) => log(page).locator('[data-text]').allTextContents();

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test.describe('chat', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    'two people chat through a network that comes and goes, and end with a visit',
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
      await write(owner, 'Yes, from 1 December.');
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

      await owner.getByRole('link', { name: 'Times for a visit' }).click();
      await owner.getByRole('checkbox').first().check({ force: true });
      await owner.getByRole('button', { name: 'Send the times' }).click();
      await log(seeker).getByRole('button', { name: /am|pm/ }).first().click();
      await expect(seeker.getByRole('link', { name: /^Visit / })).toBeVisible();
      await expect(owner.getByRole('link', { name: /^Visit / })).toBeVisible();
      const { violations } = await new AxeBuilder({ page: owner }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await phone.close();
    },
  );
});
