import type { FileStore } from './file-store.ts';

/** Files in memory, for as long as the process runs. Used where no other store is configured, as in tests. */
export function inMemoryFiles(): FileStore {
  const saved = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => void saved.set(key, bytes),
    get: async (key) => saved.get(key),
    remove: async (key) => void saved.delete(key),
  };
}
