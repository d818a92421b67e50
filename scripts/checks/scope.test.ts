import { ALL, changedScope, deepScope, remoteScope } from './scope.ts';

const GRAPH = {
  'shared-kit': [],
  shell: ['shared-kit'],
  api: ['shared-kit'],
  e2e: ['shared-kit', 'shell', 'api'],
  'mfe-plans': ['shared-kit', 'e2e'],
  'mfe-search': ['shared-kit', 'e2e'],
};

describe('the tests of one remote', () => {
  it('are those of its folder, of its API module and of its browser tests', () => {
    const scope = remoteScope('mfe-plans', (folder) => folder === 'api/src/plans');
    expect(scope).toEqual({
      folders: ['mfe-plans', 'api/src/plans'],
      packages: ['mfe-plans', 'e2e', 'api'],
      browser: { folders: ['mfe-plans/e2e'], remotes: ['mfe-plans'] },
    });
  });

  it('include the API module named after the remote', () => {
    expect(remoteScope('mfe-home-services', () => true).folders).toEqual([
      'mfe-home-services',
      'api/src/home-services',
    ]);
  });

  it('leave out an API module that does not exist', () => {
    expect(remoteScope('mfe-example', () => false)).toMatchObject({
      folders: ['mfe-example'],
      packages: ['mfe-example', 'e2e'],
    });
  });
});

describe('the tests that a change can reach', () => {
  it('are those of a changed remote, and the browser tests that visit all remotes', () => {
    const scope = changedScope(['mfe-plans/src/plans/plans.page.tsx'], GRAPH);
    expect(scope.folders).toEqual(['mfe-plans']);
    expect(scope.browser?.remotes).toEqual(['mfe-plans']);
    expect(scope.browser?.folders).toEqual(expect.arrayContaining(['mfe-plans/e2e', 'e2e/conformance']));
    expect(scope.browser?.folders).not.toContain('mfe-search/e2e');
    expect(scope.browser?.folders).not.toContain('e2e/faults');
  });

  it('are those of all packages that depend on a changed one', () => {
    expect(changedScope(['shared-kit/domain/money.ts'], GRAPH)).toEqual({
      folders: ['api', 'e2e', 'mfe-plans', 'mfe-search', 'shared-kit', 'shell'],
      packages: ['api', 'e2e', 'mfe-plans', 'mfe-search', 'shared-kit', 'shell'],
    });
  });

  it('leave the remotes’ own tests out when the API changes, and keep every browser test', () => {
    expect(changedScope(['api/src/plans/plans.routes.ts'], GRAPH)).toEqual({
      folders: ['api', 'e2e'],
      packages: ['api', 'e2e'],
    });
  });

  it('are every browser test when their support changes', () => {
    const scope = changedScope(['e2e/support/test.ts'], GRAPH);
    expect(scope).toEqual({ folders: ['e2e'], packages: ['e2e'] });
  });

  it.each(['package-lock.json', 'scripts/test.ts', 'biome.json', 'mfe-gone/src/a.ts'])(
    'are all tests when %s changes, which belongs to no package',
    (file) => {
      expect(changedScope([file, 'mfe-plans/src/a.ts'], GRAPH)).toBe(ALL);
    },
  );

  it('are none when only documents change', () => {
    expect(changedScope(['README.md', 'docs/home.png', 'mfe-plans/README.md'], GRAPH)).toMatchObject({
      folders: [],
      browser: { folders: [], remotes: [] },
    });
  });
});

describe('the deep run', () => {
  it('selects the tests that read the depth setting, and the soak tests', () => {
    expect(deepScope(['api/src/money/ledger.integration.test.ts', 'e2e/faults/killed.spec.ts'])).toEqual({
      folders: ['api/src/money/ledger.integration.test.ts'],
      packages: [],
      browser: { folders: ['e2e/soak', 'e2e/faults/killed.spec.ts'], remotes: [] },
    });
  });
});
