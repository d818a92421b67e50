import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import { sampleTenancy } from '../rent-tenancies/testing/public.ts';
import * as bannerPage from './rent-banner.page.tsx';

it('the banner leads to the form, and to one’s own rent', async () => {
  const answers = { 'GET /api/v1/rent-pay/tenancies': { tenancies: [sampleTenancy()] } };
  const platform = fakePlatform({ session: { loggedIn: true }, answers });
  await renderPage(bannerPage, { url: '/rent-pay/banner', platform });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pay-rent/history',
    '/pay-rent/tenancy/ten_1',
    '/pay-rent',
    '/pay-property-rent-online',
  ]);
});
