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

describe('near a place that matters', () => {
  it('leads to the homes that everybody can reach, and says before it how many there are', async () => {
    await open('?commute=manyata-tech-park.car.30,electronic-city.transit.45');
    const link = await screen.findByRole('link', { name: /^Show 128 homes/ });
    expect(link.getAttribute('href')).toBe(
      '/flats-for-rent-in-bangalore?commute=manyata-tech-park.car.30,electronic-city.transit.45&sort=nearest',
    );
  });

  it('says so when there are none, and still leads to what comes close', async () => {
    await open('?commute=manyata-tech-park.car.30', 0);
    expect(await screen.findByText('No home is near enough yet. A longer way finds more.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show homes' })).toBeTruthy();
  });

  it('counts anew when somebody would go longer', async () => {
    const { platform } = await open('?commute=manyata-tech-park.car.30');
    fireEvent.change(screen.getByLabelText('How long'), { target: { value: '60' } });
    await waitFor(() =>
      expect(platform.calls.at(-1)).toMatchObject({ input: { query: { commute: 'manyata-tech-park.car.60' } } }),
    );
  });

  it('does not take the whole city for homes near stations that nobody chose', async () => {
    const { location } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Show homes near these stations' }));
    expect(screen.getByRole('alert').textContent).toBe('Open a line and choose at least one station.');
    expect(location()).toBe('/capture/poi');
  });

  it('leaves none of the stations out unsaid', async () => {
    const { location } = await open(`?stations=mg-road,indiranagar,${FURTHER.join()}`);
    fireEvent.click(screen.getByRole('button', { name: 'Show homes near these stations' }));
    expect(screen.getByRole('alert').textContent).toBe('You chose 7 stations. Keep up to 6.');
    expect(location()).toMatch(/^.capture.poi/);
  });

  it('looks for a place in the city that it shows', async () => {
    await open('?city=pune');
    const form = new FormData(screen.getByRole('search') as HTMLFormElement);
    expect(form.get('city')).toBe('pune');
  });

  it('has room for two people, and for one again', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Add a second person' }));
    expect(screen.getByRole('group', { name: 'The other person’s way' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Only one person' }));
    expect(screen.getByRole('group', { name: 'Your way' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'The other person’s way' })).toBeNull();
  });

  it('says how fast each way of going is taken to be', async () => {
    await open();
    expect(screen.getByRole('option', { name: 'By car (20 km/h)' })).toBeTruthy();
  });

  it('finds places on the server for a form without JavaScript, each with the way to what is near it', async () => {
    const { platform } = await open('?q=manyata');
    expect(platform.calls.map(({ input }) => input)).toContainEqual({ query: { hint: 'manyata', city: 'bangalore' } });
    expect(screen.getByRole('heading', { name: 'Manyata Tech Park' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rent' }).getAttribute('href')).toContain('manyata-tech-park');
  });

  it('asks for no place when nothing was typed', async () => {
    const { platform } = await open('?q=%20');
    expect(platform.calls.map(({ call }) => call)).not.toContain('GET /places/api/v1/autocomplete');
  });

  it('sends stations and the walk to them as a plain form', async () => {
    await open('?stations=mg-road');
    const form = screen.getByRole('button', { name: 'Show homes near these stations' }).closest('form');
    const fields = new URLSearchParams(new FormData(form as HTMLFormElement) as never).toString();
    expect(fields).toBe('city=bangalore&type=RENT&radius=0.6&stations=mg-road');
    expect(form?.getAttribute('action')).toBe('/search-context');
  });
});
