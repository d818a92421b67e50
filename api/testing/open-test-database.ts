import type { OpenDatabase } from '../src/foundation/database/client.ts';
import { appUrl, openDatabase } from '../src/foundation/database/public.ts';
import { testDatabaseUrl } from './test-database-url.ts';

/** A timeout longer than the product's: tests with fifty parallel requests also run on busy machines. */
const TIMEOUT_MS = 25_000;

interface TestDatabaseOptions {
  /** By default the test database. */
  readonly url?: string | undefined;
  readonly connections?: number;
  /** By default the API's role; the owner may change the schema. */
  readonly as?: 'app' | 'owner';
}

/** Opens the test database, or another one on the same server, with the rights that the API has. */
export function openTestDatabase({
  url = testDatabaseUrl(),
  as = 'app',
  ...options
}: TestDatabaseOptions = {}): OpenDatabase {
  return openDatabase(as === 'owner' ? url : appUrl(url), { ...options, timeoutMs: TIMEOUT_MS });
}
