import { type OpenDatabase, openDatabase } from '../database/client.ts';

/** Longer than the product waits: tests that ask for one thing fifty times at once also run on busy machines. */
const PATIENCE_MS = 25_000;

interface TestDatabaseOptions {
  /** The test database unless told. */
  readonly url?: string | undefined;
  readonly connections?: number;
}

/** Opens the test database, or one beside it. */
export function openTestDatabase({ url = testDatabaseUrl(), ...options }: TestDatabaseOptions = {}): OpenDatabase {
  return openDatabase(url, { ...options, patienceMs: PATIENCE_MS });
}

function testDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: integration tests run by Jest with its global set-up.');
  return url;
}
