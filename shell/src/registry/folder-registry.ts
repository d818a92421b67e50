import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { type RegistryDocument, registryDocument } from './registry-document.ts';
import type { ShellFiles } from './shell-files.ts';

/** Releases and the registry document in a folder: `<name>/<version>/…` and `registry.json`. */
export interface Registry {
  readonly folder: string;
  read(): Promise<RegistryDocument | undefined>;
  /** Replaces the document in one step: a reader sees the old or the new one, never half. */
  write(document: RegistryDocument): Promise<void>;
  /** Changes with every write. */
  stamp(): Promise<string>;
  readRelease(name: string, version: string): Promise<Release>;
  readShell(version: string): Promise<ShellFiles>;
}

export function folderRegistry(folder: string): Registry {
  const file = path.join(folder, 'registry.json');
  return {
    folder,
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return text === undefined ? undefined : registryDocument.parse(JSON.parse(text));
    },
    async write(document) {
      await mkdir(folder, { recursive: true });
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, `${JSON.stringify(registryDocument.parse(document), null, 2)}\n`);
      await rename(draft, file);
    },
    async stamp() {
      const { mtimeMs, ino } = await stat(file);
      return `${mtimeMs}-${ino}`;
    },
    async readShell(version) {
      return JSON.parse(await readFile(path.join(folder, 'shell', version, 'shell.json'), 'utf8'));
    },
    async readRelease(name, version) {
      return JSON.parse(await readFile(path.join(folder, name, version, 'release.json'), 'utf8'));
    },
  };
}
