import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ArtifactStore } from './artifact-store.ts';
import { compressAll } from './compress.ts';

/**
 * Stores the files of a build for good, by default with a compressed copy of each text file. Files that are stored
 * already are the same and stay as they are.
 */
export async function putArtifact(
  store: ArtifactStore,
  artifact: string,
  folder: string,
  { compressed = true } = {},
): Promise<void> {
  if (await store.has(artifact)) return;
  if (!compressed) return store.put(artifact, folder);
  const staging = await mkdtemp(path.join(tmpdir(), 'aangan-artifact-'));
  try {
    await cp(folder, staging, { recursive: true });
    await compressAll(staging);
    await store.put(artifact, staging);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
