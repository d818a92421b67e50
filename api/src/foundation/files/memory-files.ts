import type { FileStore } from './file-store.ts';

/** Files in memory, for as long as the process runs. Used where no other store is configured, as in tests. */
export function memoryFiles(): FileStore {
  const kept = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  };
}
