import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveRecentSearch } from '../recent-searches/public.ts';
import { SEARCH_BOX, SearchPill } from './search-pill.tsx';

const CITIES = [{ value: 'bangalore', label: 'Bangalore' }];
const locality = (slug: string, name: string, rent: number) => ({
  ...{ id: `loc-${slug}`, slug, name, city: 'bangalore', latitude: 12.93, longitude: 77.62, zone: 'South' },
  ...{ listings: { RENT: rent }, medianRent: 43_000, medianPricePerSqft: 12_000 },
});

function Page() {
  return (
    <SearchPill
      category="RENT"
      words="Search homes"
      cities={CITIES}
      city="bangalore"
      cityName="Bangalore"
      onCity={() => undefined}
    />
  );
}

async function open() {
  const platform = fakePlatform({
    answers: {
      'GET /api/v1/localities/city/{city}': {
        localities: [locality('hennur', 'Hennur', 9), locality('koramangala', 'Koramangala', 1048)],
      },
    },
  });
  const page = await renderPage(
    { loader: async () => ({}), Component: Page },
    { url: '/bangalore/rent', platform, params: {} },
  );
  const user = userEvent.setup();
  const pill = screen.getByRole('link', { name: /^Search homes in Bangalore/ });
  expect(pill.getAttribute('href')).toBe(`#${SEARCH_BOX}`);
  await user.click(pill);
  return { ...page, user, search: within(await screen.findByRole('dialog', { name: 'Search homes in Bangalore' })) };
}

const at = (position: { latitude: number; longitude: number } | undefined) => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) =>
    position
      ? found({ coords: position } as GeolocationPosition)
      : failed?.({ code: 1, message: 'Refused' } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
};

afterEach(() => localStorage.clear());

it('opens a search with the field for places in focus', async () => {
  const { search } = await open();
  const where = search.getByRole('combobox', { name: 'Where' });
  await waitFor(() => expect(document.activeElement).toBe(where));
});

it('keeps what was chosen while the search is closed', async () => {
  const { search, user, location } = await open();
  await user.click(search.getByRole('checkbox', { name: '2 BHK' }));
  await user.selectOptions(search.getByLabelText('Budget up to'), '₹40,000');
  await user.click(search.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: /^Search homes/ }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: '2 BHK' }).checked).toBe(true);
  await user.click(again.getByRole('button', { name: 'Search homes' }));
  await waitFor(() => expect(location()).toBe('/2-bhk-flats-for-rent-in-bangalore?budget=-40000'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers earlier searches, and the localities with most homes', async () => {
  saveRecentSearch({ title: 'Rent · Pune', to: '/flats-for-rent-in-pune' });
  const { search, user, location } = await open();
  expect(search.getByRole('link', { name: 'Rent · Pune' }).getAttribute('href')).toBe('/flats-for-rent-in-pune');
  const popular = within(search.getByRole('navigation', { name: 'Most homes in Bangalore' }));
  const links = await popular.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Koramangala · 1,048', 'Hennur · 9']);
  await user.click(popular.getByRole('link', { name: /Koramangala/ }));
  await waitFor(() => expect(location()).toBe('/flats-for-rent-in-koramangala_bangalore'));
});

it.each([
  ['opens the homes around a visitor in the city', { latitude: 12.94, longitude: 77.62 }, undefined],
  ['says so when the visitor is elsewhere', { latitude: 19.1, longitude: 72.9 }, /You are not in Bangalore/],
  ['says what else is possible without a location', undefined, /We cannot get your location/],
])('near me %s', async (_does, position, words) => {
  at(position);
  const { search, user, location } = await open();
  await user.click(search.getByRole('button', { name: 'Near me' }));
  if (words) expect(await search.findByText(words)).toBeTruthy();
  else await waitFor(() => expect(location()).toMatch(/^\/flats-for-rent-in-bangalore\?bbox=12\.92/));
});
