import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sealedText } from './sealed-text.ts';

const sealer = sealedText(randomBytes(32));

describe('a sealed text', () => {
  it('is opened at its own place, and never contains the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 8 }), fc.string(), (text, place) => {
        const sealed = sealer.seal(text, place);
        expect(sealer.open(sealed, place)).toBe(Buffer.from(text).toString());
        expect(Buffer.from(sealed, 'base64url').toString('utf8')).not.toContain(text);
      }),
    );
  });

  it('is another one each time, so that equal texts cannot be seen', () => {
    expect(sealer.seal('50100123456789', 'row')).not.toBe(sealer.seal('50100123456789', 'row'));
  });

  it.each([
    ['at the place of another row', (sealed: string) => sealer.open(sealed, 'lld_b')],
    ['with another key', (sealed: string) => sealedText(randomBytes(32)).open(sealed, 'lld_a')],
    ['after a change', (sealed: string) => sealer.open(`${sealed.slice(0, -2)}AA`, 'lld_a')],
  ])('is not opened %s', (_name, open) => {
    expect(() => open(sealer.seal('50100123456789xx', 'lld_a'))).toThrow();
  });
});

it('is opened while its key is among those of the site, and its digest stays the same', () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const sealed = sealedText(old).seal('50100123456789', 'row');
  const rotated = sealedText(next, old);
  expect(rotated.open(sealed, 'row')).toBe('50100123456789');
  expect(sealedText(next).open(rotated.seal('a text', 'row'), 'row')).toBe('a text');
  expect(rotated.digest('+919812345678', 'phone')).toBe(sealedText(old).digest('+919812345678', 'phone'));
  expect(() => sealedText(next).open(sealed, 'row')).toThrow();
});

it('finds equal texts by a digest that depends on key and purpose', () => {
  const digest = sealer.digest('+919812345678', 'phone');
  expect(sealer.digest('+919812345678', 'phone')).toBe(digest);
  expect(sealer.digest('+919812345678', 'account')).not.toBe(digest);
  expect(sealedText(randomBytes(32)).digest('+919812345678', 'phone')).not.toBe(digest);
});
