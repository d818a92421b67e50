import fc from 'fast-check';
import { numberHash } from './number-hash.ts';

describe('the stored hash of a phone number', () => {
  it.each(['98450 12345', '+91 98450-12345', '09845012345', '919845012345', '0091 98450 12345'])(
    'is the same for %s',
    (phone) => expect(numberHash(phone, 'key')).toBe(numberHash('9845012345', 'key')),
  );

  it.each(['', '12345', 'nobody', '12345678901234567'])('does not exist for %p', (phone) =>
    expect(numberHash(phone, 'key')).toBeUndefined(),
  );

  it('never contains the number, and differs by key', () => {
    const phones = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
    fc.assert(
      fc.property(phones, (phone) => {
        const hash = numberHash(phone, 'one');
        expect(hash).not.toContain(phone);
        expect(hash).not.toBe(numberHash(phone, 'two'));
      }),
    );
  });
});
