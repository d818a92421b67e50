import type { OpenDatabase } from '../src/foundation/database/client.ts';
import { openDatabase } from '../src/foundation/database/public.ts';
import { testDatabaseUrl } from './test-database-url.ts';

/** A timeout longer than the product's: tests with fifty parallel requests also run on busy machines. */
const TIMEOUT_MS = 25_000;

interface TestDatabaseOptions {
  /** By default the test database. */
  readonly url?: string | undefined;
  readonly connections?: number;
}

/** Opens the test database, or another one on the same server. */
export function openTestDatabase({ url = testDatabaseUrl(), ...options }: TestDatabaseOptions = {}): OpenDatabase {
  return openDatabase(url, { ...options, timeoutMs: TIMEOUT_MS });
}
