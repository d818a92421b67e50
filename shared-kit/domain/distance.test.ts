import fc from 'fast-check';
import { boundingBox, distanceKm, EARTH_RADIUS_KM, formatDistance, type GeoPoint } from './distance.ts';

const coordinate = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anywhere = fc.record({ latitude: coordinate(-90, 90), longitude: coordinate(-180, 180) });
const inIndia = fc.record({ latitude: coordinate(6, 37), longitude: coordinate(68, 98) });

const BANGALORE = { latitude: 12.972, longitude: 77.594 };
const DELHI = { latitude: 28.614, longitude: 77.209 };

/** The point reached from a start by going `km` in a direction. */
function travel({ latitude, longitude }: GeoPoint, km: number, bearing: number): GeoPoint {
  const angle = km / EARTH_RADIUS_KM;
  const start = (latitude * Math.PI) / 180;
  const end = Math.asin(Math.sin(start) * Math.cos(angle) + Math.cos(start) * Math.sin(angle) * Math.cos(bearing));
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(start),
    Math.cos(angle) - Math.sin(start) * Math.sin(end),
  );
  return { latitude: (end * 180) / Math.PI, longitude: longitude + (turn * 180) / Math.PI };
}

describe('distanceKm', () => {
  it('uses an earth of 6371 km', () => {
    expect(EARTH_RADIUS_KM).toBe(6371);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  });

  it('puts Delhi about 1,740 km from Bangalore', () => {
    expect(distanceKm(BANGALORE, DELHI)).toBeCloseTo(1740, -1);
  });

  it('is 0 to the same point, symmetric, and satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371);
      }),
    );
  });

  it('equals the distance travelled', () => {
    fc.assert(
      fc.property(inIndia, coordinate(0.01, 500), coordinate(0, 2 * Math.PI), (start, km, bearing) => {
        expect(distanceKm(start, travel(start, km, bearing))).toBeCloseTo(km, 5);
      }),
    );
  });
});

describe('formatDistance', () => {
  it.each([
    [0, '0 m'],
    [0.652, '650 m'],
    [0.994, '990 m'],
    [0.996, '1 km'],
    [2.4, '2.4 km'],
    [2.96, '3 km'],
    [9.96, '10 km'],
    [12.4, '12 km'],
    [1740.4, '1,740 km'],
  ])('writes %d km as %s', (km, text) => {
    expect(formatDistance(km)).toBe(text);
  });
});

describe('boundingBox', () => {
  it('contains every point within the radius', () => {
    fc.assert(
      fc.property(
        inIndia,
        coordinate(0.1, 60),
        coordinate(0, 1),
        coordinate(0, 2 * Math.PI),
        (centre, km, part, way) => {
          const box = boundingBox(centre, km);
          const point = travel(centre, km * part, way);
          expect(point.latitude).toBeGreaterThanOrEqual(box.south - 1e-9);
          expect(point.latitude).toBeLessThanOrEqual(box.north + 1e-9);
          expect(point.longitude).toBeGreaterThanOrEqual(box.west - 1e-9);
          expect(point.longitude).toBeLessThanOrEqual(box.east + 1e-9);
        },
      ),
    );
  });

  it('is no larger than necessary', () => {
    fc.assert(
      fc.property(inIndia, coordinate(0.1, 60), (centre, km) => {
        const { south, west, north, east } = boundingBox(centre, km);
        expect(distanceKm(centre, { latitude: north, longitude: centre.longitude })).toBeCloseTo(km, 5);
        expect(distanceKm(centre, { latitude: south, longitude: centre.longitude })).toBeCloseTo(km, 5);
        expect(distanceKm(centre, { latitude: centre.latitude, longitude: east })).toBeGreaterThanOrEqual(km - 1e-6);
        expect(east - centre.longitude).toBeCloseTo(centre.longitude - west, 9);
        expect(distanceKm(centre, { latitude: centre.latitude, longitude: east })).toBeLessThan(km * 1.001);
      }),
    );
  });

  it('spans all longitudes around a pole', () => {
    expect(boundingBox({ latitude: 89.99, longitude: 10 }, 50)).toMatchObject({ north: 90, west: -180, east: 180 });
  });
});
