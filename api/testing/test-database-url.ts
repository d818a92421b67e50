/** URL of the tests' database; in a test, of its file's own copy. @throws Error outside of Jest */
export function testDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: integration tests run by Jest with its global set-up.');
  return url;
}
