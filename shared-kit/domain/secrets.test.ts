import fc from 'fast-check';
import { acceptedSecrets, newestSecret, readSecrets } from './secrets.ts';

const secret = fc.stringMatching(/^[A-Za-z0-9+/=_-]{24,64}$/);
const several = fc.uniqueArray(secret, { minLength: 1, maxLength: 4 });

describe('readSecrets', () => {
  it('reads one or several secrets, the newest first, with and without spaces', () => {
    fc.assert(
      fc.property(several, fc.constantFrom(',', ', '), (secrets, comma) => {
        const read = readSecrets({ KEY: secrets.join(comma) }, 'KEY') ?? '';
        expect(acceptedSecrets(read)).toEqual(secrets);
        expect(newestSecret(read)).toBe(secrets[0]);
      }),
    );
  });

  it('has nothing where the variable is not set', () => {
    for (const env of [{}, { KEY: '' }]) expect(readSecrets(env, 'KEY')).toBeUndefined();
  });

  it.each([
    ['short', 'KEY: a random text of at least 24 characters'],
    [`${'a'.repeat(24)},short`, 'KEY: a random text of at least 24 characters'],
    [`${'a'.repeat(24)},`, 'KEY: a random text of at least 24 characters'],
    [`${'a'.repeat(24)},${'a'.repeat(24)}`, 'KEY: the same secret is given twice'],
  ])('refuses %p by the name of the variable', (text, problem) => {
    expect(() => readSecrets({ KEY: text }, 'KEY')).toThrow(problem);
  });

  it('refuses a secret that everybody knows, outside of the demonstration', () => {
    const known = ['known-to-everybody-who-reads'];
    const env = { KEY: `${'a'.repeat(24)},${known[0]}` };
    expect(() => readSecrets(env, 'KEY', { known })).toThrow('KEY: everybody knows this secret');
    expect(readSecrets({ ...env, AANGAN_DEMO: '1' }, 'KEY', { known })).toHaveLength(2);
  });
});
