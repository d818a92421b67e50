import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { describeFiles } from '@aangan/shared-kit/build/release-files';

/** A copy of a build with one text replaced, as if somebody had changed it and saved. */
export async function changedBuild(dist: string, target: string, from: string, to: string): Promise<Release> {
  cpSync(dist, target, { recursive: true });
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(target, name);
    if (/\.c?js$/.test(name)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  }
  const { 'release.json': _itself, ...files } = await describeFiles(target);
  const before: Release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
  const release = { ...before, version: `${before.version}-changed`, files };
  writeFileSync(path.join(target, 'release.json'), JSON.stringify(release));
  return release;
}
