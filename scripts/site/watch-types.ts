import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, workingFolder } from './remotes.ts';

/**
 * Runs the compiler on a remote and what it imports, beside the build, and prints its errors as they come.
 * @returns what ends it
 */
export function watchTypes(folder: string, say: (line: string) => void): () => void {
  const here = workingFolder();
  // In this repository the compiler's projects are built; a repository of one remote has one project.
  const projects = here === ROOT ? ['-b', folder] : ['-p', folder];
  const compiler = spawn(path.join(here, 'node_modules/.bin/tsc'), [...projects, '--watch', '--preserveWatchOutput'], {
    cwd: here,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The build goes on without it.
  compiler.once('error', ({ message }) => say(`Types are not checked: ${message}`));
  const report = typeReport();
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    const text = report(line);
    if (text !== undefined) say(text);
  });
  return () => void compiler.kill();
}

/** Turns lines of the watching compiler into what a developer needs: errors, and that there are none any more. */
export function typeReport(): (line: string) => string | undefined {
  let wrong = false;
  return (line) => {
    const found = /Found (\d+) errors?\./.exec(line)?.[1];
    if (found === undefined)
      return /Starting (?:incremental )?compilation|File change detected|^\s*$/.test(line) ? undefined : line;
    const before = wrong;
    wrong = found !== '0';
    if (wrong) return `Types: ${found} ${found === '1' ? 'error' : 'errors'}`;
    return before ? 'Types: no errors any more' : undefined;
  };
}
