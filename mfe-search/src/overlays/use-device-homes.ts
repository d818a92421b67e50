import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { deviceHomes, type SavedHome } from '../saved-homes/public.ts';
import type { SavedRow } from './saved-rows.ts';

interface DeviceHomes {
  /** Undefined until they are loaded. */
  readonly homes: readonly SavedHome[] | undefined;
  readonly failed: boolean;
  /** Whether the device stores nothing but is offline. A logged-in person then sees the cached page for guests. */
  readonly cutOff: boolean;
  readonly lookUp: () => void;
}

/**
 * Homes stored on the device of a visitor without login. Only the browser knows them, so they load after the page and
 * not in a loader.
 */
export function useDeviceHomes(source: SavedRow['source'], wanted: boolean): DeviceHomes {
  const { http } = usePlatform();
  const [homes, setHomes] = useState<readonly SavedHome[]>();
  const [failed, setFailed] = useState(false);
  const lookUp = async () => {
    try {
      const found = await deviceHomes(source, http);
      startTransition(() => {
        setHomes(found);
        setFailed(false);
      });
    } catch {
      // The page shows the error with a retry button.
      startTransition(() => setFailed(true));
    }
  };
  const start = useEffectEvent(lookUp);
  useEffect(() => {
    if (wanted) void start();
  }, [wanted]);
  const cutOff = homes?.length === 0 && !navigator.onLine;
  return { homes, failed, cutOff, lookUp: () => void lookUp() };
}
