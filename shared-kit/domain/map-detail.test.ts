import fc from 'fast-check';
import { namedKindsAt, namesAlong, type WayKind, wayWidth } from './map-detail.ts';

const KINDS = ['highway', 'road', 'rail', 'river'] as const satisfies readonly WayKind[];

it.each([
  [10, ['locality']],
  [11, ['locality', 'hub', 'highway']],
  [12, ['locality', 'hub', 'highway', 'water']],
  [13, ['locality', 'hub', 'highway', 'water', 'road']],
  [16, ['locality', 'hub', 'highway', 'water', 'station', 'road', 'landmark']],
])('writes at zoom %d, those with priority first: %j', (zoom, kinds) => expect(namedKindsAt(zoom)).toEqual(kinds));

it('draws highways from the smallest zoom on, and other roads from the next', () => {
  expect(KINDS.filter((kind) => wayWidth(kind, 10) > 0)).toEqual(['highway', 'river']);
  expect(KINDS.filter((kind) => wayWidth(kind, 11) > 0)).toEqual([...KINDS]);
});

it('never draws a way narrower at a larger zoom, nor a road as wide as a highway', () => {
  for (let zoom = 10; zoom < 18; zoom += 1) {
    for (const kind of KINDS) expect(wayWidth(kind, zoom + 1)).toBeGreaterThanOrEqual(wayWidth(kind, zoom));
    expect(wayWidth('road', zoom)).toBeLessThan(wayWidth('highway', zoom));
  }
});

describe('the name of a way', () => {
  const level = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];

  it('follows the way, and is never upside down', () => {
    expect(namesAlong(level, 80)).toEqual([{ x: 40, y: 0, angle: 0 }]);
    expect(namesAlong(level.toReversed(), 80)).toEqual([{ x: 60, y: 0, angle: -0 }]);
    const steep = namesAlong([...level.map(({ x }) => ({ x: 5, y: x }))], 80);
    expect(steep[0]?.angle).toBeCloseTo(Math.PI / 2);
  });

  it('is not written on a way shorter than the name, nor across a bend', () => {
    expect(namesAlong(level, 120)).toEqual([]);
    const corner = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 60 },
    ];
    expect(namesAlong(corner, 100)).toEqual([]);
    expect(namesAlong([], 100)).toEqual([]);
  });

  it('is near its way for any way', () => {
    const bend = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) });
    fc.assert(
      fc.property(fc.array(bend, { maxLength: 12 }), fc.integer({ min: 20, max: 200 }), (path, width) => {
        for (const { x, y, angle } of namesAlong(path, width)) {
          expect(Math.abs(angle)).toBeLessThanOrEqual(Math.PI / 2);
          // The middle of a nearly straight part is nearer to its way than a third of its length.
          const nearest = Math.min(...path.slice(1).map((end, at) => distance({ x, y }, path[at] ?? end, end)));
          expect(nearest).toBeLessThan(width / 3);
        }
      }),
    );
  });
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

function distance(spot: Spot, start: Spot, end: Spot): number {
  const [right, down] = [end.x - start.x, end.y - start.y];
  const length = right ** 2 + down ** 2 || 1;
  const share = Math.min(1, Math.max(0, ((spot.x - start.x) * right + (spot.y - start.y) * down) / length));
  return Math.hypot(spot.x - start.x - share * right, spot.y - start.y - share * down);
}
