import pg from 'pg';
import { copyTree, writeAsOwner } from './copy-tree.ts';

/** What a copy of a running server must not have, or does not need: PostgreSQL's manual, "Making a Base Backup". */
const LEFT_OUT = [
  /^postmaster\.(pid|opts)$/,
  /^aangan-owner$/,
  /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/[^/]+$/,
  /(^|\/)pgsql_tmp[^/]*$/,
  /(^|\/)pg_internal\.init[^/]*$/,
];

/**
 * Copies the folder of a running PostgreSQL that archives its log. The copy is consistent together with the archive.
 * @param url of an owner of the server; it ends only once the archive has all that the copy needs
 * @throws Error when a file cannot be copied; then the server knows of no backup any more
 */
export async function baseBackup(url: string, dataFolder: string, to: string): Promise<void> {
  // A backup belongs to its session: it is given up when the session ends before its stop.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('base', fast => true)");
    await copyTree(dataFolder, to, (name) => LEFT_OUT.some((pattern) => pattern.test(name)));
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)');
    await writeAsOwner(to, 'backup_label', rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}
