import fc from 'fast-check';
import { CallError } from '../../foundation/server/public.ts';
import { cursorOf, keysOfCursor } from './page-cursor.ts';

const key = fc.record({
  value: fc.oneof(fc.integer(), fc.double({ min: 0.1, max: 30, noNaN: true })),
  id: fc.stringMatching(/^[0-9a-f]{16}$/),
});

describe('a cursor', () => {
  it('returns the keys it was made of, to the last digit', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 3 }), (keys) => {
        expect(keysOfCursor('nearest', cursorOf('nearest', keys))).toEqual(
          keys.map(({ value, id }) => ({ value: value === 0 ? 0 : value, id })),
        );
      }),
    );
  });

  it('fits the 200 characters that the contract allows', () => {
    const longest = { value: 12.345678901234567, id: 'f'.repeat(16) };
    expect(cursorOf('area_large', [longest, longest, longest]).length).toBeLessThanOrEqual(200);
  });

  it('is rejected if it is malformed', () => {
    const json = fc.json().map((text) => Buffer.from(text).toString('base64url'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), json), (text) => {
        expect(() => keysOfCursor('newest', text)).toThrow(CallError);
      }),
    );
  });

  it('is rejected by another sort order than its own', () => {
    const cursor = cursorOf('price_low', [{ value: 1, id: 'abc' }]);
    expect(() => keysOfCursor('price_high', cursor)).toThrow(CallError);
  });
});
