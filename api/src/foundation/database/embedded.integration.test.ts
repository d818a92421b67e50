import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from './embedded.ts';
import { canReach, postgresUser, publicCopy } from './operating-system-user.ts';
import { postgresFolder } from './postgres-binaries.ts';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function pidOf({ folder }: EmbeddedPostgres): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('the embedded PostgreSQL', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'aangan-embedded-'));
    chmodSync(root, 0o755);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('keeps committed data when it is killed, and starts again despite its leftover files', async () => {
    const first = await startPostgres({ folder: join(root, 'postgres') });
    await query(first.url, 'create table kept (n int); insert into kept select generate_series(1, 1000)');
    process.kill(pidOf(first), 'SIGKILL');
    await gone(pidOf(first));
    const second = await startPostgres({ folder: join(root, 'postgres') });
    expect(await query(second.url, 'select count(*)::int n from kept')).toEqual([{ n: 1000 }]);
    await second.stop();
  });

  it('starts when another program now has the process id in the leftover file', async () => {
    const first = await startPostgres({ folder: join(root, 'postgres') });
    const file = join(first.folder, 'postmaster.pid');
    const left = readFileSync(file, 'utf8');
    await first.stop();
    writeFileSync(file, left.replace(/^\d+/, String(process.ppid)));
    const second = await startPostgres({ folder: join(root, 'postgres') });
    expect(await query(second.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await second.stop();
  });

  it('refuses a folder that is in use, with a one-line error that says what to do', async () => {
    const first = await startPostgres({ folder: join(root, 'postgres') });
    const { message } = (await startPostgres({ folder: join(root, 'postgres') }).catch(
      (error: Error) => error as Error,
    )) as Error;
    expect(message).toMatch(/is already in use \(process \d+\): stop the other one, or set DATA_DIR/);
    expect(message).not.toContain('\n');
    await first.stop();
  });

  it('takes over a PostgreSQL whose Node process was killed', async () => {
    const first = await startPostgres({ folder: join(root, 'postgres') });
    await query(first.url, 'create table kept as select 7 as n');
    const deadPid = Number(execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }));
    writeFileSync(join(first.folder, 'aangan-owner'), String(deadPid));
    const second = await startPostgres({ folder: join(root, 'postgres') });
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.stop();
    expect(spawnSync('kill', ['-0', String(deadPid)]).status).not.toBe(0);
  });

  it('reports in one line that it cannot write to its folder', async () => {
    writeFileSync(join(root, 'file'), '');
    const { message } = (await startPostgres({ folder: join(root, 'file', 'postgres') }).catch(
      (error: Error) => error as Error,
    )) as Error;
    expect(message).toMatch(/^Cannot write to the data folder .*: set DATA_DIR to one you may write to\.$/);
  });

  it('works in a folder that the database user cannot reach', async () => {
    chmodSync(root, 0o700);
    const postgres = await startPostgres({ folder: join(root, 'postgres') });
    expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await postgres.stop();
    if (!postgres.folder.startsWith(root)) {
      expect(process.getuid?.()).toBe(0);
      rmSync(postgres.folder, { recursive: true });
      rmSync(`${postgres.folder}.log`);
    }
  });
});

describe('the copy of the PostgreSQL programs for the database user', () => {
  const asRoot = process.getuid?.() === 0 ? it : it.skip;

  asRoot('can be run by that user where the original cannot be reached', () => {
    const user = postgresUser();
    if (!user) throw new Error('Root runs PostgreSQL as another user.');
    const hidden = mkdtempSync(join(tmpdir(), 'aangan-hidden-'));
    expect(canReach(user, hidden)).toBe(false);
    const version = `test-${process.pid}`;
    const copy = publicCopy(postgresFolder(), version);
    expect(canReach(user, copy)).toBe(true);
    const answer = execFileSync(join(copy, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
    expect(answer).toMatch(/PostgreSQL\) 18/);
    expect(publicCopy(postgresFolder(), version)).toBe(copy);
    rmSync(copy, { recursive: true });
    rmSync(hidden, { recursive: true });
  });
});

async function gone(pid: number): Promise<void> {
  while (spawnSync('kill', ['-0', String(pid)]).status === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}
