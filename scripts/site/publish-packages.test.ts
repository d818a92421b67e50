import { rm } from 'node:fs/promises';
import path from 'node:path';
import { putArtifact } from '../../shell/src/registry/put-artifact.ts';
import { aRegistryDocument } from '../../shell/src/testing/a-registry.ts';
import { testFolders, writeFiles } from '../../shell/src/testing/test-folder.ts';
import { needsPublishing, publishedBuilds, siteRegistry } from './publish-packages.ts';

const newFolder = testFolders();

/** A site in whose registry a version of a remote is live, after `npm start` published another one or the same. */
async function siteWith({ live, published, dev = false }: { live: string; published?: string; dev?: boolean }) {
  const folder = await newFolder();
  const registry = siteRegistry(folder);
  await writeFiles(folder, {
    [`builds/mfe-test/${live}/release.json`]: '{}',
    'builds/shell/s1/shell.json': '{}',
  });
  for (const artifact of [`mfe-test/${live}`, 'shell/s1']) {
    await putArtifact(registry, artifact, path.join(folder, 'builds', artifact));
  }
  const remote = { live, previous: [], salt: 'mfe-test', ...(dev && { dev }) };
  await registry.write(aRegistryDocument({}, { remotes: { 'mfe-test': remote } }));
  const stamps = publishedBuilds(folder);
  if (published !== undefined) stamps.write('mfe-test', published);
  const needs = (version: string, name = 'mfe-test') => needsPublishing(registry, { name, version }, stamps);
  return { needs, folder };
}

describe('a build of the checkout at a start', () => {
  it('is published when the checkout has changed since the last start', async () => {
    const { needs } = await siteWith({ live: 'v1', published: 'v1' });
    expect(await needs('v2')).toBe(true);
  });

  it('is not published again after a rollback or a promotion', async () => {
    const { needs } = await siteWith({ live: 'v1', published: 'v2' });
    expect(await needs('v2')).toBe(false);
  });

  it('is not published again while it is live', async () => {
    const { needs } = await siteWith({ live: 'v2' });
    expect(await needs('v2')).toBe(false);
  });

  it('is published when the checkout went back to what an earlier start published', async () => {
    const { needs } = await siteWith({ live: 'v2', published: 'v2' });
    expect(await needs('v1')).toBe(true);
  });

  it('is published over a build that a killed development left', async () => {
    const { needs } = await siteWith({ live: 'v3', published: 'v2', dev: true });
    expect(await needs('v2')).toBe(true);
  });

  it('is published when nothing is live, or the files of the live release are gone', async () => {
    const { needs } = await siteWith({ live: 'v1', published: 'v2' });
    expect(await needs('v1', 'mfe-new')).toBe(true);
    expect(await needs('s1', 'shell')).toBe(false);
    expect(await needs('s2', 'shell')).toBe(true);
  });

  it('is published again when the live release is not signed by the key of the site', async () => {
    const { needs, folder } = await siteWith({ live: 'v2', published: 'v2' });
    expect(await needs('v2')).toBe(false);
    await rm(path.join(folder, 'artifacts/mfe-test/v2/release.json.sig'));
    expect(await needs('v2')).toBe(true);
  });
});
