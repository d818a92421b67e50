import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArtifactStore, StoredArtifact, StoredNote } from './artifact-store.ts';
import { whileLocked } from './registry-lock.ts';

/** Name of a folder while an artifact is copied into it. It does not count as an artifact yet. */
const DRAFT = '.draft-';

/** Artifacts and the registry document in a folder: `<name>/<version>/…` and `registry.json`. */
export function folderStore(folder: string): ArtifactStore {
  const document = path.join(folder, 'registry.json');

  return {
    location: folder,
    readFile: (artifact, file) => unlessMissing(readFile(path.join(folder, artifact, file))),
    has: (artifact) => exists(path.join(folder, artifact)),
    async put(artifact, from, { replace = false } = {}) {
      const target = path.join(folder, artifact);
      if (!replace && (await exists(target))) return;
      const draft = `${target}${DRAFT}${randomUUID()}`;
      const before = `${draft}-before`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await cp(from, draft, { recursive: true });
        if (replace) await unlessMissing(rename(target, before));
        await rename(draft, target);
        await rm(before, { recursive: true, force: true });
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        // Another writer has stored the same files meanwhile.
        if (!(await exists(target))) throw error;
      }
    },
    async list(name) {
      const versions = (await unlessMissing(readdir(path.join(folder, name)))) ?? [];
      const found = await Promise.all(
        versions
          .filter((version) => !version.includes(DRAFT))
          .map((version) => unlessMissing(artifactAt(folder, name, version))),
      );
      return found.filter((artifact) => artifact !== undefined);
    },
    remove: (artifact) => rm(path.join(folder, artifact), { recursive: true, force: true }),
    readDocument: () => unlessMissing(readFile(document, 'utf8')),
    updateDocument: (change) =>
      whileLocked(`${document}.lock`, async () => {
        const before = await unlessMissing(readFile(document, 'utf8'));
        const after = await change(before);
        if (after !== undefined && after !== before) await replaceFile(document, after);
      }),
    async writeNote(name, text) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await replaceFile(file, text);
    },
    async readNotes(notes) {
      const names = (await unlessMissing(readdir(path.join(folder, notes)))) ?? [];
      const found = names.filter((name) => name.endsWith('.json')).map((name) => noteAt(folder, `${notes}/${name}`));
      return (await Promise.all(found.map(unlessMissing))).filter((note) => note !== undefined);
    },
    removeNote: (name) => rm(path.join(folder, name), { force: true }),
    async stamp() {
      const { mtimeMs, ino } = await stat(document);
      return `${mtimeMs}-${ino}`;
    },
  };
}

/** Writes a file in one step: a reader sees the old or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function artifactAt(folder: string, name: string, version: string): Promise<StoredArtifact> {
  const { mtimeMs } = await stat(path.join(folder, name, version));
  return { version, since: mtimeMs };
}

async function noteAt(folder: string, name: string): Promise<StoredNote> {
  const file = path.join(folder, name);
  const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  return { name, text, since: mtimeMs };
}

async function exists(target: string): Promise<boolean> {
  return (await unlessMissing(stat(target))) !== undefined;
}

/** The result of a file system call, or undefined when the name does not exist. */
async function unlessMissing<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
