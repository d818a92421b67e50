import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import {
  canReach,
  makePublicFolder,
  type OperatingSystemUser,
  PUBLIC_FOLDER,
  postgresUser,
  publicCopy,
} from './operating-system-user.ts';
import { postgresFolder } from './postgres-binaries.ts';
import { isRunning, removeLeftPostmasterFile, runningPostmaster } from './postmaster-file.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Folder of the data: the one asked for, or its substitute under /var/tmp. */
  readonly folder: string;
  readonly port: number;
  /** Whether its process runs. */
  isRunning(): boolean;
  /** Ends every session and stops the server. Committed data is saved. */
  stop(): Promise<void>;
  /** Ends it without any delay. Committed data is saved, and the next start recovers it. */
  kill(): void;
}

interface EmbeddedOptions {
  /** Folder of the data; created if it does not exist. */
  readonly folder: string;
  /** By default any free port. */
  readonly port?: number;
  /** PostgreSQL settings that override ours, for tests: `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

const DATABASE_NAME = 'aangan';
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;
/** Bytes of a log to which a start still adds. */
const LOG_BYTES = 10_000_000;

/** Settings for a small machine that the rest of the platform shares; disks are assumed to be solid-state. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // No socket file: nothing is left behind, and the length of the folder's path has no limit.
  unix_socket_directories: '',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
  logging_collector: 'off',
} as const;

/**
 * Starts PostgreSQL on a data folder, and creates the folder on first use. If a PostgreSQL already runs there because
 * its Node process was killed, it is taken over. When we are root, it runs as another OS user, from a copy under
 * /var/tmp if that user cannot reach this folder.
 * @throws Error with one line that says what to do
 */
export async function startPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { programs, folder, user } = whereToRun(resolve(options.folder));
  const running = runningPostmaster(folder);
  if (running) return takeOver(folder, running.pid, running.port);
  removeLeftPostmasterFile(folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeCluster(programs, folder, user);
  return launch(programs, folder, user, options);
}

/**
 * For commands: uses the PostgreSQL of a running site, which keeps running afterwards, or else starts one like {@link
 * startPostgres}.
 * @throws as startPostgres
 */
export async function joinPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { folder } = whereToRun(resolve(options.folder));
  const running = runningPostmaster(folder);
  if (!running?.ready) return startPostgres(options);
  return { ...runningAt(folder, running), stop: async () => undefined, kill: () => undefined };
}

function whereToRun(wanted: string): { programs: string; folder: string; user: OperatingSystemUser | undefined } {
  const user = postgresUser();
  let programs = postgresFolder();
  let folder = wanted;
  mustMake(dirname(wanted));
  if (user) {
    const version = createHash('sha256').update(programs).digest('hex').slice(0, 12);
    if (!canReach(user, programs)) programs = publicCopy(programs, version);
    if (!canReach(user, dirname(wanted))) {
      makePublicFolder();
      folder = join(PUBLIC_FOLDER, `data-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`);
    }
  }
  mustMake(folder, user);
  return { programs, folder, user };
}

function mustMake(folder: string, user?: OperatingSystemUser): void {
  try {
    mkdirSync(folder, { recursive: true, ...(user && { mode: 0o700 }) });
    if (user) chownSync(folder, user.uid, user.gid);
    closeSync(openSync(join(folder, '.writable'), 'w'));
    rmSync(join(folder, '.writable'));
  } catch (error) {
    throw new Error(`Cannot write to the data folder ${folder}: set DATA_DIR to one you may write to.`, {
      cause: error,
    });
  }
}

/** Stores the id of the process that owns the running PostgreSQL, and the password, readable by its owner only. */
const OWNER_FILE = 'aangan-owner';
const PASSWORD_FILE = 'aangan-password';

function takeOver(folder: string, pid: number, port: number): EmbeddedPostgres {
  const ownerFile = join(folder, OWNER_FILE);
  const owner = existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : 0;
  if (isRunning(owner) || !port) {
    throw new Error(
      `The database in ${folder} is already in use (process ${pid}): stop the other one, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(ownerFile, String(process.pid));
  return runningAt(folder, { pid, port });
}

async function makeCluster(programs: string, folder: string, user: OperatingSystemUser | undefined): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    await promisify(execFile)(
      join(programs, 'bin', 'initdb'),
      [
        `--pgdata=${folder}`,
        '--username=aangan',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
      ],
      { ...user, cwd: '/' },
    );
    writeFileSync(join(folder, PASSWORD_FILE), password, { mode: 0o600 });
  } catch (error) {
    const reason = String((error as { stderr?: string }).stderr ?? error)
      .trim()
      .split('\n')
      .at(-1);
    throw new Error(`Cannot make a database in ${folder}: ${reason}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function launch(
  programs: string,
  folder: string,
  user: OperatingSystemUser | undefined,
  options: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const port = options.port ?? (await freePort());
  const settings = Object.entries({ ...SETTINGS, ...options.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const logFile = `${folder}.log`;
  beginNewLog(logFile);
  const log = openSync(logFile, 'a');
  const server = spawn(join(programs, 'bin', 'postgres'), ['-D', folder, '-p', String(port), ...settings], {
    ...user,
    cwd: '/',
    stdio: ['ignore', log, log],
    // A process group of its own: Ctrl-C in the terminal must reach PostgreSQL through us, after open requests are
    // finished.
    detached: true,
  });
  closeSync(log);
  server.unref();
  await untilReady(server, folder, port, logFile);
  writeFileSync(join(folder, OWNER_FILE), String(process.pid));
  await makeDatabase(folder, port);
  return runningAt(folder, { pid: server.pid ?? 0, port });
}

/** Renames a large log, in place of the one before it. */
function beginNewLog(file: string): void {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > LOG_BYTES) renameSync(file, `${file}.1`);
}

function runningAt(folder: string, { pid, port }: { pid: number; port: number }): EmbeddedPostgres {
  return {
    url: urlOf(folder, port),
    folder,
    port,
    isRunning: () => runningPostmaster(folder)?.pid === pid,
    stop: () => stopProcess(folder, pid),
    kill: () => void (isRunning(pid) && process.kill(pid, 'SIGKILL')),
  };
}

async function untilReady(server: ChildProcess, folder: string, port: number, logFile: string): Promise<void> {
  let failure: Error | undefined;
  server.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!runningPostmaster(folder)?.ready) {
    if (failure || server.exitCode !== null || Date.now() > deadline) {
      const lastLine = readFileSync(logFile, 'utf8').trim().split('\n').at(-1);
      throw new Error(`PostgreSQL did not start on port ${port}: ${failure?.message ?? lastLine} (see ${logFile})`);
    }
    await pause(25);
  }
}

async function makeDatabase(folder: string, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(folder, port, 'postgres') });
  // A server that ends meanwhile fails the query; without a listener it would end this process too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
}

function urlOf(folder: string, port: number, database = DATABASE_NAME): string {
  return `postgresql://aangan:${readFileSync(join(folder, PASSWORD_FILE), 'utf8')}@127.0.0.1:${port}/${database}`;
}

async function stopProcess(folder: string, pid: number): Promise<void> {
  // SIGINT is PostgreSQL's "fast" shutdown: open transactions roll back and everything committed is written.
  if (isRunning(pid)) process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (isRunning(pid) && Date.now() < deadline) await pause(25);
  if (isRunning(pid)) process.kill(pid, 'SIGQUIT');
  rmSync(join(folder, OWNER_FILE), { force: true });
}
