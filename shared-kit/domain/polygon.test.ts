import fc from 'fast-check';
import { decodePolygon, encodePolygon, fittingPolygon, isInPolygon, MAX_CORNERS, polygonBounds } from './polygon.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SQUARE = [at(12.9, 77.6), at(12.9, 77.7), at(13, 77.7), at(13, 77.6)];
const corner = fc.record({
  latitude: fc.integer({ min: -9_000_000, max: 9_000_000 }).map((value) => value / 100_000),
  longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((value) => value / 100_000),
});

describe('a drawn area as text', () => {
  it('is parsed to the same corners', () => {
    fc.assert(
      fc.property(fc.array(corner, { maxLength: MAX_CORNERS }), (corners) => {
        expect(decodePolygon(encodePolygon(corners))).toEqual(corners);
      }),
      { numRuns: 2_000 },
    );
  });

  it('needs no escaping in an address, and is short for an area of a city', () => {
    const circle = Array.from({ length: MAX_CORNERS }, (_, step) =>
      at(12.9 + 0.05 * Math.cos(step / 6.4), 77.6 + 0.05 * Math.sin(step / 6.4)),
    );
    expect(encodePolygon(circle)).toMatch(/^[\w-]{100,260}$/);
  });

  it('is undefined when it is malformed', () => {
    for (const text of ['!', 'A', 'ggggggggg', `${encodePolygon(SQUARE)}g`, 'A'.repeat(700)]) {
      expect(decodePolygon(text)).toBeUndefined();
    }
  });
});

describe('the normal form of an area', () => {
  it('has no repeated corners and no closing corner', () => {
    const [first] = SQUARE;
    const untidy = [...SQUARE.flatMap((each) => [each, each]), ...(first ? [first] : [])];
    const text = fittingPolygon(encodePolygon(untidy));
    expect(text && decodePolygon(text)).toEqual(SQUARE.toSpliced(4));
    expect(text && fittingPolygon(text)).toBe(text);
  });

  it.each([
    ['two corners', [at(12.9, 77.6), at(13, 77.7)]],
    ['corners on one line', [at(12.9, 77.6), at(12.95, 77.65), at(13, 77.7)]],
    ['a slip of the hand', [at(12.9, 77.6), at(12.9001, 77.6), at(12.9, 77.6001)]],
    ['corners beyond the poles', [at(99, 77.6), at(99, 77.7), at(98, 77.7)]],
    ['too many corners', Array.from({ length: MAX_CORNERS + 1 }, (_, step) => at(12 + step / 100, 77 + (step % 2)))],
  ])('is undefined for %s', (_, corners) => {
    expect(fittingPolygon(encodePolygon(corners))).toBeUndefined();
  });

  it('never throws for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => fittingPolygon(text)).not.toThrow()));
  });
});

describe('the point-in-area test', () => {
  it('agrees with a bounding box', () => {
    fc.assert(
      fc.property(fc.double({ min: 12.8, max: 13.1, noNaN: true }), fc.double({ min: 77.5, max: 77.8 }), (lat, lng) => {
        fc.pre(!Number.isNaN(lng));
        expect(isInPolygon(SQUARE, at(lat, lng))).toBe(lat >= 12.9 && lat < 13 && lng > 77.6 - 1e-12 && lng < 77.7);
      }),
    );
  });

  it('excludes a bay, and includes the inside of another loop', () => {
    const bay = [at(0, 0), at(0, 4), at(4, 4), at(1, 2), at(4, 0)];
    expect([isInPolygon(bay, at(0.5, 2)), isInPolygon(bay, at(3, 2))]).toEqual([true, false]);
    const star = [at(0, 0), at(10, 5), at(0, 10), at(7, 0), at(7, 10)];
    expect(isInPolygon(star, at(5, 5))).toBe(true);
  });

  it('depends neither on the direction nor on the first corner', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 12 }), corner, fc.nat(11), (corners, point, turn) => {
        fc.pre(corners.every(({ latitude }) => latitude !== point.latitude));
        const inside = isInPolygon(corners, point);
        expect(isInPolygon(corners.toReversed(), point)).toBe(inside);
        const begin = turn % corners.length;
        expect(isInPolygon([...corners.slice(begin), ...corners.slice(0, begin)], point)).toBe(inside);
      }),
    );
  });
});

it("agrees with the area's bounding box", () => {
  expect(polygonBounds(SQUARE)).toEqual({ south: 12.9, west: 77.6, north: 13, east: 77.7 });
});
