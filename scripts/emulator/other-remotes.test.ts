import path from 'node:path';
import { folderRegistry } from '../../shell/src/registry/folder-registry.ts';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { aBuild } from '../../shell/src/testing/a-build.ts';
import { testFolders } from '../../shell/src/testing/test-folder.ts';
import { copyOtherRemotes } from './other-remotes.ts';

describe('the other remotes of the emulator', () => {
  const newFolder = testFolders();
  const newRegistry = async () => folderRegistry(path.join(await newFolder(), 'artifacts'));

  async function built(name: `mfe-${string}`, address: string): Promise<string> {
    const dist = await newFolder();
    await aBuild(dist, { pages: { home: [address] }, facts: { name } });
    return dist;
  }

  it('are the live releases of a registry without the remote that is built here', async () => {
    const [site, emulator] = [await newRegistry(), await newRegistry()];
    await publishRelease(site, await built('mfe-own', '/own'));
    const { version } = await publishRelease(site, await built('mfe-other', '/other'));
    expect(await copyOtherRemotes(site, emulator, 'mfe-own')).toEqual(['mfe-other']);
    expect((await emulator.read())?.remotes).toMatchObject({ 'mfe-other': { live: version } });
    expect(await emulator.store.readFile(`mfe-other/${version}`, 'server/remote-entry.cjs')).toBeDefined();
  });
});
