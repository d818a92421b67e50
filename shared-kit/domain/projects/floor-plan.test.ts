import fc from 'fast-check';
import { drawPlan, feetText } from './floor-plan.ts';
import { ROOM_KINDS } from './project-options.ts';

const feet = fc.integer({ min: 4, max: 80 }).map((quarters) => quarters / 4);
const room = fc.record({
  kind: fc.constantFrom(...ROOM_KINDS),
  x: fc.integer({ min: -24, max: 160 }).map((quarters) => quarters / 4),
  y: fc.integer({ min: -24, max: 160 }).map((quarters) => quarters / 4),
  width: feet,
  length: feet,
});
const plan = fc.record({ width: feet, length: feet, rooms: fc.array(room, { minLength: 1, maxLength: 14 }) });

const FLAT = {
  width: 30,
  length: 24,
  rooms: [
    { kind: 'living', x: 0, y: 0, width: 18, length: 12.5 },
    { kind: 'bedroom', x: 18, y: 0, width: 12, length: 12 },
    { kind: 'bedroom', x: 0, y: 12.5, width: 12, length: 11.5 },
    { kind: 'bath', x: 27, y: 14, width: 0.5, length: 0.5 },
    { kind: 'balcony', x: 0, y: -4, width: 18, length: 4 },
  ],
} as const;

describe('the drawing of a floor plan', () => {
  it('names rooms, numbers those of one kind, and gives measures in feet and inches', () => {
    const { rooms } = drawPlan(FLAT);
    expect(rooms.map(({ name }) => name)).toEqual([
      'Living and dining',
      'Bedroom 1',
      'Bedroom 2',
      'Bathroom',
      'Balcony',
    ]);
    expect(rooms[0]).toMatchObject({ measures: '18′ × 12′ 6″', area: 225, lines: ['Living', '18′ × 12′ 6″'] });
  });

  it('holds a balcony outside of the home', () => {
    const drawing = drawPlan(FLAT);
    expect(drawing).toMatchObject({ width: 30, length: 28, scale: 10 });
    expect(drawing.rooms[4]).toMatchObject({ x: 0, y: 0 });
    expect(drawing.rooms[0]).toMatchObject({ x: 0, y: 4 });
  });

  it('is to scale: rooms keep their sizes and their distances to each other, inside the frame', () => {
    fc.assert(
      fc.property(plan, (measured) => {
        const { width, length, rooms } = drawPlan(measured);
        const [first, firstDrawn] = [measured.rooms[0], rooms[0]];
        rooms.forEach((drawn, at) => {
          const given = measured.rooms[at];
          if (!given || !first || !firstDrawn) throw new Error('a room is missing');
          expect([drawn.width, drawn.length]).toEqual([given.width, given.length]);
          expect(drawn.x - firstDrawn.x).toBeCloseTo(given.x - first.x, 6);
          expect(drawn.y - firstDrawn.y).toBeCloseTo(given.y - first.y, 6);
          expect(Math.min(drawn.x, drawn.y)).toBeGreaterThanOrEqual(0);
          expect(drawn.x + drawn.width).toBeLessThanOrEqual(width + 1e-9);
          expect(drawn.y + drawn.length).toBeLessThanOrEqual(length + 1e-9);
        });
      }),
    );
  });

  it('gives every room a name of its own, and text only where it fits', () => {
    fc.assert(
      fc.property(plan, (measured) => {
        const { rooms, textSize } = drawPlan(measured);
        expect(new Set(rooms.map(({ name }) => name)).size).toBe(rooms.length);
        for (const { lines, width, length } of rooms) {
          expect(lines.length * textSize).toBeLessThanOrEqual(length);
          for (const line of lines) expect(line.length * textSize * 0.5).toBeLessThanOrEqual(width);
        }
      }),
    );
  });

  it.each([
    [12, '12′'],
    [12.5, '12′ 6″'],
    [0.75, '0′ 9″'],
    [9.999, '10′'],
  ])('writes %d feet as %s', (length, text) => expect(feetText(length)).toBe(text));

  it('refuses a plan without rooms, and a room without a size', () => {
    expect(() => drawPlan({ ...FLAT, rooms: [] })).toThrow(RangeError);
    expect(() => drawPlan({ ...FLAT, rooms: [{ ...FLAT.rooms[0], width: 0 }] })).toThrow(RangeError);
  });
});
