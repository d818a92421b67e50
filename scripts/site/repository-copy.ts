import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './remotes.ts';

const run = promisify(execFile);

/** Files that a fresh clone does not have. */
const NOT_CLONED = new Set(['node_modules', 'dist', '.data', '.tsc', '.nx', '.git', 'test-results']);

/** A copy of the repository after `git clone` and `npm ci`, in which a test may write. */
export interface RepositoryCopy {
  readonly folder: string;
  /**
   * Runs a tool of `node_modules/.bin` in it and returns its output.
   * @throws with the output, when it fails
   */
  run(tool: string, ...args: readonly string[]): Promise<string>;
  /** The same in one of its folders. */
  runIn(folder: string, tool: string, ...args: readonly string[]): Promise<string>;
}

/** External packages are linked to those of this checkout; the repository's packages are the copy's own. */
export function copyRepository(folder: string): RepositoryCopy {
  cpSync(ROOT, folder, { recursive: true, filter: (source) => !NOT_CLONED.has(path.basename(source)) });
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@aangan'), { recursive: true });
  const installed = path.join(ROOT, 'node_modules');
  for (const name of readdirSync(installed)) {
    if (name !== '@aangan') symlinkSync(path.join(installed, name), path.join(modules, name));
  }
  for (const name of readdirSync(path.join(installed, '@aangan'))) {
    symlinkSync(path.join('../..', name), path.join(modules, '@aangan', name));
  }
  return openCopy(folder);
}

/** An existing copy, which may have been moved. */
export function openCopy(folder: string): RepositoryCopy {
  const modules = path.join(folder, 'node_modules');
  const PATH = `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  const runIn: RepositoryCopy['runIn'] = async (inside, tool, ...args) => {
    const env = { ...process.env, PATH, NO_COLOR: '1', FORCE_COLOR: '0' };
    const cwd = path.join(folder, inside);
    const said = await run(tool, [...args], { cwd, env, maxBuffer: 16_000_000 }).catch(
      (failed: { stdout: string; stderr: string }) => {
        throw new Error(`${tool} ${args.join(' ')} failed:\n${failed.stdout}${failed.stderr}`);
      },
    );
    return `${said.stdout}${said.stderr}`;
  };
  return { folder, runIn, run: (tool, ...args) => runIn('.', tool, ...args) };
}
