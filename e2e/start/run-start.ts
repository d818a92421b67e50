import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../scripts/site/remotes.ts';

/** A real `npm start` with its terminal output. */
interface StartRun {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Resolves once the text was printed; rejects when the process exits before. */
  printed(text: string): Promise<void>;
  /** Exit code. */
  readonly ended: Promise<number | null>;
}

/** Runs `scripts/start.ts` with the given variables on top of the environment. */
export function runStart(env: Readonly<Record<string, string>>): StartRun {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: { ...inherited, ...env },
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    process: child,
    output: () => output,
    ended,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!output.includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended without saying "${text}":\n${output}`)));
      }),
  };
}
