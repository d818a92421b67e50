import type { PlaceSuggestion } from '@aangan/shared-kit/contracts/places';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { usePageData } from '@aangan/shared-kit/platform/page';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { readRecent } from '../recent-searches/public.ts';
import { SearchForm } from './search-form.tsx';

const place = (kind: PlaceSuggestion['kind'], slug: string, name: string): PlaceSuggestion => ({
  kind,
  id: `${kind}-${slug}`,
  slug,
  name,
  subtitle: 'Bangalore',
  city: 'bangalore',
  latitude: 12.9,
  longitude: 77.6,
  count: 12,
});

const PLACES = [
  place('locality', 'koramangala', 'Koramangala'),
  place('locality', 'hsr-layout', 'HSR Layout'),
  place('metro', 'mg-road', 'MG Road'),
  { ...place('locality', 'baner', 'Baner'), city: 'pune', subtitle: 'West Pune' },
];

const CITIES = [
  { value: 'bangalore', label: 'Bangalore' },
  { value: 'pune', label: 'Pune' },
];

function Box() {
  const { category } = usePageData<() => Promise<{ category: ListingCategory }>>();
  const [city, setCity] = useState('bangalore');
  return (
    <SearchForm id="home-place" category={category} words="Search homes" cities={CITIES} city={city} onCity={setCity} />
  );
}

async function open(category: ListingCategory = 'RENT') {
  const platform = fakePlatform({
    answers: {
      'GET /places/api/v1/autocomplete': ({ query }) => ({
        suggestions: PLACES.filter(({ name }) => name.toLowerCase().startsWith(query.hint.toLowerCase())),
      }),
    },
  });
  const module = { loader: async () => ({ category }), Component: Box };
  return { ...(await renderPage(module, { url: '/bangalore/rent', platform })), user: userEvent.setup() };
}

const where = () => screen.getByRole('combobox', { name: 'Where' });
const button = () => screen.getByRole('button', { name: 'Search homes' });

afterEach(() => localStorage.clear());

describe('the search form with JavaScript', () => {
  it('opens the results of the chosen filters and saves the search', async () => {
    const { user, location, platform } = await open();
    await user.click(screen.getByRole('checkbox', { name: '2 BHK' }));
    await user.selectOptions(screen.getByLabelText('Budget up to'), '₹40,000');
    await user.selectOptions(screen.getByLabelText('Move in'), 'Immediately');
    await user.click(button());
    await waitFor(() =>
      expect(location()).toBe('/2-bhk-flats-for-rent-in-bangalore?budget=-40000&availability=immediate'),
    );
    expect(readRecent()).toEqual([{ title: 'Rent · Bangalore · 2 BHK · up to ₹40 K', to: location() }]);
    expect(platform.chosenCities).toEqual(['bangalore']);
  });

  it('chooses places by keyboard alone', async () => {
    const { user, location } = await open();
    await user.click(where());
    await user.keyboard('kora');
    await screen.findByRole('option', { name: /Koramangala/ });
    await user.keyboard('{ArrowDown}{Enter}hsr');
    await screen.findByRole('option', { name: /HSR Layout/ });
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(location()).toBe('/flats-for-rent-in-koramangala,hsr-layout_bangalore'));
  });

  it('searches around a station instead of in localities', async () => {
    const { user, location } = await open();
    await user.type(where(), 'kora');
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }));
    await user.type(where(), 'mg');
    await user.click(await screen.findByRole('option', { name: /MG Road/ }));
    expect(screen.queryByRole('button', { name: 'Remove Koramangala' })).toBeNull();
    await user.click(button());
    await waitFor(() => expect(location()).toBe('/flats-for-rent-in-bangalore?near=mg-road'));
  });

  it('passes a typed place that was not picked to the search page', async () => {
    const { user, location } = await open();
    await user.click(screen.getByRole('checkbox', { name: '3 BHK' }));
    await user.type(where(), 'nowhere');
    await user.click(button());
    await waitFor(() => expect(location()).toBe('/search-context?type=RENT&city=bangalore&q=nowhere&bhk=BHK3'));
    expect(readRecent()[0]?.title).toBe('Rent · nowhere · 3 BHK');
  });

  it('changes the city with a place of another city', async () => {
    const { user, location } = await open();
    await user.type(where(), 'kora');
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }));
    await user.type(where(), 'baner');
    await user.click(await screen.findByRole('option', { name: /Baner/ }));
    expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('pune');
    await user.click(button());
    await waitFor(() => expect(location()).toBe('/flats-for-rent-in-baner_pune'));
  });

  it('drops the chosen places when the city changes', async () => {
    const { user, location, platform } = await open();
    await user.type(where(), 'kora');
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }));
    await user.selectOptions(screen.getByLabelText('City'), 'Pune');
    await user.click(button());
    await waitFor(() => expect(location()).toBe('/flats-for-rent-in-pune'));
    expect(platform.chosenCities).toEqual(['pune']);
  });
});

describe('the search form without JavaScript', () => {
  const named = (form: HTMLElement) =>
    [...form.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));

  it.each<[ListingCategory, string[]]>([
    ['BUY', ['bhk', 'minPrice', 'maxPrice', 'buildingStage']],
    ['PG', ['roomTypes', 'minPrice', 'maxPrice', 'pgTenant']],
    ['PLOT', ['minPrice', 'maxPrice']],
    ['COMMERCIAL_RENT', ['commercialTypes', 'minPrice', 'maxPrice']],
  ])('submits the fields of %s to the search page', async (category, fields) => {
    const { container } = await open(category);
    const form = container.querySelector('form');
    if (!form) throw new Error('There is no form');
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/search-context']);
    expect(new FormData(form).get('type')).toBe(category);
    expect(new FormData(form).get('city')).toBe('bangalore');
    expect([...new Set(named(form))]).toEqual(['type', 'city', 'q', ...fields]);
    expect(within(form).getByRole('button', { name: 'Search homes' }).getAttribute('type')).toBe('submit');
  });
});
