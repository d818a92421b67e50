import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './commute.page.tsx';

const MANYATA = {
  kind: 'landmark',
  id: 'lm-1',
  slug: 'manyata-tech-park',
  name: 'Manyata Tech Park',
  subtitle: 'Tech park, Bangalore',
  city: 'bangalore',
  latitude: 13.04,
  longitude: 77.62,
  count: 12,
} as const;
const PURPLE = { id: 'purple', name: 'Purple Line', colour: '#7B2D8B', status: 'open', stations: 2 };

const FURTHER = ['third', 'fourth', 'fifth', 'sixth', 'seventh'];

const open = (query = '', homes = 128) =>
  renderPage(page, {
    url: `/capture/poi${query}`,
    pattern: '/capture/poi',
    platform: fakePlatform({
      answers: {
        'GET /places/api/v1/autocomplete': { suggestions: [MANYATA] },
        'GET /places/api/metro/v1/lines': { linesDetails: [PURPLE] },
        'GET /places/api/metro/v1/line/{id}': {
          id: 'purple',
          name: 'Purple Line',
          metroStations: [
            { id: 'm1', slug: 'mg-road', name: 'MG Road', location: { lat: 12.97, lon: 77.6 } },
            { id: 'm2', slug: 'indiranagar', name: 'Indiranagar', location: { lat: 12.97, lon: 77.64 } },
            ...FURTHER.map((slug) => ({ id: slug, slug, name: slug, location: { lat: 12.97, lon: 77.7 } })),
          ],
        },
        'GET /api/v1/property/search/facets': { total: { value: homes, capped: false }, facets: {} },
      },
    }),
  });

describe('the commute search page', () => {
  it('shows how many homes everybody can reach, and links to them', async () => {
    await open('?commute=manyata-tech-park.car.30,electronic-city.transit.45');
    const link = await screen.findByRole('link', { name: /^Show 128 homes/ });
    expect(link.getAttribute('href')).toBe(
      '/flats-for-rent-in-bangalore?commute=manyata-tech-park.car.30,electronic-city.transit.45&sort=nearest',
    );
  });

  it('says when no home is in reach, and still links to the closest matches', async () => {
    await open('?commute=manyata-tech-park.car.30', 0);
    expect(await screen.findByText('No homes within this time. Try a longer commute.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show homes' })).toBeTruthy();
  });

  it('counts again when somebody accepts a longer commute', async () => {
    const { platform } = await open('?commute=manyata-tech-park.car.30');
    fireEvent.change(screen.getByLabelText('How long'), { target: { value: '60' } });
    await waitFor(() =>
      expect(platform.calls.at(-1)).toMatchObject({ input: { query: { commute: 'manyata-tech-park.car.60' } } }),
    );
  });

  it('does not search the whole city when no station is chosen', async () => {
    const { location } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Show homes near these stations' }));
    expect(screen.getByRole('alert').textContent).toBe('Open a line and choose at least one station.');
    expect(location()).toBe('/capture/poi');
  });

  it('rejects more stations than a search can hold', async () => {
    const { location } = await open(`?stations=mg-road,indiranagar,${FURTHER.join()}`);
    fireEvent.click(screen.getByRole('button', { name: 'Show homes near these stations' }));
    expect(screen.getByRole('alert').textContent).toBe('You chose 7 stations. Choose at most 6.');
    expect(location()).toMatch(/^.capture.poi/);
  });

  it('looks for places in the city that is shown', async () => {
    await open('?city=pune');
    const form = new FormData(screen.getByRole('search') as HTMLFormElement);
    expect(form.get('city')).toBe('pune');
  });

  it('adds a second person, and removes them again', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Add a second person' }));
    expect(screen.getByRole('group', { name: 'The other person’s way' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Only one person' }));
    expect(screen.getByRole('group', { name: 'Your way' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'The other person’s way' })).toBeNull();
  });

  it('states the assumed speed of each travel mode', async () => {
    await open();
    expect(screen.getByRole('option', { name: 'By car (20 km/h)' })).toBeTruthy();
  });

  it('finds places on the server for a form without JavaScript, each linked to the homes near it', async () => {
    const { platform } = await open('?q=manyata');
    expect(platform.calls.map(({ input }) => input)).toContainEqual({ query: { hint: 'manyata', city: 'bangalore' } });
    expect(screen.getByRole('heading', { name: 'Manyata Tech Park' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rent' }).getAttribute('href')).toContain('manyata-tech-park');
  });

  it('requests no place when nothing was typed', async () => {
    const { platform } = await open('?q=%20');
    expect(platform.calls.map(({ call }) => call)).not.toContain('GET /places/api/v1/autocomplete');
  });

  it('submits stations and walking time as a plain form', async () => {
    await open('?stations=mg-road');
    const form = screen.getByRole('button', { name: 'Show homes near these stations' }).closest('form');
    const fields = new URLSearchParams(new FormData(form as HTMLFormElement) as never).toString();
    expect(fields).toBe('city=bangalore&type=RENT&radius=0.6&stations=mg-road');
    expect(form?.getAttribute('action')).toBe('/search-context');
  });
});
