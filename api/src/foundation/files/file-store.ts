import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where people's files are. Keys are made by us: words joined by slashes. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Also fine when there is none. */
  remove(key: string): Promise<void>;
}

const KEY = /^[\w-]+(?:\/[\w-]+)*$/;

/** Files in a folder, each written beside and then moved into its place: never half. */
export function folderFiles(folder: string): FileStore {
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`${key} is no key of a file`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      const beside = `${file}.${randomUUID()}`;
      await writeFile(beside, bytes, { mode: 0o600 });
      await rename(beside, file);
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
