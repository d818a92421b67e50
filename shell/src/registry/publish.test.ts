import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@aangan/shared-kit/build/release';
import { aRegistryDocument, aShell } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { folderRegistry, type Registry } from './folder-registry.ts';
import { publishRelease, publishShell } from './publish.ts';
import type { RegistryDocument } from './registry-document.ts';

const newFolder = testFolders();

async function newRegistry(): Promise<Registry> {
  return folderRegistry(path.join(await newFolder(), 'artifacts'));
}

/** What a build leaves behind. */
async function built(release: Release, script = `console.log('${release.version}')`): Promise<string> {
  const dist = await newFolder();
  await writeFiles(dist, { 'release.json': JSON.stringify(release), 'browser/main.js': script, 'server/a.cjs': '1' });
  return dist;
}

const version = (letter: string) => `1.0.0-${letter.repeat(10)}`;
const releaseOf = (letter: string) => aRelease({ plans: ['/plans'] }, { version: version(letter) });

describe('publishing a release', () => {
  it('puts the files in place, compressed as well, before the document names them', async () => {
    const registry = await newRegistry();
    const seenAtWrite: string[][] = [];
    const watched: Registry = {
      ...registry,
      update: async (change) => {
        seenAtWrite.push(await readdir(path.join(registry.folder, 'mfe-test', version('a'), 'browser')));
        await registry.update(change);
      },
    };
    await publishRelease(watched, await built(releaseOf('a')));
    expect(seenAtWrite).toEqual([['main.js', 'main.js.br', 'main.js.gz']]);
    expect((await registry.read())?.remotes['mfe-test']?.live).toBe(version('a'));
    const file = path.join(registry.folder, 'mfe-test', version('a'), 'browser/main.js');
    const text = await readFile(file, 'utf8');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
  });

  it('leaves the pointer alone when the files cannot be put in place', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await built(releaseOf('a')));
    await writeFiles(registry.folder, { 'mfe-other': 'a file where the folder of the remote should be' });
    const other = aRelease({ home: ['/'] }, { name: 'mfe-other' });
    await expect(publishRelease(registry, await built(other))).rejects.toThrow();
    expect(Object.keys((await registry.read())?.remotes ?? {})).toEqual(['mfe-test']);
  });

  it('never changes a version that is there', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await built(releaseOf('a'), 'first'));
    await publishRelease(registry, await built(releaseOf('a'), 'second'));
    const file = path.join(registry.folder, 'mfe-test', version('a'), 'browser/main.js');
    expect(await readFile(file, 'utf8')).toBe('first');
  });

  it('refuses a path that another remote owns and changes nothing', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await built(releaseOf('a')));
    const before = await registry.read();
    const thief = aRelease({ mine: ['/plans', '/other'] }, { name: 'mfe-thief', version: version('t') });
    await expect(publishRelease(registry, await built(thief))).rejects.toThrow(
      'mfe-thief: the path /plans belongs to mfe-test',
    );
    expect(await registry.read()).toEqual(before);
    expect(await readdir(registry.folder)).toEqual(['mfe-test', 'registry.json']);
  });

  it('refuses it also when the other remote was published in between', async () => {
    const registry = await newRegistry();
    const thief = await built(aRelease({ mine: ['/plans'] }, { name: 'mfe-thief', version: version('t') }));
    const owner = await built(releaseOf('a'));
    const outcomes = await Promise.allSettled([publishRelease(registry, thief), publishRelease(registry, owner)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(Object.keys((await registry.read())?.remotes ?? {})).toHaveLength(1);
  });

  it('keeps the last five versions for going back, the latest first', async () => {
    const registry = await newRegistry();
    for (const letter of 'abcdefg') await publishRelease(registry, await built(releaseOf(letter)));
    await publishRelease(registry, await built(releaseOf('f')));
    expect((await registry.read())?.remotes['mfe-test']).toEqual({
      live: version('f'),
      previous: [...'gedcb'].map(version),
      salt: 'mfe-test',
    });
  });

  it('marks development versions, which need no compressed copies', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await built(releaseOf('a')), { dev: true });
    expect((await registry.read())?.remotes['mfe-test']?.dev).toBe(true);
    expect(await readdir(path.join(registry.folder, 'mfe-test', version('a'), 'browser'))).toEqual(['main.js']);
  });

  it('loses no remote when several are published at once', async () => {
    const registry = await newRegistry();
    const names = ['mfe-one', 'mfe-two', 'mfe-three', 'mfe-four'];
    await Promise.all(
      names.map(async (name) => publishRelease(registry, await built(aRelease({ page: [`/${name}`] }, { name })))),
    );
    expect(Object.keys((await registry.read())?.remotes ?? {}).sort()).toEqual(names.sort());
  });

  it('publishes the shell beside the remotes', async () => {
    const registry = await newRegistry();
    const dist = await newFolder();
    await writeFiles(dist, { 'shell.json': JSON.stringify(aShell({ version: '1' })) });
    await publishRelease(registry, await built(releaseOf('a')));
    await publishShell(registry, dist, '1');
    expect((await registry.read())?.shell).toBe('1');
    expect((await registry.read())?.remotes['mfe-test']?.live).toBe(version('a'));
    expect((await registry.readShell('1')).js).toEqual(['main.js']);
  });
});

describe('the registry document', () => {
  const documentOf = (letter: string): RegistryDocument => aRegistryDocument({}, { shell: letter.repeat(5000) });

  it('is read whole while it is being replaced', async () => {
    const registry = await newRegistry();
    await registry.write(documentOf('a'));
    let writing = true;
    const reads: Promise<RegistryDocument | undefined>[] = [];
    const reader = (async () => {
      while (writing) {
        const read = registry.read();
        reads.push(read);
        await read;
      }
    })();
    for (let round = 0; round < 60; round++) await registry.write(documentOf(round % 2 ? 'a' : 'b'));
    writing = false;
    await reader;
    const seen = new Set((await Promise.all(reads)).map((document) => document?.shell));
    expect(reads.length).toBeGreaterThan(10);
    for (const shell of seen) expect([documentOf('a').shell, documentOf('b').shell]).toContain(shell);
  });

  it('leaves no drafts behind, has another stamp after each write, and is undefined before the first', async () => {
    const registry = await newRegistry();
    expect(await registry.read()).toBeUndefined();
    const stamps = new Set<string>();
    for (let round = 0; round < 5; round++) {
      await registry.write(documentOf('a'));
      stamps.add(await registry.stamp());
    }
    expect(stamps.size).toBe(5);
    expect(await readdir(registry.folder)).toEqual(['registry.json']);
  });

  it('is not replaced by a change that fails', async () => {
    const registry = await newRegistry();
    await registry.write(documentOf('a'));
    const failing = registry.update(async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await registry.read()).toEqual(documentOf('a'));
    expect(await readdir(registry.folder)).toEqual(['registry.json']);
  });

  it('refuses what is no registry document', async () => {
    const registry = await newRegistry();
    await writeFiles(registry.folder, { 'registry.json': '{"schema":3}' });
    await expect(registry.read()).rejects.toThrow(/schema/);
  });

  it('gives no release out under the name of another', async () => {
    const registry = await newRegistry();
    await writeFiles(registry.folder, { 'mfe-test/9/release.json': JSON.stringify(releaseOf('a')) });
    await expect(registry.readRelease('mfe-test', '9')).rejects.toThrow(
      'mfe-test/9 holds the release mfe-test 1.0.0-a',
    );
    await expect(stat(path.join(registry.folder, 'mfe-test/9'))).resolves.toBeTruthy();
  });
});
