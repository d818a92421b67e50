import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listingCard } from '../listing/public.ts';
import { ListingCardView } from './listing-card.tsx';

afterEach(cleanup);

const show = (facts: Partial<PropertyRecord> = {}, platform = fakePlatform()) => {
  renderInRouter(<ListingCardView listing={listingCard(sampleRecord(facts))} />, platform);
  return platform;
};

it('shows price, freshness and the move-in date, and links to the listing', () => {
  show();
  expect(screen.getByText('₹32,000').textContent).toBe('₹32,000 a month');
  expect(screen.getByText('Owner · confirmed 2 days ago · Immediately')).toBeTruthy();
  const link = screen.getByRole('link', { name: '2 BHK Apartment for rent in Neem Court, Koramangala' });
  expect(link.getAttribute('href')).toMatch(/^\/property\/rent\/.*\/detail$/);
});

it('shows the total monthly cost, and expands its breakdown without leaving the page', () => {
  show();
  const sum = screen.getByText('₹1.5 Lacs deposit · ₹36,250/month, all costs');
  const made = screen.getByText(/^₹32,000 rent \+ ₹3,500 maintenance \+ ₹750 that the deposit/);
  const details = sum.closest('details');
  expect(details?.open).toBe(false);
  expect(details?.contains(made)).toBe(true);
  expect(sum.tagName).toBe('SUMMARY');
  expect(sum.closest('a')).toBeNull();
});

it('labels a sponsored listing', () => {
  show({ sponsored: true });
  expect(screen.getByText('Sponsored')).toBeTruthy();
});

it('says how a listing left the market, and then has no shortlist button', () => {
  show({ active: false, inactiveReason: 'SOLDOUT', sponsored: true });
  expect(screen.getByText('rented out')).toBeTruthy();
  expect(screen.queryByText('Sponsored')).toBeNull();
  expect(screen.queryByRole('button', { name: /Shortlist/ })).toBeNull();
});

it('treats a press on the picture as a press on its link', () => {
  show();
  const pressed: string[] = [];
  screen.getByRole('link').addEventListener('click', (event) => {
    pressed.push(event.ctrlKey ? 'ctrl' : 'plain');
    event.preventDefault();
  });
  fireEvent.click(screen.getAllByRole('img')[0] ?? document.body, { ctrlKey: true });
  expect(pressed).toEqual(['ctrl']);
});

it('labels an illustration on the picture and in its text', () => {
  show();
  const [first] = screen.getAllByRole('img');
  expect(first?.getAttribute('alt')).toMatch(/Illustration$/);
  expect(first?.closest('picture')?.dataset.label).toBe('Illustration');
});

it('labels no photo', () => {
  show({ photos: [{ id: 'uploaded', alt: 'The hall', title: 'Hall', colour: '#cccccc', illustration: false }] });
  expect(screen.getByRole('img', { name: 'Hall' }).closest('picture')?.dataset.label).toBeUndefined();
});

it('draws a house when there are no photos', () => {
  show({ photos: [] });
  expect(screen.getByText('No photos yet')).toBeTruthy();
});

it('shows the distance from the searched place', () => {
  show({ distanceKm: 1.24 });
  expect(screen.getByText('1.2 km away, straight line')).toBeTruthy();
});

it('opens the note over the page, and says before the press that it needs login', async () => {
  const platform = show({}, fakePlatform({ session: { loggedIn: true, account: { id: 'acc_1', name: 'Asha' } } }));
  fireEvent.click(screen.getByRole('button', { name: /^Note: / }));
  await waitFor(() => expect(platform.openedSheets).toEqual([`/profile/myNotes/create/${sampleRecord().id}`]));
  cleanup();
  show();
  expect(screen.getByRole('button', { name: /^Note \(login needed\): / })).toBeTruthy();
});
