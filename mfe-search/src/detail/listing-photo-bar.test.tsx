import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListingPhotoBar } from './listing-photo-bar.tsx';

const LISTING = {
  id: 'abcdef0123456789',
  title: '2 BHK in Neem Court',
  url: '/property/rent/x/abcdef0123456789/detail',
  status: null,
  results: '/flats-for-rent-in-koramangala_bangalore',
} as const;

describe('the bar over the photo', () => {
  it('leads back, shortlists and shares, each by a name', () => {
    renderInRouter(<ListingPhotoBar listing={LISTING} />);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(LISTING.results);
    expect(screen.getByRole('button', { name: 'Shortlist: 2 BHK in Neem Court' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Share: 2 BHK in Neem Court' })).toBeTruthy();
  });

  it('cannot shortlist a home that is gone', () => {
    renderInRouter(<ListingPhotoBar listing={{ ...LISTING, status: 'rented out' }} />);
    expect(screen.queryByRole('button', { name: /^Shortlist/ })).toBeNull();
  });

  it('shares the address of the listing', async () => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (given: unknown) => void shared.push(given) });
    const platform = fakePlatform();
    renderInRouter(<ListingPhotoBar listing={LISTING} />, platform);
    fireEvent.click(screen.getByRole('button', { name: /^Share/ }));
    await waitFor(() => expect(shared).toEqual([{ title: LISTING.title, url: platform.origin + LISTING.url }]));
    Reflect.deleteProperty(navigator, 'share');
  });
});
