import { fakePlatform } from '../testing/fake-platform.tsx';
import { fetchBaseData } from './base-data.ts';

const locality = {
  id: 'loc',
  slug: 'wakad',
  name: 'Wakad',
  city: 'pune',
  latitude: 18.6,
  longitude: 73.76,
  zone: 'West',
  medianRent: null,
  medianPricePerSqft: null,
};
const answers = {
  'GET /api/v1/localities/city/{city}': {
    localities: [
      { ...locality, listings: { RENT: 3 } },
      { ...locality, name: 'Baner', listings: { RENT: 4, BUY: 2 } },
    ],
  },
  'GET /places/api/metro/v1/lines': {
    linesDetails: [{ id: 'blr-purple', name: 'Purple Line', colour: '#7b2d8b', status: 'open', stations: 1 }],
  },
  'GET /places/api/metro/v1/line/{id}': {
    id: 'blr-purple',
    name: 'Purple Line',
    metroStations: [{ id: 'blr-mg-road', slug: 'mg-road', name: 'MG Road', location: { lat: 12.975, lon: 77.607 } }],
  },
};
const { signal } = new AbortController();

it('loads localities, largest first, and metro lines with their stations', async () => {
  const data = await fetchBaseData(fakePlatform({ answers }).http, 'bangalore', signal);
  expect(data.localities.map(({ name, listings }) => [name, listings])).toEqual([
    ['Baner', 6],
    ['Wakad', 3],
  ]);
  expect(data.lines).toEqual([
    { colour: '#7b2d8b', stations: [{ name: 'MG Road', latitude: 12.975, longitude: 77.607 }] },
  ]);
});

it('requests no metro for a city without one', async () => {
  const platform = fakePlatform({ answers });
  expect((await fetchBaseData(platform.http, 'pune', signal)).lines).toEqual([]);
  expect(platform.calls).toHaveLength(1);
});
