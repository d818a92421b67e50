import fc from 'fast-check';
import { mapMarks } from './map-marks.ts';

const pins = fc.array(
  fc.record({
    id: fc.nat(1e6).map((number) => `project${number}`),
    name: fc.constant('Neem Court'),
    url: fc.constant('/x-prjt-1'),
    locality: fc.constant('Wakad'),
    localitySlug: fc.constantFrom('wakad', 'baner', 'aundh', 'hinjewadi'),
    latitude: fc.double({ min: 18.4, max: 18.7, noNaN: true }),
    longitude: fc.double({ min: 73.7, max: 74, noNaN: true }),
    minPrice: fc.integer({ min: 1e6, max: 1e8 }),
  }),
  { maxLength: 40 },
);

describe('the marks of a map', () => {
  it('are inside of it, and count every project once', () =>
    fc.assert(
      fc.property(pins, (all) => {
        const marks = mapMarks(all, (slug) => `/${slug}`);
        for (const { x, y } of marks) expect([x, y].every((value) => value >= 4 && value <= 96)).toBe(true);
        const counted = marks.reduce((sum, { label }) => sum + (label.startsWith('₹') ? 1 : Number(label)), 0);
        expect(counted).toBe(all.length);
      }),
    ));

  it('do not cover each other while there is room', () =>
    fc.assert(
      fc.property(pins, (all) => {
        const marks = mapMarks(all.slice(0, 6), (slug) => `/${slug}`);
        const close = marks.filter((one, at) =>
          marks.slice(at + 1).some((other) => Math.abs(one.x - other.x) < 11.8 && Math.abs(one.y - other.y) < 9.8),
        );
        expect(close).toEqual([]);
      }),
    ));
});
