// What other modules may use.
export { appUrl, isAppUrl, openAppLogin } from './app-login.ts';
export { checkDatabase } from './check-database.ts';
export { type Database, type OpenDatabase, openDatabase, ownConnection } from './client.ts';
export { at, idOf, paise } from './columns.ts';
export { isConnectionBroken, isDatabaseAway } from './database-away.ts';
export { type EmbeddedPostgres, joinPostgres, startPostgres } from './embedded.ts';
export { fillTable } from './fill-table.ts';
export { freePort } from './free-port.ts';
export { listen } from './listen.ts';
export { measureArchive, measurePool, measureQueries } from './measure-database.ts';
export { migrate } from './migrate.ts';
export { type Migration, migrationOf, readMigrations } from './migration-files.ts';
export { isRunning } from './postmaster-file.ts';
export { JOBS_SCHEMA } from './roles.ts';
export { storeRows } from './store-rows.ts';
export type { DatabaseOrTransaction, Transaction } from './transaction.ts';
export { isUniqueViolation } from './unique-violation.ts';
export type { QueryWatch, SlowQuery } from './watched-client.ts';
