import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/site/remotes.ts';
import { openCopy, type RepositoryCopy } from '../../scripts/site/repository-copy.ts';

/**
 * Installs the packages of a repository without a network: those of the platform from their tarballs, as npm does, and all
 * others as links to this checkout's.
 */
export function installPackages(folder: string): RepositoryCopy {
  const modules = path.join(folder, 'node_modules');
  const platform = path.join(folder, 'platform');
  for (const file of readdirSync(platform)) {
    const name = /^aangan-([a-z-]+)-\d/.exec(file)?.[1] ?? file;
    const target = path.join(modules, '@aangan', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(platform, file), '-C', target, '--strip-components=1']);
  }
  const installed = path.join(ROOT, 'node_modules');
  for (const name of readdirSync(installed)) {
    if (name !== '@aangan') symlinkSync(path.join(installed, name), path.join(modules, name));
  }
  return openCopy(folder);
}
