import { deviceViews, saveView } from '@aangan/shared-kit/platform/device-views';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
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
  fireEvent.click(screen.getByRole('button', { name: 'Clear searches' }));
  expect(screen.getByText(/Free to search/)).toBeTruthy();
  expect(readRecent()).toEqual([]);
});

it('leads to the homes viewed on this device, which clearing the searches keeps', async () => {
  saveView({ id: 'aaaaaaaaaaaaaaaa', viewedOn: 1 });
  saveView({ id: 'bbbbbbbbbbbbbbbb', viewedOn: 2 });
  saveRecentSearch({ title: 'Rent · Pune', to: '/flats-for-rent-in-pune' });
  renderInRouter(<RecentStrip />);
  const viewed = await screen.findByRole('link', { name: '2 viewed homes' });
  expect(viewed.getAttribute('href')).toBe('/property-jacket/banner');
  fireEvent.click(screen.getByRole('button', { name: 'Clear searches' }));
  expect(screen.getByRole('link', { name: '2 viewed homes' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(deviceViews()).toHaveLength(2);
});

it('leaves viewed homes to the account after a login', async () => {
  saveView({ id: 'aaaaaaaaaaaaaaaa', viewedOn: 1 });
  const searches = [{ title: 'Rent · Pune', to: '/flats-for-rent-in-pune', searchedOn: 1 }];
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: { 'POST /api/v1/user/activity/merge': { searches } },
  });
  renderInRouter(<RecentStrip />, platform);
  expect(await screen.findByRole('link', { name: 'Rent · Pune' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /viewed/ })).toBeNull();
});
