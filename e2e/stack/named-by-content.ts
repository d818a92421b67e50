import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { releaseDigest } from '@aangan/shared-kit/build/release-files';

/**
 * Gives a changed build the version of its content, as building it would.
 * @param change of the release document; its version may get another number before the digest
 */
export async function nameByContent(
  dist: string,
  change: (release: Release) => Release = (release) => release,
): Promise<Release> {
  const file = path.join(dist, 'release.json');
  const changed = change(JSON.parse(await readFile(file, 'utf8')));
  const [packageVersion] = changed.version.split('-');
  const named = { ...changed, version: `${packageVersion}-${releaseDigest(changed)}` };
  await writeFile(file, JSON.stringify(named));
  return named;
}
