import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseDigest } from '@aangan/shared-kit/build/release-files';
import { TEST_CREDENTIALS, testBucket } from '../testing/a-bucket.ts';
import { aBuild } from '../testing/a-build.ts';
import { testFolders } from '../testing/test-folder.ts';
import { promote } from './promote.ts';
import { publishRelease } from './publish.ts';
import { bucketAddress, registryFrom } from './registry-from.ts';
import { rollback } from './rollback.ts';
import { releaseKeys } from './signatures/release-keys.ts';

const newFolder = testFolders();
const NONE = { trusted: [] };

// The AWS client is slow to load on a busy machine.
beforeAll(() => Promise.all([import('./s3-bucket.ts'), import('./s3-store.ts')]));

describe('the registry that the environment names', () => {
  it('is a folder by default', async () => {
    const folder = path.join(await newFolder(), 'artifacts');
    expect((await registryFrom({}, folder, NONE)).location).toBe(folder);
    expect((await registryFrom({ REGISTRY_URL: '' }, folder, NONE)).location).toBe(folder);
  });

  it.each([
    ['s3://releases', { bucket: 'releases', prefix: '' }],
    ['s3://releases/', { bucket: 'releases', prefix: '' }],
    ['s3://releases/aangan/live/', { bucket: 'releases', prefix: 'aangan/live' }],
  ])('is the bucket of %s', (REGISTRY_URL, address) => {
    expect(bucketAddress({ REGISTRY_URL })).toEqual(address);
    const S3_ENDPOINT = 'https://s3.example.in';
    expect(bucketAddress({ REGISTRY_URL, S3_ENDPOINT })).toEqual({ ...address, endpoint: S3_ENDPOINT });
  });

  it.each(['/var/releases', 'https://releases.example.in', 'releases'])('rejects %s', (REGISTRY_URL) => {
    expect(() => bucketAddress({ REGISTRY_URL })).toThrow(/REGISTRY_URL/);
  });

  it('publishes and rolls back a release in a bucket', async () => {
    Object.assign(process.env, TEST_CREDENTIALS);
    const server = await testBucket(await newFolder());
    const env = { REGISTRY_URL: 's3://releases/site', S3_ENDPOINT: server.endpoint };
    const keys = releaseKeys({}, await newFolder());
    // Each command runs in a separate process.
    const open = () => registryFrom(env, 'none', keys);
    const author = { by: 'Asha Rao', now: () => Date.UTC(2026, 10, 16) };
    const publish = async (number: string, canary?: number) => {
      const dist = await newFolder();
      const built = await aBuild(dist, { facts: { version: number } });
      const version = `${number}-${releaseDigest(built)}`;
      await writeFile(path.join(dist, 'release.json'), JSON.stringify({ ...built, version }));
      await publishRelease(await open(), dist, { ...author, canary });
      return version;
    };
    const first = await publish('1.0.0');
    const second = await publish('1.1.0', 10);
    await promote(await open(), 'mfe-test', author);
    await rollback(await open(), 'mfe-test', author);
    const registry = await open();
    const document = await registry.read();
    expect(document?.remotes['mfe-test']).toEqual({ live: first, previous: [], salt: 'mfe-test' });
    expect(document?.changes.map(({ action }) => action)).toEqual(['rollback', 'promote', 'canary', 'publish']);
    expect((await registry.readRelease('mfe-test', second)).version).toBe(second);
    await server.close();
  });
});
