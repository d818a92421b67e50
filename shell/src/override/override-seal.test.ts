import fc from 'fast-check';
import { previewSeal } from './override-seal.ts';

const NOW = Date.UTC(2026, 10, 16);
const PREVIEW = {
  overrides: [
    { remote: 'mfe-search', from: 'http://localhost:4100' },
    { remote: 'mfe-plans', version: '0.1.0-0123456789' },
  ],
  until: NOW + 1000,
};

describe('the override cookie', () => {
  const seal = previewSeal('a secret of this site', 'cookie');

  it('returns what was sealed, until it expires', () => {
    expect(seal.open(seal.seal(PREVIEW), NOW)).toEqual(PREVIEW);
    expect(seal.open(seal.seal(PREVIEW), PREVIEW.until)).toBeUndefined();
  });

  it('is rejected with another secret, or when it was changed', () => {
    const sealed = seal.seal(PREVIEW);
    const other = previewSeal('another secret', 'cookie').seal({ ...PREVIEW, overrides: [] });
    expect(seal.open(other, NOW)).toBeUndefined();
    expect(seal.open(`${other.split('.')[0]}.${sealed.split('.')[1]}`, NOW)).toBeUndefined();
    expect(seal.open(undefined, NOW)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => seal.open(text, NOW) === undefined));
  });

  it('is read while its secret is among those of the site', () => {
    const sealed = seal.seal(PREVIEW);
    expect(previewSeal(['the next secret', 'a secret of this site'], 'cookie').open(sealed, NOW)).toEqual(PREVIEW);
    expect(previewSeal('the next secret', 'cookie').open(sealed, NOW)).toBeUndefined();
  });

  it('is not a preview link, and a link is no cookie', () => {
    const link = previewSeal('a secret of this site', 'link');
    expect(seal.open(link.seal(PREVIEW), NOW)).toBeUndefined();
    expect(link.open(seal.seal(PREVIEW), NOW)).toBeUndefined();
    expect(link.open(link.seal(PREVIEW), NOW)).toEqual(PREVIEW);
  });
});
