import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';

/** Source: services-and-platform, sections 4 and 9 (exit intent: 21600 seconds). */
const SHOWN_MINUTES = 21_600 / 60;

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
    keep: (shown) => storage.set(key, shown, SHOWN_MINUTES),
  };
}
