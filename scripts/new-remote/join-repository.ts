import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Adds a new remote to the repository without network access: its format, the compiler's project, a link in
 * `node_modules` and its entry in `package-lock.json`. The workspaces are a glob, and everything else finds remotes
 * by their `remote.config.ts`.
 * @throws Error when npm cannot write the lock
 */
export async function joinRepository(root: string, name: string): Promise<void> {
  // Names longer than the template's may need other line breaks.
  await run(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', name], { cwd: root });
  const projects = path.join(root, 'tsconfig.json');
  writeFileSync(projects, withReference(readFileSync(projects, 'utf8'), name));
  linkPackage(root, name);
  // Nothing is fetched: a new remote has no dependencies of its own.
  const flags = ['--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  await run('npm', ['install', ...flags], { cwd: root }).catch((cause: unknown) => {
    throw new Error('npm could not write package-lock.json: run npm install when you can.', { cause });
  });
}

/** The root `tsconfig.json` with one more project after the other remotes; everything else is unchanged. */
export function withReference(text: string, name: string): string {
  const line = `{ "path": "${name}" }`;
  if (text.includes(line)) return text;
  const remotes = [...text.matchAll(/\n( *)\{ "path": "mfe-[^"]+" \},?/g)];
  const last = remotes.at(-1);
  if (!last) throw new Error('tsconfig.json names no remote to put the new one after');
  const end = last.index + last[0].length;
  const comma = last[0].endsWith(',') ? ',' : '';
  const before = comma ? text.slice(0, end) : `${text.slice(0, end)},`;
  return `${before}\n${last[1]}${line}${comma}${text.slice(end)}`;
}

/** What `npm install` would do: `node_modules/@aangan/<name>` leads to the folder. */
function linkPackage(root: string, name: string): void {
  const scope = path.join(root, 'node_modules/@aangan');
  const link = path.join(scope, name);
  if (existsSync(link)) return;
  mkdirSync(scope, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.join('../..', name), link, 'dir');
}
