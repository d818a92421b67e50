/** First and last byte of a part of a file, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads the header `range` for a file of so many bytes.
 * @returns undefined for the whole file, also when the header asks for several ranges or is not understood; `none` when
 * no byte of the file is in the range
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // `-500` means the last 500 bytes.
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (first >= bytes || (from === '' && Number(to) === 0)) return 'none';
  return last < first ? undefined : { first, last };
}
