import { expectAccessible } from '@aangan/e2e/support/accessible';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { publishedHome } from '@aangan/e2e/support/published-home';
import { newNumber } from '@aangan/e2e/support/sms-code';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { profileLink } from '@aangan/shared-kit/links/account';
import { CALL_LOG_LINK, MISSED_CALLS_LINK } from '@aangan/shared-kit/links/calls';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import type { Page } from '@playwright/test';

/** As a page of the site sends. */
const headers = { 'sec-fetch-site': 'same-origin' };

/** The sandbox lets nobody answer a phone that ends so. */
const NEVER_ANSWERS = '9202';

/** The test may run at any hour. */
async function withoutQuietHours({ request }: Page): Promise<void> {
  const data = { timeZone: 'Asia/Kolkata', quietFrom: 0, quietTo: 0 };
  const saved = await request.post('/api/v1/account/save/profile', { headers, data });
  expect(saved.ok()).toBe(true);
}

test.describe('calls', () => {
  test(
    'a masked call is missed, and returned from the list of missed calls',
    ONE_SCREEN,
    async ({ page: owner, browser, baseURL }) => {
      const site = baseURL ?? '';
      const { phone: ownersNumber } = await logIn(owner.context(), site, 'Lakshmi Rao');
      const propertyId = await publishedHome(owner.request);
      await withoutQuietHours(owner);
      const phone = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } });
      const number = newNumber().slice(0, 6) + NEVER_ANSWERS;
      await logIn(phone, site, 'Meera Nair', number);
      const seeker = await phone.newPage();
      await withoutQuietHours(seeker);
      await seeker.request.post(`/api/v3/activity/contact/${propertyId}`, { headers, data: {} });

      await owner.goto(profileLink('enquiries'));
      await hydrated(owner);
      await owner.getByRole('link', { name: 'Call', exact: true }).click();
      await expect(owner.getByText(/^Your phone rings first/)).toBeVisible();
      await expectAccessible(owner);
      await owner.getByRole('button', { name: 'Call Meera N.' }).click();
      await expect(owner.getByText(/^No answer/)).toBeVisible({ timeout: 30_000 });
      // Its document began with the enquiries, whose contact is permitted.
      expect(await owner.locator('#main').innerHTML()).not.toContain(number);

      await seeker.goto(listingLinkById(propertyId));
      await hydrated(seeker);
      await expect(seeker.getByRole('link', { name: /^Call Lakshmi/ }).first()).toHaveAttribute('href', /nb-call-log/);
      await seeker.goto(MISSED_CALLS_LINK);
      await hydrated(seeker);
      await expect(seeker.getByText('Missed call', { exact: true })).toBeVisible();
      await expectAccessible(seeker);
      await seeker.getByRole('link', { name: /^Call back/ }).click();
      await seeker.getByRole('button', { name: 'Call Lakshmi R.' }).click();
      await expect(seeker.getByText(/^You called · /)).toBeVisible({ timeout: 40_000 });
      expect(await seeker.locator('#main').innerHTML()).not.toContain(ownersNumber);
      await seeker.goto(MISSED_CALLS_LINK);
      await expect(seeker.getByText('No missed calls')).toBeVisible();

      await owner.goto(CALL_LOG_LINK);
      await expect(owner.getByText(/^Called you · /)).toBeVisible();
      await expect(owner.getByText('No answer', { exact: true })).toBeVisible();
      await expectAccessible(owner);
      await phone.close();
    },
  );
});
