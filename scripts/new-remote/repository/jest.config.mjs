import { componentTests, jestSettings, TEST_TIMEOUT } from '@aangan/shared-kit/build/jest-settings';

process.env.TZ ??= 'UTC';

const common = jestSettings(import.meta.dirname);

export default {
  testTimeout: TEST_TIMEOUT,
  projects: [
    { ...common, ...componentTests() },
    { ...common, displayName: 'unit', testMatch: ['**/*.test.ts'] },
  ],
};
