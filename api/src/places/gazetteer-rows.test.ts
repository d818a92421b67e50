import type { CityEntry, LocalityEntry } from './gazetteer.ts';
import { landmarkPlaces, localityPlaces, metroRows } from './gazetteer-rows.ts';

const CITY: CityEntry = {
  slug: 'pune',
  name: 'Pune',
  aliases: [],
  state: 'Maharashtra',
  lat: 18.5,
  lng: 73.8,
  radiusKm: 30,
  rentPerSqft: 25,
  salePerSqft: 8000,
  depositMonths: [2, 4],
};
const LOCALITY: LocalityEntry = {
  slug: 'wakad',
  name: 'Wakad',
  aliases: ['Vakad'],
  pin: '411057',
  lat: 18.599,
  lng: 73.762,
  zone: 'West',
  tier: 3,
};
const station = (id: string, name = id) => ({ id, name, lat: 18.5, lng: 73.8 });
const line = (id: string, stations: ReturnType<typeof station>[]) =>
  ({ id, name: `${id} Line`, colour: '#123456', status: 'open', stations }) as const;

describe('localityPlaces', () => {
  it.each([
    ['West', 'West Pune'],
    ['Western Suburbs', 'Western Suburbs, Pune'],
    ['', 'Pune'],
  ])('names the zone %j', (zone, subtitle) => {
    const [place] = localityPlaces(CITY, [{ ...LOCALITY, zone }]);
    expect(place).toMatchObject({ id: 'loc-pune-wakad', subtitle, aliases: ['Vakad'], tier: 3, pin: '411057' });
  });
});

describe('landmarkPlaces', () => {
  it('names the kind of a landmark', () => {
    const seed = {
      slug: 'old-hospital',
      name: 'Old Hospital',
      aliases: [],
      kind: 'hospital',
      lat: 18.5,
      lng: 73.8,
    } as const;
    expect(landmarkPlaces(CITY, [seed])[0]).toMatchObject({
      id: 'lmk-pune-old-hospital',
      subtitle: 'Hospital, Pune',
      landmarkKind: 'hospital',
    });
  });
});

describe('metroRows', () => {
  it('makes an interchange one place on both lines', () => {
    const { stations, stops, lines } = metroRows(CITY, {
      lines: [line('Red', [station('a'), station('x', 'Cross Road')]), line('Blue', [station('x', 'Cross Road')])],
    });
    expect(lines.map(({ id, position }) => [id, position])).toEqual([
      ['Red', 1],
      ['Blue', 2],
    ]);
    expect(stations.map(({ id, subtitle }) => [id, subtitle])).toEqual([
      ['met-pune-a', 'Red Line'],
      ['met-pune-cross-road', 'Red Line, Blue Line'],
    ]);
    expect(stops).toEqual([
      { lineId: 'Red', position: 1, placeId: 'met-pune-a' },
      { lineId: 'Red', position: 2, placeId: 'met-pune-cross-road' },
      { lineId: 'Blue', position: 1, placeId: 'met-pune-cross-road' },
    ]);
  });

  it('gives two stations of one name different slugs', () => {
    const { stations } = metroRows(CITY, { lines: [line('Red', [station('a', 'Market'), station('b', 'Market')])] });
    expect(stations.map(({ slug }) => slug)).toEqual(['market', 'market-metro']);
  });

  it('never takes the slug of a landmark', () => {
    const park = { slug: 'city-park', name: 'City Park', aliases: [], kind: 'park', lat: 18.5, lng: 73.8 } as const;
    const { stations } = metroRows(CITY, { lines: [line('Red', [station('a', 'City Park')])] }, [park]);
    expect(stations.map(({ id }) => id)).toEqual(['met-pune-city-park-metro']);
  });
});
