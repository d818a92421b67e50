import { connect } from './connect.ts';
import { readMigrations } from './migration-files.ts';
import { lastMigration } from './migration-records.ts';

/** Whether the login owns or could own the tables of the application: then no trigger and no grant binds it. */
const COULD_CHANGE_TABLES = `
  select rolsuper or exists (
    select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and pg_has_role(current_user, relowner, 'member')
  ) as could from pg_roles where rolname = current_user`;

/**
 * Checks the database of an API that does not migrate.
 * @throws Error with one line that says what to do
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ could: boolean }>(COULD_CHANGE_TABLES);
    if (rows[0]?.could) {
      throw new Error(
        'DATABASE_URL names a login that owns the tables, so that no trigger binds it: use the role aangan_app, and DATABASE_MIGRATE_URL for migrations.',
      );
    }
    const wanted = readMigrations().at(-1);
    if ((await lastMigration(client)) < (wanted?.when ?? 0)) {
      throw new Error(
        'The database has an older schema than this release: run npm run migrate with DATABASE_MIGRATE_URL.',
      );
    }
  } finally {
    await client.end();
  }
}
