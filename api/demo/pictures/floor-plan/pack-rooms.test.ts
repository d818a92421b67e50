import fc from 'fast-check';
import { seededRandom } from '../../../src/foundation/random/public.ts';
import { PLAN_SIZES, packRooms, type Room } from './pack-rooms.ts';

const overlap = (one: Room, other: Room): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.depth &&
  other.y < one.y + one.depth;

const plan = fc
  .tuple(fc.constantFrom(...PLAN_SIZES), fc.string())
  .map(([size, seed]) => ({ size, ...packRooms(size, seededRandom(seed)) }));

describe('packing the rooms of a home', () => {
  it('never overlaps two rooms', () => {
    fc.assert(
      fc.property(plan, ({ rooms }) =>
        rooms.every((room, index) => rooms.slice(index + 1).every((other) => !overlap(room, other))),
      ),
    );
  });

  it('fills the rectangle of the home, with the balcony outside', () => {
    fc.assert(
      fc.property(plan, ({ rooms, width, depth }) => {
        const indoors = rooms.filter(({ kind }) => kind !== 'balcony');
        const area = indoors.reduce((sum, room) => sum + room.width * room.depth, 0);
        return Math.abs(area - width * (depth - 4)) < 0.01;
      }),
    );
  });

  it('gives the requested number of bedrooms, each at least 8 feet wide', () => {
    fc.assert(
      fc.property(plan, ({ rooms, size }) => {
        const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom');
        return bedrooms.length === size && bedrooms.every(({ width }) => width >= 8);
      }),
    );
  });

  it('gives homes a plausible size in square feet', () => {
    fc.assert(
      fc.property(plan, ({ size, width, depth }) => {
        const area = width * (depth - 4);
        return area > 280 + size * 180 && area < 520 + size * 420;
      }),
    );
  });
});
