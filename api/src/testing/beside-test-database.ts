import pg from 'pg';

export interface BesideDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database on the same server as the test database, for tests that change what is in it. */
export async function besideTestDatabase(name: string): Promise<BesideDatabase> {
  const testUrl = process.env.TEST_DATABASE_URL;
  if (!testUrl) throw new Error('TEST_DATABASE_URL is not set: integration tests run by Jest with its global set-up.');
  const database = `aangan_${name}_${process.pid}`;
  await run(testUrl, `create database ${database}`);
  const url = new URL(testUrl);
  url.pathname = `/${database}`;
  return { url: url.href, drop: () => run(testUrl, `drop database ${database} with (force)`) };
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
