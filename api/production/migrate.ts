import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { migrateModules } from '../src/migrate-modules.ts';
import { reportRefusal } from '../src/report-refusal.ts';

/** Brings the database to the schema of this build, and gives the roles their rights. */
await reportRefusal('The migration', false, async () => {
  const url = process.env.DATABASE_MIGRATE_URL;
  if (!url) throw new SettingsProblems(['DATABASE_MIGRATE_URL: the login that owns the tables']);
  await migrateModules(url);
  process.stdout.write('The database has the schema of this release.\n');
});
