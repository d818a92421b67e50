import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { nearSearch } from './near-search.ts';

const KORAMANGALA = { latitude: 12.935, longitude: 77.625 };
const ASKED = { city: 'bangalore', category: 'RENT' } as const;

it('searches a square of 4 km around the visitor', () => {
  const { bounds } = nearSearch(KORAMANGALA, [{ latitude: 12.91, longitude: 77.64 }], ASKED) ?? {};
  if (!bounds) throw new Error('There is no search');
  const { south, north, west, east } = bounds;
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  expect(distanceKm(KORAMANGALA, middle)).toBeLessThan(0.01);
  expect(distanceKm({ ...middle, latitude: south }, { ...middle, latitude: north })).toBeCloseTo(4, 1);
  expect(distanceKm({ ...middle, longitude: west }, { ...middle, longitude: east })).toBeCloseTo(4, 1);
});

it('searches nothing for a visitor who is in another city', () => {
  expect(nearSearch({ latitude: 19.1, longitude: 72.9 }, [KORAMANGALA], ASKED)).toBeUndefined();
  expect(nearSearch(KORAMANGALA, [], ASKED)).toBeUndefined();
});
