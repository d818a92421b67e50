import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import { sampleHomeRecord } from '../homes/sample-home-record.ts';
import * as page from './properties.page.tsx';

type Entries = readonly { readonly record: ReturnType<typeof sampleHomeRecord>; viewers: number; contacts: number }[];

const open = (entries: Entries) =>
  renderPage(page, {
    url: '/profile/properties',
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: { 'GET /api/v1/user/listings': { entries: [...entries], total: entries.length, page: 1, size: 20 } },
    }),
  });

it('shows each home with its state, freshness and how many people it reached', async () => {
  await open([
    { record: sampleHomeRecord({ active: false, inactiveReason: 'LETOUT_ASSURE' }), viewers: 12, contacts: 1 },
  ]);
  expect(screen.getByText('rented out')).toBeTruthy();
  expect(screen.getByText('Confirmed 2 days ago')).toBeTruthy();
  expect(screen.getByText('Looked at by 12 people who had logged in')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contacted by 1 person' }).getAttribute('href')).toBe('/profile/enquiries');
});

it('leads to posting one where there is none', async () => {
  await open([]);
  const link = screen.getByRole('link', { name: 'Post a property' });
  expect(link.getAttribute('href')).toBe('/list-your-property-for-rent-sale');
});
