import { EXIT_INTENT_CACHE_SECONDS } from '@aangan/shared-kit/domain/platform-limits';
import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';

interface ShownFlag {
  /** Whether the popup was shown on this page in the last six hours. */
  read(): boolean;
  keep(shown: boolean): void;
}

/** Stores in this browser, per page, whether the popup was shown. */
export function shownFlag(pageName: string): ShownFlag {
  const storage = expiringStorage(() => localStorage, Date.now);
  const key = `aangan.exit-intent:${pageName}`;
  return {
    read: () => storage.get(key, (value) => typeof value === 'boolean') === true,
    keep: (shown) => storage.set(key, shown, EXIT_INTENT_CACHE_SECONDS / 60),
  };
}
