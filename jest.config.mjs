const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
};

/** Packages that are ES modules only, which Jest runs as CommonJS. */
const ES_MODULES = [
  'altcha-lib',
  'ky',
  'eventsource-parser',
  'cockatiel',
  '@exodus',
  'content-disposition',
  'cookie',
  '@fastify/cookie',
  'pg-boss',
  'serialize-error',
  'non-error',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  '@tus',
  'srvx',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer/inflate',
  '@borewit/text-codec',
];

const common = {
  rootDir: import.meta.dirname,
  transform: { '\\.(m?js|tsx?)$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared-kit/testing/class-names.ts',
    '\\.css$': '<rootDir>/shared-kit/testing/empty.ts',
  },
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
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.tsc/', '/.data/'],
  setupFiles: ['<rootDir>/shared-kit/testing/repeatable-properties.ts'],
};

// The same zone on every machine, as in `npm test`; a run may be given another one.
process.env.TZ ??= 'UTC';

export default {
  // It only ends what hangs: a busy machine may take long over what is quick by itself.
  testTimeout: 180_000,
  projects: [
    {
      ...common,
      displayName: 'components',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: '<rootDir>/shared-kit/testing/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/shared-kit/testing/timeouts.ts'],
    },
    {
      ...common,
      displayName: 'unit',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.integration\\.test\\.ts$', '<rootDir>/e2e/'],
    },
    {
      ...common,
      displayName: 'integration',
      testMatch: ['**/*.integration.test.ts'],
      testEnvironment: '<rootDir>/api/testing/database-environment.ts',
      globalSetup: '<rootDir>/api/testing/start-database.ts',
      globalTeardown: '<rootDir>/api/testing/stop-database.ts',
    },
  ],
};
