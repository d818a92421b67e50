import type { FileStore } from './file-store.ts';

/** Files that last as long as the process: where nothing else is told, as in tests. */
export function memoryFiles(): FileStore {
  const kept = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  };
}
