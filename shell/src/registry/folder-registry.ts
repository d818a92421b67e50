import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { type RegistryDocument, registryDocument } from './registry-document.ts';
import { whileLocked } from './registry-lock.ts';
import { EMPTY_DOCUMENT, readRegistryDocument } from './registry-upgrade.ts';
import type { ShellFiles } from './shell-files.ts';

/** Releases and the registry document in a folder: `<name>/<version>/…` and `registry.json`. */
export interface Registry {
  readonly folder: string;
  /** The document, or undefined before the first publish. @throws when it is broken. */
  read(): Promise<RegistryDocument | undefined>;
  /** Replaces the document in one step: a reader sees the old or the new one, never half. */
  write(document: RegistryDocument): Promise<void>;
  /** Reads, changes and writes the document while nobody else does; a change that throws changes nothing. */
  update(change: (document: RegistryDocument) => Promise<RegistryDocument>): Promise<void>;
  /** Changes with every write. */
  stamp(): Promise<string>;
  /** @throws when the release is not there or is another one. */
  readRelease(name: string, version: string): Promise<Release>;
  readShell(version: string): Promise<ShellFiles>;
}

export function folderRegistry(folder: string): Registry {
  const file = path.join(folder, 'registry.json');

  async function read(): Promise<RegistryDocument | undefined> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? undefined : readRegistryDocument(JSON.parse(text));
  }

  async function write(document: RegistryDocument): Promise<void> {
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, `${JSON.stringify(registryDocument.parse(document), null, 2)}\n`);
    await rename(draft, file);
  }

  return {
    folder,
    read,
    write,
    update: (change) => whileLocked(`${file}.lock`, async () => write(await change((await read()) ?? EMPTY_DOCUMENT))),
    async stamp() {
      const { mtimeMs, ino } = await stat(file);
      return `${mtimeMs}-${ino}`;
    },
    async readShell(version) {
      const files: ShellFiles = await readJson(path.join(folder, 'shell', version, 'shell.json'));
      if (files.version !== version) throw new Error(`shell/${version} holds the files of ${files.version}`);
      return files;
    },
    async readRelease(name, version) {
      const release: Release = await readJson(path.join(folder, name, version, 'release.json'));
      if (release.name !== name || release.version !== version) {
        throw new Error(`${name}/${version} holds the release ${release.name} ${release.version}`);
      }
      return release;
    },
  };
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'));
}
