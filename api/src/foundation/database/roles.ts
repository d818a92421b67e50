import type { Client } from 'pg';
import { MIGRATIONS_SCHEMA } from './migration-records.ts';

/** The API's role. It reads and changes rows; it cannot change tables, switch triggers off or empty a table. */
export const APP_ROLE = 'aangan_app';

/** For reports and people who look into the data. */
const READ_ROLE = 'aangan_read';

/** Schema of the job queue, whose library changes its own tables at runtime. */
export const JOBS_SCHEMA = 'jobs';

/**
 * Gives the roles what they may do with the tables of this moment. The login that migrates owns the tables.
 * @param appendOnly tables whose rows are never changed or deleted
 * @throws Error with one line that says what to do, when the roles do not exist and this login may not create them
 */
export async function grantRoles(client: Client, appendOnly: readonly string[]): Promise<void> {
  for (const role of [APP_ROLE, READ_ROLE]) await ensureRole(client, role);
  await client.query(`grant usage on schema public, ${MIGRATIONS_SCHEMA} to ${APP_ROLE}, ${READ_ROLE}`);
  await client.query(`grant select on all tables in schema public to ${READ_ROLE}`);
  await client.query(`grant select on all tables in schema ${MIGRATIONS_SCHEMA} to ${APP_ROLE}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`);
  await client.query(`grant usage, select on all sequences in schema public to ${APP_ROLE}`);
  if (appendOnly.length > 0) await client.query(`revoke update, delete on ${appendOnly.join(', ')} from ${APP_ROLE}`);
  await giveJobsToApp(client);
}

async function ensureRole(client: Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount) return;
  try {
    await client.query(`create role ${role}`);
  } catch (error) {
    const { code } = error as { code?: string };
    // Another database of the server is migrated at the same moment.
    if (code === '42710' || code === '23505') return;
    if (code !== '42501') throw error;
    throw new Error(`The role ${role} does not exist, and this login may not create it: run "create role ${role}".`, {
      cause: error,
    });
  }
}

/** Only a member may give things to a role. An owner that is one already need not be allowed to make members. */
async function joinApp(client: Client): Promise<void> {
  const { rows } = await client.query<{ member: boolean; login: string }>(
    "select pg_has_role($1, 'set') as member, quote_ident(current_user) as login",
    [APP_ROLE],
  );
  if (rows[0]?.member) return;
  try {
    await client.query(`grant ${APP_ROLE} to current_user`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new Error(`This login must be a member of ${APP_ROLE}: run "grant ${APP_ROLE} to ${rows[0]?.login}".`, {
      cause: error,
    });
  }
}

/** The queue's objects belong to the role that uses them, also those of a database from before the roles. */
async function giveJobsToApp(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1 and nspowner = $2::regrole', [
    JOBS_SCHEMA,
    APP_ROLE,
  ]);
  if (rowCount) return;
  await joinApp(client);
  await client.query(`create schema if not exists ${JOBS_SCHEMA}`);
  await client.query(`do $$ declare item record; begin
    for item in select format('table %s', oid::regclass) as what from pg_class
        where relnamespace = '${JOBS_SCHEMA}'::regnamespace and relkind in ('r', 'p')
      union all select format('type %s', oid::regtype) from pg_type
        where typnamespace = '${JOBS_SCHEMA}'::regnamespace and typtype = 'e'
      union all select format('function %s', oid::regprocedure) from pg_proc
        where pronamespace = '${JOBS_SCHEMA}'::regnamespace
    loop execute format('alter %s owner to ${APP_ROLE}', item.what); end loop;
  end $$`);
  await client.query(`alter schema ${JOBS_SCHEMA} owner to ${APP_ROLE}`);
}
