import fc from 'fast-check';
import { overrideSeal } from './override-seal.ts';

const NOW = Date.UTC(2026, 10, 16);
const OVERRIDE = { remote: 'mfe-search', from: 'http://localhost:4100', until: NOW + 1000 };

describe('the override cookie', () => {
  const seal = overrideSeal('a secret of this site');

  it('returns what was sealed, until it expires', () => {
    expect(seal.open(seal.seal(OVERRIDE), NOW)).toEqual(OVERRIDE);
    expect(seal.open(seal.seal(OVERRIDE), OVERRIDE.until)).toBeUndefined();
  });

  it('is rejected with another secret, or when it was changed', () => {
    const sealed = seal.seal(OVERRIDE);
    const other = overrideSeal('another secret').seal({ ...OVERRIDE, from: 'http://localhost:6666' });
    expect(seal.open(other, NOW)).toBeUndefined();
    expect(seal.open(`${other.split('.')[0]}.${sealed.split('.')[1]}`, NOW)).toBeUndefined();
    expect(seal.open(undefined, NOW)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => seal.open(text, NOW) === undefined));
  });
});
