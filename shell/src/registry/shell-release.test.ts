import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_CONTRACT } from '../renderers/host-contract.ts';
import { aBuild } from '../testing/a-build.ts';
import { aShellBuild } from '../testing/a-registry.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { askedOf } from './asked-releases.ts';
import { type FolderRegistry, folderRegistry } from './folder-registry.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publishRelease } from './publish.ts';
import { publishShell } from './publish-shell.ts';
import { EMPTY_DOCUMENT } from './registry-upgrade.ts';
import { retire } from './retire.ts';
import { rollBackLive } from './roll-back-live.ts';
import { rollback } from './rollback.ts';
import { type ServerReport, serverNote } from './servers/server-report.ts';
import type { ShellFiles } from './shell-files.ts';
import { releaseKeys } from './signatures/release-keys.ts';
import { stopCanary } from './stop-canary.ts';

const newFolder = testFolders();
const author = { by: 'Asha Rao', now: () => Date.UTC(2026, 10, 16) };

/** A build of the shell that differs from others in one word. */
async function built(word: string, facts: Partial<ShellFiles> = {}) {
  const dist = await newFolder();
  const shell = await aShellBuild(dist, facts, { 'browser/main.js': `hydrate('${word}')` });
  return { dist, version: shell.version };
}

/** A signed registry in which a shell and then another one went live. */
async function withTwo() {
  const folder = await newFolder();
  const registry = folderRegistry(path.join(folder, 'artifacts'), releaseKeys({}, folder));
  const [first, second] = [await built('first', { contract: '1.4.0' }), await built('second', { contract: '1.5.0' })];
  await publishShell(registry, first.dist, author);
  await publishShell(registry, second.dist, author);
  return { registry, first: first.version, second: second.version };
}

const asked = async (registry: FolderRegistry) => askedOf((await registry.read()) ?? EMPTY_DOCUMENT, 'shell');

/** A server that says it runs. */
async function running(registry: FolderRegistry, name: string, facts: Partial<ServerReport>): Promise<void> {
  const report = { schema: 1, id: name, name, revision: 1, shell: 's1', contract: '1.4.0', remotes: {}, problems: [] };
  await registry.store.writeNote(serverNote(name), JSON.stringify({ ...report, since: '', ...facts }));
}

describe('a release of the shell in the registry', () => {
  it('is stored as one artifact, signed and named by the content of both halves', async () => {
    const { registry, first, second } = await withTwo();
    const shell = await registry.readShell(first);
    expect(Object.keys(shell.files)).toEqual(['main.js', 'server/main.cjs', 'webview.js']);
    for (const file of Object.keys(shell.files))
      expect(await registry.store.readFile(`shell/${first}`, file)).toBeDefined();
    expect(first).not.toBe(second);
    const other = await newFolder();
    const half = { 'browser/main.js': "hydrate('first')", 'server/main.cjs': 'exports.createHalf = 1;' };
    expect((await aShellBuild(other, { contract: '1.4.0' }, half)).version).not.toBe(first);
  });

  it('goes to a share of the devices, to all of them, and back, as that of a remote does', async () => {
    const { registry, first, second } = await withTwo();
    expect(await asked(registry)).toEqual({ live: second, previous: [first], salt: 'shell' });
    const third = await built('third', { contract: '1.6.0' });
    await publishShell(registry, third.dist, { ...author, canary: 10 });
    expect(await asked(registry)).toMatchObject({ live: second, canary: { version: third.version, percent: 10 } });
    expect((await registry.read())?.contract).toBe('1.5.0');
    await promote(registry, 'shell', author);
    expect(await asked(registry)).toMatchObject({ live: third.version, previous: [second, first] });
    expect((await registry.read())?.contract).toBe('1.6.0');
    await rollback(registry, 'shell', author);
    await rollback(registry, 'shell', author);
    expect(await asked(registry)).toEqual({ live: first, previous: [], salt: 'shell' });
    expect(await registry.read()).toMatchObject({ shell: first, contract: '1.4.0' });
    const actions = (await registry.read())?.changes.map(({ action, remote }) => `${action} ${remote}`);
    expect(actions?.slice(0, 4)).toEqual(['rollback shell', 'rollback shell', 'promote shell', 'canary shell']);
  });

  it('is ended by the site itself like that of a remote', async () => {
    const { registry, first, second } = await withTwo();
    const third = await built('third');
    await publishShell(registry, third.dist, { ...author, canary: 10 });
    expect(await stopCanary(registry, 'shell', third.version, author)).toBe(true);
    expect((await asked(registry))?.canary).toBeUndefined();
    expect(await rollBackLive(registry, 'shell', { live: second, to: first }, author)).toBe(true);
    expect((await asked(registry))?.live).toBe(first);
  });

  it('is kept while it is live, a canary or one to go back to, and pruned later', async () => {
    const { registry, first, second } = await withTwo();
    const third = await built('third');
    await publishShell(registry, third.dist, { ...author, canary: 10 });
    const stored = await built('stored');
    await publishShell(registry, stored.dist, { ...author, storeOnly: true });
    expect(await asked(registry)).toMatchObject({ live: second, canary: { version: third.version } });
    const later = Date.now() + 20 * 86_400_000;
    expect(await prune(registry, { now: later })).toEqual([`shell/${stored.version}`]);
    expect((await registry.store.list('shell')).map(({ version }) => version).sort()).toEqual(
      [first, second, third.version].sort(),
    );
  });

  it.each([
    ['a server half of another build', 'server/main.cjs', 'exports.createHalf = 2;', /server\/main\.cjs (is|has)/],
    ['browser files of another build', 'browser/main.js', "hydrate('other')", /main\.js (is|has)/],
    ['a file that nobody described', 'browser/more.js', '', /more\.js is not part of the release/],
  ])('is refused with %s', async (_case, file, content, message) => {
    const { registry } = await withTwo();
    const before = await registry.read();
    const { dist } = await built('third');
    await writeFiles(dist, { [file]: content });
    await expect(publishShell(registry, dist, author)).rejects.toThrow(message);
    await expect(publishShell(registry, dist, author)).rejects.toThrow('REG-040');
    expect(await registry.read()).toEqual(before);
  });

  it('is refused with a version that is not that of its halves', async () => {
    const { registry } = await withTwo();
    const { dist } = await built('third', { version: '0.1.0-0123456789' });
    await expect(publishShell(registry, dist, author)).rejects.toThrow('REG-022');
  });

  it('is refused without a server half, and nobody goes back to such a one', async () => {
    const { registry, first } = await withTwo();
    const { dist } = await built('third');
    const file = path.join(dist, 'browser/shell.json');
    const { serverEntry: _half, ...older } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(older));
    await expect(publishShell(registry, dist, author)).rejects.toThrow('has no server half');
    const unsigned = folderRegistry(registry.folder);
    await writeFiles(registry.folder, { 'shell/0.0.9/shell.json': JSON.stringify({ ...older, version: '0.0.9' }) });
    await expect(rollback(unsigned, 'shell', { ...author, to: '0.0.9' })).rejects.toThrow('REG-040');
    expect((await asked(registry))?.previous).toEqual([first]);
  });

  it('is refused by name of the server that cannot run it, also when it would go back to it', async () => {
    const { registry, first } = await withTwo();
    await running(registry, 'web-1:3000', { host: '1.1.0' });
    await running(registry, 'web-2:3000', { host: '1.0.0' });
    await running(registry, 'web-old:3000', {});
    const now = () => Date.now();
    const { dist, version } = await built('third', { host: '^1.1.0' });
    await expect(publishShell(registry, dist, { ...author, now })).rejects.toThrow(
      `REG-041 shell: ${version} was built for the host contract ^1.1.0, the server web-2:3000 runs 1.0.0`,
    );
    await running(registry, 'web-2:3000', { host: '2.0.0' });
    await expect(rollback(registry, 'shell', { ...author, now })).rejects.toThrow(
      `${first} was built for the host contract ^${HOST_CONTRACT}, the server web-2:3000 runs 2.0.0`,
    );
  });

  it('cannot be retired', async () => {
    const { registry } = await withTwo();
    await expect(retire(registry, 'shell', author)).rejects.toThrow('REG-035 shell: every remote needs it');
  });
});

describe('a release of a remote', () => {
  it('fits the lowest contract in force: of the live shell, of its canary, and of each server', async () => {
    const folder = await newFolder();
    const registry = folderRegistry(path.join(folder, 'artifacts'));
    await publishShell(registry, (await built('live', { contract: '1.6.0' })).dist, author);
    const canary = await built('canary', { contract: '1.5.0', libraries: { react: '19.4.0' } });
    await publishShell(registry, canary.dist, { ...author, canary: 10 });
    await running(registry, 'web-2:3000', { contract: '1.4.0' });
    const dist = await newFolder();
    await aBuild(dist, { facts: { contract: '^1.6', libraries: { react: '19.3.1' } } });
    const refusal = await publishRelease(registry, dist, { ...author, now: () => Date.now() }).catch(String);
    expect(String(refusal).split('\n')).toEqual([
      'RegistryRefusal: REG-002 mfe-test: was built for the platform contract ^1.6, the canary of the shell offers 1.5.0',
      'REG-002 mfe-test: was built for the platform contract ^1.6, the server web-2:3000 offers 1.4.0',
      'REG-036 mfe-test: was built against react 19.3.1, the canary of the shell has 19.4.0',
    ]);
  });
});
