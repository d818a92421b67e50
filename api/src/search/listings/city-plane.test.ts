import { distanceKm } from '@aangan/shared-kit/domain/distance';
import fc from 'fast-check';
import { cityPlane } from './city-plane.ts';

describe('the flat map of a city', () => {
  it('has distances accurate to 0.5 % within 30 km of its middle', () => {
    const offset = fc.double({ min: -0.2, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 8, max: 30, noNaN: true }),
        offset,
        offset,
        offset,
        offset,
        (latitude, a, b, c, d) => {
          const middle = { latitude, longitude: 77 };
          const from = { latitude: latitude + a, longitude: 77 + b };
          const to = { latitude: latitude + c, longitude: 77 + d };
          const [fromEast, fromNorth] = cityPlane(middle, from);
          const [toEast, toNorth] = cityPlane(middle, to);
          const onPlane = Math.hypot(fromEast - toEast, fromNorth - toNorth);
          expect(Math.abs(onPlane - distanceKm(from, to))).toBeLessThan(0.005 * distanceKm(from, to) + 0.001);
        },
      ),
    );
  });
});
