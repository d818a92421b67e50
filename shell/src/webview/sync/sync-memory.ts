import type { SyncMemory } from './sync-rule.ts';

const KEY = 'aangan:contact-matching';

/** What this phone remembers of contact matching. A phone that keeps nothing has not agreed. */
export interface SyncMemoryStore {
  read(): SyncMemory;
  write(memory: SyncMemory): void;
}

export function syncMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): SyncMemoryStore {
  return {
    read() {
      try {
        return memoryOf(JSON.parse(storage.getItem(KEY) ?? '{}'));
      } catch {
        // No storage, or somebody else's words in it.
        return {};
      }
    },
    write(memory) {
      try {
        storage.setItem(KEY, JSON.stringify(memory));
      } catch {
        // What cannot be remembered was not agreed to.
      }
    },
  };
}

function memoryOf(stored: unknown): SyncMemory {
  if (typeof stored !== 'object' || stored === null) return {};
  const { agreedAt, triedAt } = stored as Record<string, unknown>;
  return {
    ...(typeof agreedAt === 'number' && { agreedAt }),
    ...(typeof triedAt === 'number' && { triedAt }),
  };
}
