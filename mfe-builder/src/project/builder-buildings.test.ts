import fc from 'fast-check';
import { nextPage, withBuildings } from './builder-buildings.ts';

const tiles = (ids: readonly number[]) => ids.map((id) => ({ id: `p${id}` }));
const ids = fc.uniqueArray(fc.nat(60), { maxLength: 20 });
const list = (builderId: string, of: readonly number[]) => ({ builderId, tiles: tiles(of), totalSize: 99 });

describe('the projects of a builder', () => {
  it('are appended for the same builder, each once', () => {
    fc.assert(
      fc.property(ids, ids, (before, answer) => {
        const after = withBuildings(list('bld-a', before), list('bld-a', answer)).tiles.map(({ id }) => id);
        expect(after.slice(0, before.length)).toEqual(before.map((id) => `p${id}`));
        expect(new Set(after)).toEqual(new Set([...before, ...answer].map((id) => `p${id}`)));
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });

  it('are replaced for another builder', () => {
    fc.assert(
      fc.property(ids, ids, (before, answer) => {
        const other = list('bld-b', answer);
        expect(withBuildings(list('bld-a', before), other)).toBe(other);
      }),
    );
  });

  it('go on with the next page', () => {
    expect(nextPage(list('bld-a', [1, 2, 3, 4, 5, 6, 7, 8]), 8)).toBe(2);
    expect(nextPage(list('bld-a', []), 8)).toBe(1);
  });
});
