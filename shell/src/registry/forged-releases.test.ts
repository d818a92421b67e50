import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { describeFiles, releaseDigest } from '@aangan/shared-kit/build/release-files';
import { aBuild } from '../testing/a-build.ts';
import { aShellBuild } from '../testing/a-registry.ts';
import { testFolders } from '../testing/test-folder.ts';
import type { ActivationProblem } from './active-releases.ts';
import { type FolderRegistry, folderRegistry } from './folder-registry.ts';
import { publishRelease } from './publish.ts';
import { publishShell } from './publish-shell.ts';
import { watchReleaseSets } from './release-set-source.ts';
import { rollback } from './rollback.ts';
import { releaseKeys } from './signatures/release-keys.ts';

const newFolder = testFolders();
const author = { by: 'Asha Rao', now: () => Date.UTC(2026, 10, 16) };

/** A registry as production has it, and the folder that somebody else can write to. */
async function signedRegistry(): Promise<FolderRegistry> {
  const dataFolder = await newFolder();
  const registry = folderRegistry(path.join(dataFolder, 'artifacts'), releaseKeys({}, dataFolder));
  const shell = await newFolder();
  await aShellBuild(shell);
  await publishShell(registry, shell, author);
  return registry;
}

/** A build whose version is that of its content. */
async function built(mark: string, folder?: string): Promise<{ dist: string; release: Release }> {
  const dist = folder ?? (await newFolder());
  const made = await aBuild(dist, {
    facts: { builtAt: '2026-11-16T04:30:00.000Z', experiments: { [mark]: { buckets: { a: 1 } } } },
  });
  return { dist, release: await named(dist, made) };
}

async function named(folder: string, release: Release): Promise<Release> {
  const next = { ...release, version: `1.0.0-${releaseDigest(release)}` };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(next));
  return next;
}

const live = async (registry: FolderRegistry, version: string) =>
  registry.update(async (document) => ({
    ...document,
    remotes: { 'mfe-test': { live: version, previous: [], salt: 'mfe-test' } },
  }));

/** What a server started on the registry uses, and why it uses no more. */
async function started(registry: FolderRegistry): Promise<{ used: string | undefined; problems: string }> {
  const problems: ActivationProblem[] = [];
  const source = await watchReleaseSets({
    registry,
    prepare: async () => undefined,
    prepareShell: async () => undefined,
    onProblem: (problem) => problems.push(problem),
    pollMs: 1000,
  });
  const used = source.current().set.releases['mfe-test']?.version;
  source.close();
  return { used, problems: problems.map(({ what, error }) => `${what}: ${error}`).join() };
}

describe('somebody who can write to the registry', () => {
  it('cannot add a release: servers do not use it', async () => {
    const registry = await signedRegistry();
    const { dist, release } = await built('evil');
    await cp(dist, path.join(registry.folder, 'mfe-test', release.version), { recursive: true });
    await live(registry, release.version);
    const { used, problems } = await started(registry);
    expect(used).toBeUndefined();
    expect(problems).toContain('REG-021');
  });

  it('cannot change a file and its digest, nor keep the version with a new signature of nobody', async () => {
    const registry = await signedRegistry();
    const { dist, release } = await built('honest');
    await publishRelease(registry, dist, author);
    expect((await started(registry)).used).toBe(release.version);

    const stored = path.join(registry.folder, 'mfe-test', release.version);
    await writeFile(path.join(stored, release.serverEntry), 'steal()');
    const files = { ...release.files, ...(await describeFiles(stored)) };
    await writeFile(path.join(stored, 'release.json'), JSON.stringify({ ...release, files }));
    expect((await started(registry)).used).toBeUndefined();
  });

  it('cannot store a signed release under another version', async () => {
    const registry = await signedRegistry();
    const { dist, release } = await built('honest');
    await publishRelease(registry, dist, author);
    const stored = path.join(registry.folder, 'mfe-test', release.version);
    await cp(stored, path.join(registry.folder, 'mfe-test', '9.9.9-0000000000'), { recursive: true });
    await live(registry, '9.9.9-0000000000');
    expect((await started(registry)).problems).toContain('REG-021');
  });

  it('cannot replace the files of the shell: a server does not start with them', async () => {
    const registry = await signedRegistry();
    const { dist } = await built('honest');
    await publishRelease(registry, dist, author);
    const { shell } = (await registry.read()) ?? {};
    const file = path.join(registry.folder, `shell/${shell}/shell.json`);
    const signed = await readFile(file, 'utf8');
    await writeFile(file, signed.replaceAll('webview.js', 'other.js'));
    await expect(started(registry)).rejects.toThrow('REG-021');
  });

  it('does not block a version: publishing it replaces what nobody signed', async () => {
    const registry = await signedRegistry();
    const { dist, release } = await built('honest');
    const stored = path.join(registry.folder, 'mfe-test', release.version);
    await cp(dist, stored, { recursive: true });
    await writeFile(path.join(stored, release.serverEntry), 'steal()');
    await publishRelease(registry, dist, author);
    expect((await started(registry)).used).toBe(release.version);
    expect(await readFile(path.join(stored, release.serverEntry), 'utf8')).not.toBe('steal()');
  });
});

describe('publishing to a registry with keys', () => {
  it('refuses a version that is not that of its content', async () => {
    const registry = await signedRegistry();
    const { dist, release } = await built('honest');
    await writeFile(path.join(dist, 'release.json'), JSON.stringify({ ...release, budgets: { more: 2 } }));
    await expect(publishRelease(registry, dist, author)).rejects.toThrow('REG-022');
  });

  it('goes on beside a remote whose live release is not signed', async () => {
    const registry = await signedRegistry();
    const { dist, release } = await built('honest');
    await publishRelease(registry, dist, author);
    await rm(path.join(registry.folder, 'mfe-test', release.version, 'release.json.sig'));
    const next = await built('next');
    await publishRelease(registry, next.dist, author);
    expect((await started(registry)).used).toBe(next.release.version);
    await expect(rollback(registry, 'mfe-test', author)).rejects.toThrow('REG-021');
    expect((await started(registry)).used).toBe(next.release.version);
  });
});
