import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;

export interface RunningApi {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface BenchData {
  readonly listings: number;
  /** Copies of each listing. */
  readonly copies?: number;
  /** About this many projects instead of the seeded ones. */
  readonly projects?: number;
  readonly port: number;
}

/** Starts an API with a database of its own and this many listings, and removes both afterwards. */
export function withListings<Result>(data: BenchData, use: (api: RunningApi) => Promise<Result>): Promise<Result> {
  return withData(data, async (folder) => {
    const api = await startApi(data.port, { DATA_DIR: folder });
    try {
      return await use(api);
    } finally {
      await api.stop();
    }
  });
}

/** Seeds a data folder with this many listings, and removes it afterwards. `BENCH_DATA_DIR` is one that stays. */
export async function withData<Result>(
  { listings, copies, projects }: BenchData,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (process.env.BENCH_DATA_DIR) return use(process.env.BENCH_DATA_DIR);
  const folder = mkdtempSync(join(tmpdir(), 'aangan-bench-'));
  // If root runs the benchmark, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  try {
    await seedListings(listings, { DATA_DIR: folder }, { projects, copies });
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Seeds listings by `npm run seed`.
 * @param env says where: `DATA_DIR` or `DATABASE_URL`
 * @param more how many projects of builders to seed, the seed's own number by default, and copies of each listing
 * @throws Error if seeding fails
 */
export async function seedListings(
  listings: number,
  env: Readonly<Record<string, string>>,
  more: { readonly projects?: number | undefined; readonly copies?: number | undefined } = {},
): Promise<void> {
  const options = Object.entries(more).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );
  const seeding = runNode(['api/demo/seed/main.ts', '--listings', String(listings), ...options], env);
  const [code] = await once(seeding, 'exit');
  if (code !== 0) throw new Error(`Seeding ${listings} listings failed (exit code ${code}).`);
}

/** Starts an API on a data folder or database. @throws Error if it does not answer within a minute */
export async function startApi(port: number, env: Readonly<Record<string, string>>): Promise<RunningApi> {
  const url = `http://127.0.0.1:${port}`;
  const api = runNode(['api/src/main.ts'], { ...env, API_PORT: String(port), LOG_LEVEL: 'warn' });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(`${url}/healthz`))) {
    if (api.exitCode !== null || Date.now() > deadline) throw new Error(`The API did not start on port ${port}.`);
    await pause(50);
  }
  return {
    url,
    pid: api.pid ?? 0,
    stop: async () => {
      api.kill('SIGTERM');
      if (api.exitCode === null) await once(api, 'exit');
    },
  };
}

function runNode(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...inherited, AANGAN_DEMO: '1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
