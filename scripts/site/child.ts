import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { installedName } from './installed-name.ts';
import { ROOT } from './remotes.ts';
import { rotatingLog } from './rotating-log.ts';

interface ChildOptions {
  readonly name: string;
  /** Script that Node runs, absolute. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Everything it prints goes here. */
  readonly logFile: string;
  /** Is called with each line of its standard output. */
  readonly onLine?: (line: string) => void;
}

interface ChildExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** `ended by SIGKILL`, `ended with exit code 1`. */
export function howItEnded({ code, signal }: ChildExit): string {
  return signal ? `ended by ${signal}` : `ended with exit code ${code}`;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  readonly exited: Promise<ChildExit>;
  /** The last lines it printed. */
  lastLines(): readonly string[];
  /** Whether its event loop answers a ping in time, ms. */
  responds(withinMs: number): Promise<boolean>;
  /** Asks the child to finish open requests, and kills it after ten seconds. */
  stop(): Promise<void>;
  kill(): void;
}

const STOP_WITHIN_MS = 10_000;
const LINES_MAX = 60;
const LINES_PRINTED = 20;
const COMPILE_CACHE = path.join(ROOT, '.data/compile-cache');
/** Scripts that run in every child before its own. */
const BEFORE = ['end-with-parent.ts', 'answer-pings.ts'].flatMap((file) => [
  '--import',
  pathToFileURL(path.join(import.meta.dirname, installedName(file))).href,
]);

/** Starts a Node script as a child that ends with this process, however this process ends. */
export function startChild(options: ChildOptions): Child {
  const child = spawn(process.execPath, [...BEFORE, options.script, ...(options.args ?? [])], {
    cwd: options.cwd,
    // Later starts read compiled code instead of compiling it again.
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group: Ctrl-C reaches it through the parent, in the right order.
    detached: true,
  });
  const lines = keepLines(child, options);
  const exited = new Promise<ChildExit>((resolve) => {
    child.once('error', (error) => {
      lines.push(error.message);
      resolve({ code: 1, signal: null });
    });
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    name: options.name,
    pid: child.pid ?? 0,
    logFile: options.logFile,
    exited,
    lastLines: () => lines,
    responds(withinMs) {
      child.send('ping', () => undefined);
      const answered = once(child, 'message', { signal: AbortSignal.timeout(withinMs) });
      return answered.then(
        () => true,
        () => false,
      );
    },
    kill: () => child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      const insist = new AbortController();
      const timeout = pause(STOP_WITHIN_MS, 'late', { signal: insist.signal }).catch(() => 'gone');
      if ((await Promise.race([exited, timeout])) === 'late') child.kill('SIGKILL');
      insist.abort();
      await exited;
    },
  };
}

function keepLines(child: ChildProcess, { logFile, onLine }: ChildOptions): string[] {
  const lines: string[] = [];
  const log = rotatingLog(logFile);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line);
      lines.push(line);
      if (lines.length > LINES_MAX) lines.shift();
      if (stream === child.stdout) onLine?.(line);
    });
  }
  child.once('close', () => log.close());
  return lines;
}

/**
 * Runs a Node script to its end.
 * @throws Error with the last lines it printed, when it fails; the signal's reason, when it was cancelled
 */
export async function runToEnd(options: ChildOptions, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = startChild(options);
  const stop = () => void child.stop();
  signal.addEventListener('abort', stop, { once: true });
  const { code } = await child.exited;
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`${options.name} failed (all of it is in ${options.logFile}):\n${outputOf(child)}`);
}

/** The last output of a script, without stack frames. */
function outputOf(child: Child): string {
  return child
    .lastLines()
    .filter((line) => !/^\s+at |^Node\.js v|^\s*$/.test(line))
    .slice(-LINES_PRINTED)
    .join('\n');
}
