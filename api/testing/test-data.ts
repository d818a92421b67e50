/** Number of listings in the test database. */
export const TEST_LISTINGS = 3_000;

/** Time that the test data starts from; tests run the API with this clock. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 6, 30);

/** When somebody signed up whose word has full weight. */
export const LONG_AGO = new Date(TEST_NOW - 30 * 86_400_000);

/** Secret of the daily `auth-key` in tests. */
export const TEST_DAILY_AUTH_SECRET = 'test-secret';

/** With which the shell's server makes its calls in tests. */
export const TEST_STAFF_TOKEN = 'test-staff-token-of-the-shell';
