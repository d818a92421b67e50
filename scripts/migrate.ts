import { migrateModules } from '../api/src/migrate-modules.ts';

/**
 * `npm run migrate`: brings the database of DATABASE_MIGRATE_URL to the schema of this release, and gives the roles
 * their rights.
 */
try {
  const url = process.env.DATABASE_MIGRATE_URL;
  if (!url) throw new Error('Set DATABASE_MIGRATE_URL to the login that owns the tables.');
  await migrateModules(url);
  console.log('The database has the schema of this release.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
