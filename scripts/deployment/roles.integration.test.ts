import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../../api/src/foundation/database/public.ts';
import { migrateModules } from '../../api/src/migrate-modules.ts';
import { deployText } from './deployment-files.ts';

/** Processes of the server end a moment after it, and may still write. */
const LAST_WRITERS = { recursive: true, force: true, maxRetries: 100, retryDelay: 50 };

const folder = mkdtempSync(path.join(tmpdir(), 'aangan-roles-'));
let postgres: EmbeddedPostgres;

function urlOf(user?: string, database = 'aangan'): string {
  const url = new URL(postgres.url);
  url.pathname = database;
  if (user) Object.assign(url, { username: user, password: 'secret' });
  return String(url);
}

async function query(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    // One by one: a database is not created in a transaction.
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** The statements that `roles.sh` gives to psql: of the server, and of the site's database. */
function statementsOfRoles(): string[][] {
  const [, sql = ''] = /<<'SQL'\n([\s\S]*?)^SQL$/m.exec(deployText('postgres/roles.sh')) ?? [];
  return sql.split('\\connect aangan').map((part) =>
    part
      .replace(/^--.*$/gm, '')
      .replace(/:'\w+'/g, "'secret'")
      .split(';')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ''),
  );
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  postgres = await startPostgres({ folder: path.join(folder, 'data'), settings: { fsync: 'off' } });
  const [ofServer = [], ofDatabase = []] = statementsOfRoles();
  await query(urlOf(undefined, 'postgres'), 'drop database aangan', ...ofServer);
  await query(urlOf(), ...ofDatabase);
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, LAST_WRITERS);
});

describe('the roles of the database', () => {
  it('are asked for when the owner is no member of the role of the API', async () => {
    await query(urlOf(), 'revoke aangan_app from aangan_owner');
    await expect(migrateModules(urlOf('aangan_owner'))).rejects.toThrow('run "grant aangan_app to aangan_owner"');
    await query(urlOf(), 'grant aangan_app to aangan_owner');
  });

  it('let the owner migrate, who is no superuser and may not make members', async () => {
    await migrateModules(urlOf('aangan_owner'));
    await migrateModules(urlOf('aangan_owner'));
    expect(await query(urlOf('aangan_app'), 'select count(*)::int as listings from listing')).toEqual([
      { listings: 0 },
    ]);
    await expect(query(urlOf('aangan_app'), 'drop table listing')).rejects.toThrow('must be owner');
  });

  it('limit a statement of the API behind a pooler too', async () => {
    expect(await query(urlOf('aangan_app'), 'show statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  });
});
