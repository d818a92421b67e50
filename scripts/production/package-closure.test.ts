import { type LockedPackages, packageClosure } from './package-closure.ts';

const LOCKED: LockedPackages = {
  'node_modules/server': {
    dependencies: { text: '^2.0.0', native: '1.0.0' },
    peerDependencies: { client: '*', other: '*' },
    peerDependenciesMeta: { other: { optional: true } },
  },
  'node_modules/server/node_modules/text': { dependencies: { letters: '1.0.0' } },
  'node_modules/text': {},
  'node_modules/letters': { dependencies: { text: '^1.0.0' } },
  'node_modules/client': {},
  'node_modules/other': {},
  'node_modules/native': { optionalDependencies: { 'native-linux': '1.0.0', 'native-missing': '1.0.0' } },
  'node_modules/native-linux': {},
};

describe('the packages of a production build', () => {
  it('are what Node would find from each package, with needed peers and optional parts', () => {
    expect(packageClosure(LOCKED, ['server'])).toEqual([
      'node_modules/client',
      'node_modules/letters',
      'node_modules/native',
      'node_modules/native-linux',
      'node_modules/server',
      'node_modules/server/node_modules/text',
      'node_modules/text',
    ]);
  });

  it('are all locked', () => {
    expect(() => packageClosure(LOCKED, ['missing'])).toThrow('package-lock.json has no missing');
  });
});
