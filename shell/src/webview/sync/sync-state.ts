import type { SyncState } from './sync-rule.ts';

const KEY = 'aangan:contact-matching';

/** The stored consent of this phone. Without storage there is no consent. */
export interface SyncStateStore {
  read(): SyncState;
  write(syncState: SyncState): void;
}

export function syncStateStore(storage: Pick<Storage, 'getItem' | 'setItem'>): SyncStateStore {
  return {
    read() {
      try {
        return statsOf(JSON.parse(storage.getItem(KEY) ?? '{}'));
      } catch {
        // Storage is forbidden or has invalid content.
        return {};
      }
    },
    write(syncState) {
      try {
        storage.setItem(KEY, JSON.stringify(syncState));
      } catch {
        // Consent that cannot be stored does not count.
      }
    },
  };
}

function statsOf(stored: unknown): SyncState {
  if (typeof stored !== 'object' || stored === null) return {};
  const { agreedAt, triedAt } = stored as Record<string, unknown>;
  return {
    ...(typeof agreedAt === 'number' && { agreedAt }),
    ...(typeof triedAt === 'number' && { triedAt }),
  };
}
