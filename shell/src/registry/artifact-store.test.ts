import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { TEST_CREDENTIALS, type TestBucket, testBucket } from '../testing/a-bucket.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Bucket } from './s3-bucket.ts';
import { s3Store } from './s3-store.ts';

const newFolder = testFolders();

/** Several stores for the same location, as on several machines. */
interface Place {
  open(): ArtifactStore;
}

async function aFolder(): Promise<Place> {
  const folder = path.join(await newFolder(), 'artifacts');
  return { open: () => folderStore(folder) };
}

describe.each(['folder', 'bucket'])('a store in a %s', (kind) => {
  let server: TestBucket | undefined;
  let prefixes = 0;

  beforeAll(async () => {
    Object.assign(process.env, TEST_CREDENTIALS);
    if (kind === 'bucket') server = await testBucket(await newFolder());
  });
  afterAll(() => server?.close());

  async function newPlace(): Promise<Place> {
    if (!server) return aFolder();
    const { endpoint } = server;
    const prefix = `site-${++prefixes}`;
    return {
      open: () => s3Store(s3Bucket({ bucket: 'releases', prefix, endpoint }, process.env), `s3://releases/${prefix}`),
    };
  }

  const newStore = async () => (await newPlace()).open();

  async function build(files: Readonly<Record<string, string>>): Promise<string> {
    const folder = await newFolder();
    await writeFiles(folder, files);
    return folder;
  }

  it('stores all files of an artifact and reports it as complete', async () => {
    const store = await newStore();
    const folder = await build({ 'release.json': '{}', 'browser/main.js': 'main', 'browser/main.js.br': 'packed' });
    expect(await store.has('mfe-test/1')).toBe(false);
    await store.put('mfe-test/1', folder);
    expect(await store.has('mfe-test/1')).toBe(true);
    expect((await store.readFile('mfe-test/1', 'browser/main.js'))?.toString()).toBe('main');
    expect((await store.readFile('mfe-test/1', 'browser/main.js.br'))?.toString()).toBe('packed');
    expect(await store.readFile('mfe-test/1', 'browser/none.js')).toBeUndefined();
    expect(await store.has('mfe-test/2')).toBe(false);
  });

  it('never changes an existing artifact', async () => {
    const store = await newStore();
    await store.put('mfe-test/1', await build({ 'release.json': 'first' }));
    await store.put('mfe-test/1', await build({ 'release.json': 'second', 'more.js': 'more' }));
    expect((await store.readFile('mfe-test/1', 'release.json'))?.toString()).toBe('first');
    expect(await store.readFile('mfe-test/1', 'more.js')).toBeUndefined();
  });

  it('lists the versions of a name with their time and removes one of them', async () => {
    const store = await newStore();
    const before = Date.now() - 2000;
    await store.put('mfe-test/1', await build({ 'release.json': '1', 'browser/a.js': 'a' }));
    await store.put('mfe-test/2', await build({ 'release.json': '2' }));
    await store.put('mfe-test-more/3', await build({ 'release.json': '3' }));
    const listed = await store.list('mfe-test');
    expect(listed.map(({ version }) => version).sort()).toEqual(['1', '2']);
    for (const { since } of listed) expect(since).toBeGreaterThan(before);
    await store.remove('mfe-test/1');
    expect((await store.list('mfe-test')).map(({ version }) => version)).toEqual(['2']);
    expect(await store.readFile('mfe-test/1', 'browser/a.js')).toBeUndefined();
    expect(await store.list('mfe-none')).toEqual([]);
  });

  it('replaces a note as a whole, lists the notes of a folder with their time, and removes one', async () => {
    const store = await newStore();
    expect(await store.readNotes('servers')).toEqual([]);
    const before = Date.now() - 2000;
    await store.writeNote('servers/a.json', '1');
    await store.writeNote('servers/b.json', '2');
    await store.writeNote('servers/a.json', '3');
    const notes = await store.readNotes('servers');
    expect(notes.map(({ name, text }) => `${name} ${text}`).sort()).toEqual(['servers/a.json 3', 'servers/b.json 2']);
    for (const { since } of notes) expect(since).toBeGreaterThan(before);
    await store.removeNote('servers/a.json');
    await store.removeNote('servers/none.json');
    expect((await store.readNotes('servers')).map(({ name }) => name)).toEqual(['servers/b.json']);
  });

  it('has no document and no stamp before the first write', async () => {
    const store = await newStore();
    expect(await store.readDocument()).toBeUndefined();
    await expect(store.stamp()).rejects.toThrow();
  });

  it('has another stamp after each write, and the same stamp otherwise', async () => {
    const store = await newStore();
    const stamps: string[] = [];
    for (const text of ['a', 'b', 'c']) {
      await store.updateDocument(async () => text);
      stamps.push(await store.stamp());
      await store.updateDocument(async (same) => same);
      expect(await store.stamp()).toBe(stamps.at(-1));
    }
    expect(new Set(stamps).size).toBe(3);
    expect(await store.readDocument()).toBe('c');
  });

  it('keeps the document when a change throws', async () => {
    const store = await newStore();
    await store.updateDocument(async () => 'before');
    const stamp = await store.stamp();
    const failing = store.updateDocument(() => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await store.readDocument()).toBe('before');
    expect(await store.stamp()).toBe(stamp);
  });

  it('loses no change of many concurrent writers', async () => {
    const place = await newPlace();
    const writers = Array.from({ length: 12 }, (_, number) => `w${number}`);
    const write = async (writer: string) => {
      const store = place.open();
      for (const round of [1, 2]) await store.updateDocument(async (text = '') => `${text} ${writer}.${round}`);
    };
    await Promise.all(writers.map(write));
    const written = (await place.open().readDocument())?.trim().split(' ');
    expect(written?.sort()).toEqual(writers.flatMap((writer) => [`${writer}.1`, `${writer}.2`]).sort());
  });

  it('returns a whole document while it is replaced', async () => {
    const place = await newPlace();
    const store = place.open();
    const texts = ['a', 'b'].map((letter) => letter.repeat(20_000));
    await store.updateDocument(async () => texts[0]);
    let writing = true;
    const seen = new Set<string | undefined>();
    const reader = (async () => {
      while (writing) seen.add(await place.open().readDocument());
    })();
    for (let round = 0; round < 20; round++) await store.updateDocument(async () => texts[round % 2]);
    writing = false;
    await reader;
    for (const text of seen) expect(texts).toContain(text);
  });

  if (kind === 'folder') {
    it('leaves no temporary files behind', async () => {
      const store = await newStore();
      await store.put('mfe-test/1', await build({ 'release.json': '1' }));
      await store.updateDocument(async () => 'text');
      expect(await readdir(store.location)).toEqual(['mfe-test', 'registry.json', 'registry.json.lock']);
      expect(await readdir(path.join(store.location, 'mfe-test'))).toEqual(['1']);
    });
  }

  if (kind === 'bucket') {
    it('counts a write once when its answer was lost', async () => {
      const store = await newStore();
      await store.updateDocument(async () => '0');
      let losses = 1;
      if (server) server.loseAnswer = (key) => key.includes('registry.json') && losses-- > 0;
      await store.updateDocument(async (text = '') => `${text}+1`);
      expect(losses).toBeLessThan(1);
      expect(await store.readDocument()).toBe('0+1');
    });

    it('reads a stamp with one request without a body', async () => {
      const store = await newStore();
      await store.updateDocument(async () => 'text');
      const before = server?.seen.length ?? 0;
      await store.stamp();
      expect(server?.seen.slice(before)).toEqual([expect.stringMatching(/^HEAD .*registry\.json/)]);
    });
  }
});
