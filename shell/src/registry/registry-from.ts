import { z } from 'zod';
import type { ArtifactStore } from './artifact-store.ts';
import { folderStore } from './folder-store.ts';
import { type Registry, registryOn } from './registry.ts';
import type { BucketAddress } from './s3-bucket.ts';
import type { ReleaseKeys } from './signatures/trusted-key.ts';

const environment = z.object({
  /** Bucket of the registry, `s3://bucket/prefix`. The folder is used without it. */
  REGISTRY_URL: z.union([z.literal(''), z.url({ protocol: /^s3$/ })]).default(''),
  /** Address of an S3-compatible service other than AWS. */
  S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
});

/** The bucket that the environment names, or undefined for the folder. @throws ZodError naming the variable that is wrong. */
export function bucketAddress(env: NodeJS.ProcessEnv): BucketAddress | undefined {
  const { REGISTRY_URL, S3_ENDPOINT } = environment.parse(env);
  if (!REGISTRY_URL) return undefined;
  const { hostname, pathname } = new URL(REGISTRY_URL);
  return { bucket: hostname, prefix: pathname.replace(/^\/+|\/+$/g, ''), endpoint: S3_ENDPOINT || undefined };
}

/** The store that the environment names: the bucket of `REGISTRY_URL`, or else the folder. */
async function storeFrom(env: NodeJS.ProcessEnv, folder: string): Promise<ArtifactStore> {
  const address = bucketAddress(env);
  if (!address) return folderStore(folder);
  // The AWS client is slow to load, and most sites use a folder.
  const [{ s3Bucket }, { s3Store }] = await Promise.all([import('./s3-bucket.ts'), import('./s3-store.ts')]);
  return s3Store(s3Bucket(address, env), env.REGISTRY_URL ?? '');
}

/** The registry that the environment names: see {@link storeFrom}. */
export async function registryFrom(env: NodeJS.ProcessEnv, folder: string, keys: ReleaseKeys): Promise<Registry> {
  return registryOn(await storeFrom(env, folder), keys);
}
