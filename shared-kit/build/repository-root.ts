import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder from `folder` upwards that npm has installed packages for; `folder` itself where there is none. */
export function repositoryRoot(folder: string): string {
  const start = path.resolve(folder);
  for (let at = start; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, 'package-lock.json'))) return at;
    if (at === path.dirname(at)) return start;
  }
}

/** Caches that builds of a package write for the next build. */
export function buildData(folder: string): string {
  return path.join(repositoryRoot(folder), '.data');
}
