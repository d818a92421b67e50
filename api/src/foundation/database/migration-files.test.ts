import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationOf, readMigrations } from './migration-files.ts';

describe('the migrations of this release', () => {
  it('have the digests and moments by which drizzle has recorded them in databases', () => {
    const drizzle = readMigrationFiles({ migrationsFolder: join(__dirname, 'migrations') });
    expect(drizzle.length).toBeGreaterThan(0);
    expect(readMigrations().map(({ statements, hash, when }) => ({ statements, hash, when }))).toEqual(
      drizzle.map(({ sql, hash, folderMillis }) => ({ statements: sql, hash, when: folderMillis })),
    );
  });
});

describe('a migration', () => {
  it('is applied in a transaction, unless its first line says otherwise', () => {
    expect(migrationOf('0001_a', 1, 'select 1').inTransaction).toBe(true);
    expect(migrationOf('0001_a', 1, '-- without transaction\nselect 1').inTransaction).toBe(false);
    expect(migrationOf('0001_a', 1, 'select 1;\n-- without transaction\n').inTransaction).toBe(true);
  });
});
