import { getTableName } from 'drizzle-orm';
import { migrate } from './foundation/database/public.ts';
import { MODULES } from './modules.ts';

/**
 * Migrates a database to the schema of all modules; safe to run from several instances at once.
 * @param url of the login that owns the tables
 * @throws Error with one line that says what to do, if the database cannot be reached
 */
export function migrateModules(url: string): Promise<void> {
  return migrate(url, {
    indexes: MODULES.flatMap(({ indexes = [] }) => indexes),
    appendOnly: MODULES.flatMap(({ appendOnly = [] }) => appendOnly.map((table) => getTableName(table))),
  });
}
