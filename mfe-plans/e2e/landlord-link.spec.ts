import { logIn } from '@aangan/e2e/support/log-in';
import { newAddress, ownAddress } from '@aangan/e2e/support/own-address';
import { newNumber } from '@aangan/e2e/support/sms-code';
import { expect, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';

test.use({ extraHTTPHeaders: ownAddress });

test('a landlord opens the link of a message and refuses, without an account and without JavaScript', async ({
  browser,
  page,
  baseURL,
}) => {
  const site = baseURL ?? '';
  await logIn(page.context(), site);
  const phone = newNumber();
  const headers = { device: 'DESKTOP' };
  const saved = await page.request.post('/api/v1/rent-pay/landlords', {
    headers,
    data: {
      ...{ name: 'Meena Iyer', phone, email: '', pan: '', hasNoPan: true },
      destination: { kind: 'bank', accountNumber: '50100412348210', ifsc: 'HDFC0000053' },
    },
  });
  const { id }: { id: string } = await saved.json();
  await page.request.post(`/api/v1/rent-pay/landlords/${id}/ask-consent`, { headers, data: { by: 'SMS' } });
  let link = '';
  await expect
    .poll(async () => {
      const outbox = await page.request.get('/api/dev/outbox.json', { params: { to: `+91${phone}` } });
      link = /\/rent-pay\/landlord\/[\w-]+/.exec(await outbox.text())?.[0] ?? '';
      return link;
    })
    .not.toBe('');

  const landlord = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  });
  const view = await landlord.newPage();
  await view.goto(`${site}${link}`);
  await expect(view.getByRole('heading', { name: 'Asha pays you rent' })).toBeVisible();
  await view.getByRole('button', { name: 'I refuse' }).click();
  await expect(view.getByText(/^You refused\./)).toBeVisible();
  await landlord.close();

  await page.goto(link);
  await expect(page.getByText(/^You refused\./)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
