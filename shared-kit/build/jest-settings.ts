import path from 'node:path';

/** `.ts` in the repository, `.js` in the package that other repositories install. */
const EXTENSION = path.extname(import.meta.filename);

const SWC = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
} as const;

/** File of the kit that tests need. */
function testing(name: string): string {
  return path.join(import.meta.dirname, '../testing', `${name}${EXTENSION}`);
}

/**
 * Settings of every jest project.
 * @param rootDir folder of the repository
 * @param esModules packages that are ES modules only, which jest runs as CommonJS
 */
export function jestSettings(rootDir: string, esModules: readonly string[] = []) {
  return {
    rootDir,
    transform: { '\\.(m?js|tsx?)$': ['@swc/jest', SWC] as [string, typeof SWC] },
    transformIgnorePatterns: [`/node_modules/(?!(${['@aangan', ...esModules].join('|')})/)`],
    moduleNameMapper: { '\\.module\\.css$': testing('class-names'), '\\.css$': testing('empty') },
    sandboxInjectedGlobals: [
      'Object',
      'Array',
      'Symbol',
      'Promise',
      'JSON',
      'Math',
      'Map',
      'Set',
      'Error',
      'String',
      'Number',
    ] as const,
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.tsc/', '/.data/'],
    setupFiles: [testing('repeatable-properties')],
  };
}

/** Settings of the project that tests components and pages, beside {@link jestSettings}. */
export function componentTests() {
  return {
    displayName: 'components',
    testMatch: ['**/*.test.tsx'],
    testEnvironment: testing('browser-environment'),
    setupFilesAfterEnv: [testing('timeouts')],
  };
}

/** ms: it only ends what hangs. A busy machine may take long over what is quick by itself. */
export const TEST_TIMEOUT = 180_000;
