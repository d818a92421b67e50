import fc from 'fast-check';
import { CallError } from '../server/call-error.ts';
import { cursorOf, keyOfCursor } from './page-cursor.ts';

describe('a cursor', () => {
  it('gives back the key it was made of, to the last digit', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.double({ min: 0, max: 30, noNaN: true })),
        fc.stringMatching(/^[0-9a-f]{16}$/),
        (value, id) => {
          const key = keyOfCursor('nearest', cursorOf('nearest', { value, id }));
          expect(key.id).toBe(id);
          expect(key.value).toBe(value === 0 ? 0 : value);
        },
      ),
    );
  });

  it('fits the 200 characters that the contract allows', () => {
    expect(cursorOf('price_high', { value: -1.2345678901234567, id: 'f'.repeat(32) }).length).toBeLessThan(200);
  });

  it('is refused when it is anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((text) => Buffer.from(text).toString('base64url')),
        ),
        (text) => {
          expect(() => keyOfCursor('newest', text)).toThrow(CallError);
        },
      ),
    );
  });

  it('is refused by another sort order than its own', () => {
    const cursor = cursorOf('price_low', { value: 1, id: 'abc' });
    expect(() => keyOfCursor('price_high', cursor)).toThrow(CallError);
  });
});
