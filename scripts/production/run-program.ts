import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;

/** A program of a production build that was started. */
export interface Program {
  readonly process: ChildProcess;
  /** All that it has printed. */
  output(): string;
  /** Its exit code, once its output is complete. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts a program with nothing of this process's environment, in a folder that has nothing to do with it.
 * @param file of the program, absolute
 * @param args of the program
 */
export function runProgram(file: string, env: Readonly<Record<string, string>>, args: readonly string[] = []): Program {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: path.parse(file).root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return { process: child, output: () => output, ended: once(child, 'close').then(([code]) => code) };
}

/**
 * Waits until an address answers with 200.
 * @throws Error with all that the program has printed, when it ends before
 */
export async function untilAnswers(url: string, program: Program): Promise<void> {
  while (program.process.exitCode === null) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await pause(LOOK_AGAIN_MS);
  }
  throw new Error(`It ended before it answered at ${url}:\n${program.output()}`);
}
