import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { putArtifact } from '../../shell/src/registry/put-artifact.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';

/** Adds a build's files to the artifacts and makes it live, signed and without gates. */
export async function publishUnchecked(registry: Registry, dist: string): Promise<void> {
  const { name, version }: Release = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
  await putArtifact(registry, `${name}/${version}`, dist, { compressed: false });
  await registry.update(async (document) => {
    const before = document.remotes[name];
    const previous = before ? [before.live, ...before.previous] : [];
    const releases = { salt: name, ...before, live: version, previous };
    return { ...document, remotes: { ...document.remotes, [name]: releases } };
  });
}
