import fc from 'fast-check';
import { rubbedCells, rubbedShare } from './scratch-grid.ts';

const card = { width: 240, height: 160 };

describe('the scratched share of a card', () => {
  it('is zero without rubbing', () => {
    expect(rubbedCells({ x: -100, y: -100, radius: 20, ...card })).toEqual([]);
    expect(rubbedShare(new Set())).toBe(0);
  });

  it('grows under the finger', () => {
    expect(rubbedCells({ x: 10, y: 10, radius: 5, ...card })).toEqual([0]);
    expect(rubbedCells({ x: 230, y: 150, radius: 5, ...card })).toEqual([95]);
  });

  it('is one when the whole card is rubbed', () => {
    expect(rubbedShare(new Set(rubbedCells({ x: 120, y: 80, radius: 200, ...card })))).toBe(1);
  });

  it('stays between zero and one for any rubbing', () => {
    const rub = fc.record({ x: fc.integer({ min: -50, max: 300 }), y: fc.integer({ min: -50, max: 300 }) });
    fc.assert(
      fc.property(fc.array(rub), (rubs) => {
        const cells = new Set(rubs.flatMap((each) => rubbedCells({ ...each, radius: 22, ...card })));
        expect(rubbedShare(cells)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
