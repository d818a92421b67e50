import { componentTests, jestSettings, TEST_TIMEOUT } from './shared-kit/build/jest-settings.ts';

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
  ...jestSettings(import.meta.dirname, ES_MODULES),
  // Copies of packages: of a production build, and of browser tests, which come and go while jest looks for modules.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/(?:[^/]+/)?\\.data/'],
};

// The same zone on every machine, as in `npm test`; a run may be given another one.
process.env.TZ ??= 'UTC';

export default {
  testTimeout: TEST_TIMEOUT,
  projects: [
    { ...common, ...componentTests() },
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
