/** A set of row numbers, one bit per row. */
export type Bitset = Uint32Array;

export function emptyBitset(rows: number): Bitset {
  return new Uint32Array(Math.ceil(rows / 32));
}

/** Every row from 0 to `rows`, exclusive. */
export function fullBitset(rows: number): Bitset {
  const bits = emptyBitset(rows);
  addRange(bits, 0, rows);
  return bits;
}

export function addRow(bits: Bitset, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31));
}

/** Adds the rows from `start` to `end`, exclusive. */
export function addRange(bits: Bitset, start: number, end: number): void {
  for (let row = start; row < end; row += 1) {
    if ((row & 31) === 0 && row + 32 <= end) {
      bits[row >>> 5] = 0xffffffff;
      row += 31;
    } else addRow(bits, row);
  }
}

/**
 * The rows whose value lies from `least` to `most`, both included. Works word by word, because every search runs this.
 */
export function rowsBetween(column: Int32Array | Float64Array, least: number, most: number): Bitset {
  const bits = emptyBitset(column.length);
  for (let word = 0; word < bits.length; word += 1) {
    const start = word * 32;
    const end = Math.min(start + 32, column.length);
    let fit = 0;
    for (let row = start; row < end; row += 1) {
      const value = column[row] as number;
      if (value >= least && value <= most) fit |= 1 << (row - start);
    }
    bits[word] = fit;
  }
  return bits;
}

/** The intersection with another set. */
export function both(a: Bitset, b: Bitset): Bitset {
  const result = new Uint32Array(a.length);
  for (let word = 0; word < a.length; word += 1) result[word] = (a[word] ?? 0) & (b[word] ?? 0);
  return result;
}

/** The union of the sets. */
export function anyOf(sets: readonly Bitset[], rows: number): Bitset {
  const result = emptyBitset(rows);
  for (const set of sets)
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) | (set[word] ?? 0);
  return result;
}

export function countRows(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] ?? 0);
  return count;
}

/** The size of the intersection with another set. */
export function countBoth(a: Bitset, b: Bitset): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += ones((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/** How many rows from `start` to `end`, exclusive, are in the set. */
export function countRange(bits: Bitset, start: number, end: number): number {
  let count = 0;
  for (let row = start; row < end; row += 1) {
    if ((row & 31) === 0 && row + 32 <= end) {
      count += ones(bits[row >>> 5] ?? 0);
      row += 31;
    } else count += ((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1;
  }
  return count;
}

/** Every row of the set, in order. */
export function* rowsOf(bits: Bitset): Generator<number> {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) yield word * 32 + (31 - Math.clz32(left & -left));
  }
}

/** Bits set in a 32-bit word. */
function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
