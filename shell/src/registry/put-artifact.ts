import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { descriptionOf } from './artifact-store.ts';
import { compressAll } from './compress.ts';
import type { Registry } from './registry.ts';
import { signatureFileOf, signedText } from './signatures/signature.ts';

interface PutOptions {
  /** Whether text files get compressed copies. */
  readonly compressed?: boolean;
  /** Epoch ms. */
  readonly now?: (() => number) | undefined;
}

/** Folders of a build by their place in the artifact, `''` for its top. */
type FoldersOf = Readonly<Record<string, string>>;

/**
 * Stores the files of a build for good, signed, by default with a compressed copy of each text file. Files that are
 * stored already are the same and stay as they are, unless no key of today has signed them.
 * @throws RegistryRefusal when no accepted key signs
 */
export async function putArtifact(
  { store, keys, isSigned }: Pick<Registry, 'store' | 'keys' | 'isSigned'>,
  artifact: string,
  folder: string | FoldersOf,
  { compressed = true, now = Date.now }: PutOptions = {},
): Promise<void> {
  const replace = (await store.has(artifact)) && !(await isSigned(artifact));
  if (!replace && (await store.has(artifact))) return;
  const staging = await mkdtemp(path.join(tmpdir(), 'aangan-artifact-'));
  try {
    const folders = typeof folder === 'string' ? { '': folder } : folder;
    for (const [place, from] of Object.entries(folders)) await cp(from, path.join(staging, place), { recursive: true });
    if (compressed) await compressAll(staging);
    if (keys) {
      const description = path.join(staging, descriptionOf(artifact));
      const signature = signedText({ artifact, text: await readFile(description, 'utf8') }, keys, now());
      await writeFile(signatureFileOf(description), signature);
    }
    await store.put(artifact, staging, { replace });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
