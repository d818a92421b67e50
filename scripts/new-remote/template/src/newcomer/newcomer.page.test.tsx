import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as newcomerPage from './newcomer.page.tsx';

function platform() {
  const place = { id: 'l1', city: 'bangalore', latitude: 12.9, longitude: 77.6, zone: 'South' };
  const facts = { listings: {}, medianRent: null, medianPricePerSqft: null };
  const localities = [
    { ...place, ...facts, slug: 'jayanagar', name: 'Jayanagar' },
    { ...place, ...facts, slug: 'koramangala', name: 'Koramangala' },
  ];
  return fakePlatform({ answers: { 'GET /api/v1/localities/city/{city}': { localities } } });
}

it("names the localities of the visitor's city", async () => {
  await renderPage(newcomerPage, { url: '/newcomer', platform: platform() });
  expect(screen.getByText('Localities of Bangalore')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Jayanagar', 'Koramangala']);
});

it('has its own address as the canonical one', () => {
  const head = newcomerPage.head({ url: new URL('https://aangan.test/newcomer?from=mail') });
  expect(head).toMatchObject({ title: 'Newcomer | Aangan', canonical: '/newcomer' });
});
