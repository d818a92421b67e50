import type { SyncMemory } from './sync-rule.ts';

const KEY = 'aangan:contact-matching';

/** The stored consent of this phone. Without storage there is no consent. */
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
        // Storage is forbidden or has invalid content.
        return {};
      }
    },
    write(memory) {
      try {
        storage.setItem(KEY, JSON.stringify(memory));
      } catch {
        // Consent that cannot be stored does not count.
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
