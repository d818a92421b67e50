import { type OpenDatabase, openDatabase } from '../src/foundation/database/client.ts';
import { testDatabaseUrl } from './test-database-url.ts';

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
