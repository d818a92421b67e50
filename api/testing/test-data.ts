/** Listings in the test database. */
export const TEST_LISTINGS = 3_000;

/** The moment the test data is counted from; tests run the API with this clock. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 6, 30);

/** Makes the `auth-key` of the day in tests. */
export const TEST_DAILY_AUTH_SECRET = 'test-secret';
