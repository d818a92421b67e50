import { fork } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TrialMessage, TrialOrder } from './trial-order.ts';

const SERVER = path.join(import.meta.dirname, `trial-server${path.extname(import.meta.filename)}`);

/** ms in which the server must listen, on a busy machine too. */
const START_MS = 60_000;

export interface TrialProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Options of Node that keep the code of a release from the publisher's files and programs. */
const LIMITS = ['--permission', '--allow-fs-read=*', '--allow-worker', '--disable-warning=SecurityWarning'];

/**
 * Starts the shell of a trial. The code of the release gets no secrets of the publisher, writes no files and starts no
 * programs.
 * @param onLine is called with each line of its log
 * @param execArgv more options of Node, for tests
 * @throws Error when it does not start
 */
export async function startTrial(
  order: TrialOrder,
  onLine: (line: string) => void,
  execArgv: readonly string[] = [],
): Promise<TrialProcess> {
  const child = fork(SERVER, {
    env: { NODE_ENV: 'production', ...(process.env.TZ && { TZ: process.env.TZ }) },
    execArgv: [...LIMITS, ...execArgv],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  if (child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`it does not listen within ${START_MS / 1000} s`)), START_MS);
      child.once('message', (message: TrialMessage) => {
        clearTimeout(timer);
        if ('origin' in message) resolve(message.origin);
        else reject(new Error(message.failed));
      });
      child.once('error', reject);
      void closed.then((code) => {
        clearTimeout(timer);
        reject(new Error(`it ended with ${code}: ${said.join('').trim().slice(-500)}`));
      });
      child.send(order);
    });
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
