import fc from 'fast-check';
import { rubbedCells, rubbedShare } from './scratch-grid.ts';

const card = { width: 240, height: 160 };

describe('the scratch grid of a card', () => {
  it('has no rubbed cells when nobody rubs it', () => {
    expect(rubbedCells({ x: -100, y: -100, radius: 20, ...card })).toEqual([]);
    expect(rubbedShare(new Set())).toBe(0);
  });

  it('marks the cell under the finger as rubbed', () => {
    expect(rubbedCells({ x: 10, y: 10, radius: 5, ...card })).toEqual([0]);
    expect(rubbedCells({ x: 230, y: 150, radius: 5, ...card })).toEqual([95]);
  });

  it('has a rubbed share of one when the whole card is rubbed', () => {
    expect(rubbedShare(new Set(rubbedCells({ x: 120, y: 80, radius: 200, ...card })))).toBe(1);
  });

  it('never has a rubbed share above one', () => {
    const rub = fc.record({ x: fc.integer({ min: -50, max: 300 }), y: fc.integer({ min: -50, max: 300 }) });
    fc.assert(
      fc.property(fc.array(rub), (rubs) => {
        const cells = new Set(rubs.flatMap((each) => rubbedCells({ ...each, radius: 22, ...card })));
        expect(rubbedShare(cells)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
