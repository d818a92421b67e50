import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { testDatabaseUrl } from './test-database-url.ts';

export interface BesideDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database on the same server as the test database, for tests that change its schema or content. */
export function besideTestDatabase(name: string): Promise<BesideDatabase> {
  return databaseBeside(`aangan_${name}_${process.pid}`, 'template1');
}

/** A copy of the seeded database. Nobody may be connected to the original while it is copied. */
export function copyOfTestDatabase(): Promise<BesideDatabase> {
  return databaseBeside(`aangan_${randomUUID().replaceAll('-', '')}`, new URL(testDatabaseUrl()).pathname.slice(1));
}

async function databaseBeside(database: string, template: string): Promise<BesideDatabase> {
  const url = new URL(testDatabaseUrl());
  // Connects to `postgres`, which every server has: a template with connections cannot be copied.
  const server = new URL(url);
  server.pathname = '/postgres';
  // Copying files takes half the time of writing the pages to the log, which PostgreSQL does by default.
  await run(server.href, `create database ${database} template ${template} strategy file_copy`);
  url.pathname = `/${database}`;
  return { url: url.href, drop: () => run(server.href, `drop database ${database} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
