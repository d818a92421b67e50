import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen } from '@testing-library/react';
import { readRecent, saveRecentSearch } from '../recent-searches/public.ts';
import { RecentStrip } from './recent-strip.tsx';

afterEach(() => localStorage.clear());

it('shows the promise of the product to a visitor without searches', async () => {
  localStorage.setItem('theirs', 'something else');
  renderInRouter(<RecentStrip />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByText(/Free to search/)).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('lists recent searches with links, and clears them on request', async () => {
  saveRecentSearch({ title: 'Rent · Pune', to: '/flats-for-rent-in-pune' });
  renderInRouter(<RecentStrip />);
  const link = await screen.findByRole('link', { name: 'Rent · Pune' });
  expect(link.getAttribute('href')).toBe('/flats-for-rent-in-pune');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText(/Free to search/)).toBeTruthy();
  expect(readRecent()).toEqual([]);
});
