import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Storage for users' files. Our code makes the keys: words joined by slashes. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined when no file has this key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing when no file has this key. */
  remove(key: string): Promise<void>;
}

const KEY = /^[\w-]+(?:\/[\w-]+)*$/;

/** Stores files in a folder. Each is written to a temporary file and then renamed, so no file is ever incomplete. */
export function folderFiles(folder: string): FileStore {
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`${key} is not a valid file key`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      const beside = `${file}.${randomUUID()}`;
      try {
        await writeFile(beside, bytes, { mode: 0o600 });
        await rename(beside, file);
      } catch (error) {
        // A full disk gets back what the attempt took.
        await rm(beside, { force: true });
        throw error;
      }
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
