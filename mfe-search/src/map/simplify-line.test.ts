import fc from 'fast-check';
import { simplifiedLine } from './simplify-line.ts';

const points = fc.array(fc.record({ x: fc.nat(800), y: fc.nat(800) }), { maxLength: 300 });

it('keeps the corners of a square drawn point by point', () => {
  const side = Array.from({ length: 20 }, (_, step) => step * 10);
  const square = [
    ...side.map((x) => ({ x, y: 0 })),
    ...side.map((y) => ({ x: 200, y })),
    ...side.map((x) => ({ x: 200 - x, y: 200 })),
    { x: 0, y: 200 },
  ];
  expect(simplifiedLine(square, 40)).toEqual([
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 200 },
    { x: 0, y: 200 },
  ]);
});

it('removes the tremor of a hand', () => {
  const line = Array.from({ length: 50 }, (_, x) => ({ x: x * 5, y: x % 2 }));
  expect(simplifiedLine(line, 40)).toHaveLength(2);
});

it('never returns more points than the limit, keeps both ends, and adds no points', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 2, max: 40 }), (line, most) => {
      const saved = simplifiedLine(line, most);
      expect(saved.length).toBeLessThanOrEqual(most);
      expect(saved.every((point) => line.includes(point))).toBe(true);
      if (line.length > 1) expect([saved[0], saved.at(-1)]).toEqual([line[0], line.at(-1)]);
    }),
  );
});
