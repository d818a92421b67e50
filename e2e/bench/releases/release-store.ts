import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { siteRegistry } from '../../../scripts/site/publish-packages.ts';
import { ROOT } from '../../../scripts/site/remotes.ts';
import { folderRegistry } from '../../../shell/src/registry/folder-registry.ts';
import type { Registry } from '../../../shell/src/registry/registry.ts';
import { registryFrom } from '../../../shell/src/registry/registry-from.ts';
import { releaseKeys } from '../../../shell/src/registry/signatures/release-keys.ts';
import { TEST_CREDENTIALS, testBucket } from '../../../shell/src/testing/a-bucket.ts';

const LOCKING_PROCESS = path.join(ROOT, 'shell/src/testing/locking-process.ts');

/** Where the releases of a benchmark's site are stored. */
export interface ReleaseStore {
  readonly registry: Registry;
  /** Variables with which servers find it. */
  readonly env: Readonly<Record<string, string>>;
  /** Kills what the registry depends on: in a folder who holds its lock, else the bucket's server. */
  killPart(): Promise<void>;
  close(): Promise<void>;
}

/** @param dataFolder of the site, with the key of its releases. @param artifacts folder whose releases are copied */
export type OpenStore = (dataFolder: string, artifacts: string) => Promise<ReleaseStore>;

export const folderReleases: OpenStore = async (dataFolder, artifacts) => {
  const registry = siteRegistry(dataFolder);
  await cp(artifacts, registry.folder, { recursive: true });
  return { registry, env: {}, killPart: () => killPublisher(registry.folder), close: async () => undefined };
};

export const bucketReleases: OpenStore = async (dataFolder, artifacts) => {
  const folder = path.join(dataFolder, 'bucket');
  await mkdir(folder);
  const bucket = await testBucket(folder);
  const env = { REGISTRY_URL: 's3://releases', S3_ENDPOINT: bucket.endpoint, ...TEST_CREDENTIALS };
  // The client reads its credentials from the environment.
  Object.assign(process.env, TEST_CREDENTIALS);
  const registry = await registryFrom(env, '', releaseKeys(process.env, dataFolder));
  for await (const description of glob('*/*/{release,shell}.json', { cwd: artifacts })) {
    const artifact = path.dirname(description);
    await registry.store.put(artifact, path.join(artifacts, artifact));
  }
  const copied = await folderRegistry(artifacts).read();
  await registry.update(async (empty) => copied ?? empty);
  return { registry, env, killPart: bucket.restart, close: bucket.close };
};

/** A publisher that is killed while it changes the registry. */
async function killPublisher(folder: string): Promise<void> {
  const publisher = fork(LOCKING_PROCESS, [path.join(folder, 'registry.json.lock'), '', '0']);
  await once(publisher, 'message');
  publisher.kill('SIGKILL');
  await once(publisher, 'exit');
}
