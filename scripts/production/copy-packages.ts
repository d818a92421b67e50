import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageJson } from '../platform/versions.ts';
import { ROOT } from '../site/remotes.ts';
import { type LockedPackages, packageClosure } from './package-closure.ts';
import type { ProductionPart } from './parts.ts';

/** What no program reads at run time. Licences stay. */
const NOT_RUN = /\.(?:[cm]?ts|tsx|map|flow)$/;

/**
 * Copies packages with all that they need into a folder's `node_modules`, and writes its `package.json` and
 * `package-lock.json`, so that `npm ci` would install the same. Each program is a script: `npm start`, `npm run migrate`.
 */
export function copyPackages({ name: part, starts }: ProductionPart, folder: string, names: readonly string[]): void {
  const lock: { packages: LockedPackages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const closure = packageClosure(lock.packages, names);
  for (const place of closure) copyPackage(place, folder);
  const { license } = packageJson('.');
  const { version } = packageJson(part === 'assets' ? 'shell' : part);
  const dependencies = Object.fromEntries(
    names.toSorted().map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? '']),
  );
  const about = { name: `aangan-${part}`, version, license, dependencies };
  const packages = Object.fromEntries(closure.map((place) => [place, asProduction(lock.packages[place] ?? {})]));
  const scripts = Object.fromEntries(
    Object.keys(starts).map((name) => [name === 'main' ? 'start' : name, `node --enable-source-maps ${name}.js`]),
  );
  write(folder, 'package.json', { ...about, private: true, type: 'module', scripts });
  write(folder, 'package-lock.json', {
    ...{ name: about.name, version, lockfileVersion: 3, requires: true },
    packages: { '': about, ...packages },
  });
}

/** Packages inside of others are entries of their own, and parts for other platforms are not installed. */
function copyPackage(place: string, folder: string): void {
  const from = path.join(ROOT, place);
  if (!existsSync(from)) return;
  cpSync(from, path.join(folder, place), {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const inside = path.relative(from, file);
      return !inside.split(path.sep).includes('node_modules') && !NOT_RUN.test(inside);
    },
  });
}

/** A package that tools of the repository share is none of theirs here. */
function asProduction(entry: object): object {
  const { dev: _dev, devOptional: _devOptional, peer: _peer, ...rest } = entry as Record<string, unknown>;
  return rest;
}

function write(folder: string, name: string, content: object): void {
  writeFileSync(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
