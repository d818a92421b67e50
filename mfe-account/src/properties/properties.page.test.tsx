import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleHomeRecord } from '../homes/testing/public.ts';
import * as page from './properties.page.tsx';

type Entries = readonly { readonly record: ReturnType<typeof sampleHomeRecord>; viewers: number; contacts: number }[];

const open = async (entries: Entries, answers: FakeAnswers = {}) => {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/user/listings': { entries: [...entries], total: entries.length, page: 1, size: 20 },
      'GET /api/v1/user/photo-requests': { listings: [] },
      'GET /api/v1/user/listings/reported': { listings: [] },
      ...answers,
    },
  });
  await renderPage(page, { url: '/profile/properties', platform });
  return platform;
};

it('shows each home with its state, freshness and number of people reached', async () => {
  await open([
    { record: sampleHomeRecord({ active: false, inactiveReason: 'LETOUT_ASSURE' }), viewers: 12, contacts: 1 },
  ]);
  expect(screen.getByText('rented out')).toBeTruthy();
  expect(screen.getByText('Confirmed 2 days ago')).toBeTruthy();
  expect(screen.getByText('Viewed by 12 people who were logged in')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contacted by 1 person' }).getAttribute('href')).toBe('/profile/enquiries');
});

it('says what appears here while the person has no home on offer', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'No properties yet' })).toBeTruthy();
});

const HOME = { record: sampleHomeRecord(), viewers: 0, contacts: 0 };
const propertyId = HOME.record.id;

it('shows how many people want more photos, and of which rooms', async () => {
  await open([HOME], {
    'GET /api/v1/user/photo-requests': { listings: [{ propertyId, people: 3, rooms: ['Kitchen', 'Balcony'] }] },
  });
  expect(screen.getByText('3 people want more photos: Kitchen, Balcony')).toBeTruthy();
});

it('lets the owner answer a report that the home is gone with one tap', async () => {
  const reported = { propertyId, reasons: ['It is already rented out or sold'], mayConfirm: true };
  const platform = await open([HOME], {
    'GET /api/v1/user/listings/reported': { listings: [reported] },
    'POST /api/v1/user/listings/{propertyId}/still-available': { active: true },
  });
  expect(screen.getByText(/It is already rented out or sold/)).toBeTruthy();
  platform.answers['GET /api/v1/user/listings/reported'] = { listings: [] };
  fireEvent.click(screen.getByRole('button', { name: 'It is still available' }));
  await waitFor(() => expect(screen.queryByText(/several people reported it/)).toBeNull());
});

it('says that staff review other reports, and shows no button for them', async () => {
  const reported = { propertyId, reasons: ['I was asked for money before a visit'], mayConfirm: false };
  await open([HOME], { 'GET /api/v1/user/listings/reported': { listings: [reported] } });
  expect(screen.getByText(/Our staff check it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'It is still available' })).toBeNull();
});

it('confirms a home with one press and reactivates one that was paused without confirmation', async () => {
  const platform = await open([
    {
      record: sampleHomeRecord({ active: false, inactiveReason: 'NOT_CONFIRMED', showActivate: true }),
      viewers: 0,
      contacts: 0,
    },
  ]);
  platform.answers['PUT /api/v1/user/listings/{propertyId}/availability'] = { active: true, confirmedOn: 0 };
  expect(screen.getByText('Paused, because it was not confirmed for ten days.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show it again: still available' }));
  await waitFor(() =>
    expect(platform.calls).toContainEqual({
      call: 'PUT /api/v1/user/listings/{propertyId}/availability',
      input: expect.objectContaining({ json: { available: true } }),
    }),
  );
});

it('shows no confirm button for a held home and says why it is not shown', async () => {
  await open([{ record: sampleHomeRecord({ active: false, inactiveReason: 'HELD' }), viewers: 0, contacts: 0 }]);
  expect(screen.getByText('Our staff check it before it is shown.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
