import fc from 'fast-check';
import {
  addRange,
  addRow,
  anyOf,
  both,
  countBoth,
  countRange,
  countRows,
  emptyBitset,
  fullBitset,
  rowsBetween,
  rowsOf,
} from './bitset.ts';

const ROWS = 150;
const someRows = fc.uniqueArray(fc.integer({ min: 0, max: ROWS - 1 }));

function setOf(rows: readonly number[]) {
  const bits = emptyBitset(ROWS);
  for (const row of rows) addRow(bits, row);
  return bits;
}

describe('a set of rows', () => {
  it('contains what was added, in order, and counts it', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        expect([...rowsOf(setOf(rows))]).toEqual(rows.toSorted((a, b) => a - b));
        expect(countRows(setOf(rows))).toBe(rows.length);
      }),
    );
  });

  it('intersects and unites with other sets like reference sets', () => {
    fc.assert(
      fc.property(someRows, someRows, (a, b) => {
        const common = a.filter((row) => b.includes(row)).toSorted((x, y) => x - y);
        expect([...rowsOf(both(setOf(a), setOf(b)))]).toEqual(common);
        expect(countBoth(setOf(a), setOf(b))).toBe(common.length);
        expect(countRows(anyOf([setOf(a), setOf(b)], ROWS))).toBe(new Set([...a, ...b]).size);
      }),
    );
  });

  it('adds and counts ranges of rows like single rows', () => {
    fc.assert(
      fc.property(someRows, fc.integer({ min: 0, max: ROWS }), fc.integer({ min: 0, max: ROWS }), (rows, x, y) => {
        const [start, end] = [Math.min(x, y), Math.max(x, y)];
        const range = emptyBitset(ROWS);
        addRange(range, start, end);
        expect([...rowsOf(range)]).toEqual(Array.from({ length: end - start }, (_, at) => start + at));
        expect(countRange(setOf(rows), start, end)).toBe(rows.filter((row) => row >= start && row < end).length);
      }),
    );
  });

  it('finds the values between two bounds, both included', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: ROWS }), fc.integer(), (values, least) => {
        const bits = rowsBetween(Int32Array.from(values), least % 50, 30);
        expect([...rowsOf(bits)]).toEqual(
          values.flatMap((value, row) => (value >= least % 50 && value <= 30 ? [row] : [])),
        );
      }),
    );
  });

  it('of all rows has no row after the last', () => {
    for (const rows of [0, 1, 31, 32, 33, 64]) expect(countRows(fullBitset(rows))).toBe(rows);
  });
});
