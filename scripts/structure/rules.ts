import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Tests, and what only tests use, may look behind a wall. */
const TESTS = String.raw`\.test\.tsx?$|^api/testing/|/e2e/`;

/** Lists the pages of a remote and their experiments. */
const REMOTE_CONFIG = String.raw`^mfe-[^/]+/remote\.config\.ts$`;

/** What no import may do, as dependency-cruiser checks it. Imports of types count too. */
export function structureRules(walled: readonly string[], layers: readonly string[]): IForbiddenRuleType[] {
  return [
    {
      name: 'no-cycle',
      comment: 'Two files that import each other are one idea in two places, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers.slice(0, -1).map(
      (layer, index): IForbiddenRuleType => ({
        name: 'layers',
        comment: 'A module imports from lower layers. What has to go up is an event or a port.',
        severity: 'error',
        from: { path: `^api/src/${layer}/`, pathNot: TESTS },
        to: { path: `^api/src/(?:${layers.slice(index + 1).join('|')})/` },
      }),
    ),
    {
      name: 'layers',
      comment: 'The product does not import its demonstration or its tests.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: [TESTS, '^api/src/main\\.ts$'] },
      to: { path: '^api/(?:demo|testing)/' },
    },
    ...walled.map(
      (folder): IForbiddenRuleType => ({
        name: 'public',
        comment: 'Others enter a module or a feature through its public.ts.',
        severity: 'error',
        from: { pathNot: [`^${folder}/`, TESTS, REMOTE_CONFIG] },
        to: { path: `^${folder}/`, pathNot: [`^${folder}/(?:testing/)?public\\.ts$`, `^api/.*/module\\.ts$`] },
      }),
    ),
    {
      name: 'public',
      comment: 'Only the list of modules imports a module as a whole.',
      severity: 'error',
      from: { pathNot: [TESTS, '^api/(?:src|demo)/modules\\.ts$'] },
      to: { path: '^api/.*/module\\.ts$' },
    },
  ];
}
