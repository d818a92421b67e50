import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';
import type { Graph } from './scope.ts';

/** Files that differ from the merge base with `main`: committed, uncommitted and new ones. */
export function changedFiles(): string[] {
  const since = git('merge-base', 'HEAD', mainBranch())[0] ?? '';
  // Without renames, a moved file counts in both places.
  const changed = git('diff', '--name-only', '--no-renames', since);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** Tests that import the settings of the deep run. */
export function deepTests(): string[] {
  const importing = ['--', '*.test.ts', '*.test.tsx', '*.spec.ts'];
  return git('grep', '--untracked', '-lE', "import .*from '.*testing/depth(\\.ts)?'", ...importing);
}

/** A fresh clone has `main` only as the remote's branch. */
function mainBranch(): string {
  const known = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
  const [first] = known;
  if (!first) throw new Error('There is no main branch to compare with: fetch it (git fetch origin main:main).');
  return first;
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The dependencies between the repository's packages, by folder, as lerna reports them. */
export function packageGraph(): Graph {
  const lerna = path.join(ROOT, 'node_modules/.bin/lerna');
  const listed = (...flags: string[]) =>
    execFileSync(lerna, ['list', '--all', '--loglevel', 'error', ...flags], { cwd: ROOT });
  const packages: { name: string; location: string }[] = JSON.parse(String(listed('--json')));
  const needs: Record<string, string[]> = JSON.parse(String(listed('--graph')));
  const folders = new Map(packages.map(({ name, location }) => [name, path.relative(ROOT, location)]));
  return Object.fromEntries(
    packages.map(({ name }) => [folders.get(name), (needs[name] ?? []).flatMap((need) => folders.get(need) ?? [])]),
  );
}
