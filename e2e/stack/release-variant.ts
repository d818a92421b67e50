import { appendFile, cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { describeFiles } from '@aangan/shared-kit/build/release-files';
import { nameByContent } from './named-by-content.ts';

/**
 * Another version of a remote, as if somebody had changed a word of its server half and built it.
 * @param dist folder of a build.
 * @param to folder to create.
 * @param mark text that makes the version another one.
 * @returns its version
 */
export async function releaseVariant(dist: string, to: string, mark: string): Promise<string> {
  await cp(dist, to, { recursive: true });
  const built: Release = JSON.parse(await readFile(path.join(to, 'release.json'), 'utf8'));
  await appendFile(path.join(to, built.serverEntry), `\n// ${mark}\n`);
  const { 'release.json': _itself, ...files } = await describeFiles(to);
  const builtAt = new Date(Date.parse(built.builtAt) + 1000).toISOString();
  const { version } = await nameByContent(to, (release) => ({ ...release, builtAt, files }));
  return version;
}
