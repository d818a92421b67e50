import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 180_000;

export interface KillableApi {
  readonly url: string;
  /** Kills the process at once, like the kernel when memory is short, and starts it again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

interface KillableSettings {
  /** Options of Node, such as `--inspect`. */
  readonly nodeOptions?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts an API that can be killed. @throws Error if it does not answer within three minutes */
export async function startKillableApi(
  databaseUrl: string,
  port: number,
  { nodeOptions = [], env: more = {} }: KillableSettings = {},
): Promise<KillableApi> {
  const url = `http://127.0.0.1:${port}`;
  let api = await start();

  async function start(): Promise<ChildProcess> {
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      LOG_LEVEL: 'error',
      AANGAN_DEMO: '1',
      ...more,
    };
    const started = spawn(process.execPath, [...nodeOptions, 'api/src/main.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await answers(`${url}/healthz`))) {
      if (started.exitCode !== null || Date.now() > deadline) {
        started.kill('SIGKILL');
        throw new Error(`The API did not start on port ${port}.`);
      }
      await pause(50);
    }
    return started;
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = once(api, 'exit');
    api.kill(signal);
    await gone;
  }

  return {
    url,
    async killAndRestart() {
      await end('SIGKILL');
      api = await start();
    },
    stop: () => end('SIGTERM'),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
