import { CITIES, CITY_SLUGS, METRO_CITIES } from '@aangan/shared-kit/domain/cities';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { slugify } from '@aangan/shared-kit/domain/slug';
import {
  type CityEntry,
  type MetroStationEntry,
  readCities,
  readLandmarks,
  readLocalities,
  readMetro,
} from './gazetteer.ts';

const MOST_RADIUS_KM = 45;

/** First two digits of the pin codes per state, as India Post assigns them. */
const PIN_STARTS: Readonly<Record<string, RegExp>> = {
  Karnataka: /^5[6-9]/,
  Maharashtra: /^4[0-4]/,
  'Tamil Nadu': /^6[0-4]/,
  Telangana: /^50/,
  Haryana: /^1[23]/,
  Delhi: /^11/,
  'Uttar Pradesh': /^2[0-8]/,
};

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const cities = readCities();

function kmBetween(a: Point, b: Point): number {
  return distanceKm({ latitude: a.lat, longitude: a.lng }, { latitude: b.lat, longitude: b.lng });
}

function hasThreeDecimals({ lat, lng }: Point): boolean {
  return [lat, lng].every((degrees) => Number(degrees.toFixed(3)) === degrees);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

function outside(city: CityEntry, points: readonly (Point & { readonly name: string })[]): string[] {
  return points.filter((point) => kmBetween(city, point) > city.radiusKm).map((point) => point.name);
}

describe('the cities', () => {
  it('are the 14 service cities', () => {
    expect(cities.map((city) => city.slug).sort()).toEqual([...CITY_SLUGS].sort());
    expect(cities.map(({ slug, name }) => ({ slug, name }))).toEqual(
      expect.arrayContaining(CITIES.map(({ slug, name }) => ({ slug, name }))),
    );
  });

  it('have a known state, a radius of at most 45 km and sensible prices', () => {
    for (const city of cities) {
      expect(Object.keys(PIN_STARTS)).toContain(city.state);
      expect(city.radiusKm).toBeLessThanOrEqual(MOST_RADIUS_KM);
      expect(hasThreeDecimals(city)).toBe(true);
      const [fewest, most] = city.depositMonths;
      expect(fewest).toBeGreaterThanOrEqual(1);
      expect(most).toBeGreaterThan(fewest);
      const yearlyYield = (city.rentPerSqft * 12) / city.salePerSqft;
      expect(yearlyYield).toBeGreaterThan(0.02);
      expect(yearlyYield).toBeLessThan(0.06);
    }
  });
});

describe.each(cities)('the localities of $name', (city) => {
  const localities = readLocalities(city.slug);

  it('number 25 to 40 and use every price tier', () => {
    expect(localities.length).toBeGreaterThanOrEqual(25);
    expect(localities.length).toBeLessThanOrEqual(40);
    expect([...new Set(localities.map((locality) => locality.tier))].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('have the slug of their name, unique in the city', () => {
    for (const { slug, name } of localities) expect(slug).toBe(slugify(name));
    expect(repeated(localities.map((locality) => locality.slug))).toEqual([]);
  });

  it('share no name or alias', () => {
    const spellings = localities.flatMap(({ name, aliases }) => [name, ...aliases].map(slugify));
    expect(repeated(spellings)).toEqual([]);
  });

  it('have a pin code of their state', () => {
    for (const { pin } of localities) {
      expect(pin).toMatch(/^\d{6}$/);
      expect(pin).toMatch(PIN_STARTS[city.state] ?? /never/);
    }
  });

  it('are within the radius of the city, to 3 decimals, each at a different place', () => {
    expect(outside(city, localities)).toEqual([]);
    expect(localities.filter((locality) => !hasThreeDecimals(locality))).toEqual([]);
    expect(repeated(localities.map(({ lat, lng }) => `${lat},${lng}`))).toEqual([]);
  });
});

describe.each(cities)('the landmarks of $name', (city) => {
  const landmarks = readLandmarks(city.slug);

  it('are at least 12, with at least two hospitals, a college and a school', () => {
    const count = (kind: string) => landmarks.filter((landmark) => landmark.kind === kind).length;
    expect(landmarks.length).toBeGreaterThanOrEqual(12);
    expect(count('hospital')).toBeGreaterThanOrEqual(2);
    expect(count('college')).toBeGreaterThanOrEqual(1);
    expect(count('school')).toBeGreaterThanOrEqual(1);
  });

  it('have the slug of their name, no shared spelling, and are in the city', () => {
    for (const { slug, name } of landmarks) expect(slug).toBe(slugify(name));
    expect(repeated(landmarks.flatMap(({ name, aliases }) => [name, ...aliases].map(slugify)))).toEqual([]);
    expect(outside(city, landmarks)).toEqual([]);
    expect(landmarks.filter((landmark) => !hasThreeDecimals(landmark))).toEqual([]);
  });
});

describe('places named in the addresses of the inventory', () => {
  it.each([
    ['bangalore', 'koramangala'],
    ['bangalore', 'indiranagar'],
    ['bangalore', 'whitefield'],
    ['mumbai', 'andheri'],
    ['mumbai', 'powai'],
    ['pune', 'wakad'],
    ['chennai', 'adyar'],
  ])('has in %s the locality %s', (city, slug) => {
    expect(readLocalities(city).map((locality) => locality.slug)).toContain(slug);
  });

  it('has the landmark manyata-tech-park in bangalore', () => {
    expect(readLandmarks('bangalore').map((landmark) => landmark.slug)).toContain('manyata-tech-park');
  });
});

describe.each(cities)('the metro of $name', (city) => {
  const { lines } = readMetro(city.slug);
  const stations = lines.flatMap((line) => line.stations);

  it('exists only if the specification has metro search for the city', () => {
    const value = city.slug.replaceAll('-', '_');
    expect(lines.length > 0).toBe(METRO_CITIES.some((metroCity) => metroCity === value));
  });

  it('has stations 0.4 to 5 km apart along a line, inside the city', () => {
    const gaps = lines.flatMap(({ name, stations: stops }) =>
      stops.slice(1).map((stop, at) => {
        const before = stops[at] as MetroStationEntry;
        return { between: `${name}: ${before.name} to ${stop.name}`, km: kmBetween(before, stop) };
      }),
    );
    expect(gaps.filter(({ km }) => km < 0.4 || km > 5)).toEqual([]);
    expect(outside(city, stations)).toEqual([]);
    expect(stations.filter((station) => !hasThreeDecimals(station))).toEqual([]);
  });

  it('lists a station once per line, and interchanges share name and place', () => {
    const known = new Map<string, MetroStationEntry>();
    for (const station of stations) expect(station).toEqual(known.get(station.id) ?? cache(known, station));
    for (const line of lines) {
      expect(repeated(line.stations.map((station) => station.id))).toEqual([]);
      expect(line.colour).toMatch(/^#[0-9A-F]{6}$/);
      expect(['open', 'under_construction']).toContain(line.status);
    }
  });
});

function cache(known: Map<string, MetroStationEntry>, station: MetroStationEntry): MetroStationEntry {
  known.set(station.id, station);
  return station;
}

describe('the metro lines and stations of all cities', () => {
  it('have ids that are unique across cities', () => {
    const metros = cities.map((city) => readMetro(city.slug).lines);
    expect(repeated(metros.flat().map((line) => line.id))).toEqual([]);
    const stationsByCity = metros.map((lines) => [
      ...new Set(lines.flatMap((line) => line.stations.map((station) => station.id))),
    ]);
    expect(repeated(stationsByCity.flat())).toEqual([]);
  });
});
