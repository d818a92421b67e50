import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { SESSION_ID, sampleHome, sampleSession } from '../session/testing/public.ts';
import * as page from './recommendations.page.tsx';

const CALL = 'GET /falcon/smart-search-v2/recommendations';
const { slots, final_filters } = sampleSession();
const session = (session_id: string, homes: string[]) => ({
  ...{ session_id, slots, final_filters },
  properties: homes.map((id) => sampleHome(id)),
});
const open = (sessions: ReturnType<typeof session>[]) =>
  renderPage(page, {
    url: '/smart-search-recommendations',
    platform: fakePlatform({ answers: { [CALL]: { sessions } } }),
  });

it('shows the best homes of each search with the reasons, and leads on to it', async () => {
  await open([session(SESSION_ID, ['a1', 'b2'])]);
  const search = screen.getByRole('region', { name: 'Homes for rent in Bangalore: 2 BHK' });
  expect(within(search).getAllByRole('article')).toHaveLength(2);
  expect(within(search).getAllByText('₹2 K under your budget')).toHaveLength(2);
  expect(within(search).getByRole('link', { name: 'Continue this search' }).getAttribute('href')).toBe(
    `/smart-search/details/${SESSION_ID}`,
  );
});

it('leaves out a search whose homes are all answered', async () => {
  await open([session(SESSION_ID, [])]);
  expect(screen.queryByText('Continue this search')).toBeNull();
  expect(screen.getByRole('heading', { name: 'No homes picked yet' })).toBeTruthy();
});

it('leads to the box when there are no searches', async () => {
  await open([]);
  expect(screen.getByRole('link', { name: 'Describe the home you want' }).getAttribute('href')).toBe('/smart-search');
});
