import { deviceShortlist } from '@aangan/shared-kit/platform/device-shortlist';
import { deviceViews } from '@aangan/shared-kit/platform/device-views';
import { type Platform, usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { mergeDeviceViews, mergeShortlist } from '../shortlist/public.ts';
import type { SavedRow } from './saved-rows.ts';

type Merge = (platform: Platform) => Promise<void>;

/** Sends the homes stored on the device before login to the account. */
const MERGES: Readonly<Record<SavedRow['source'], Merge>> = {
  shortlist: mergeShortlist,
  views: mergeDeviceViews,
};

function isOnDevice(source: SavedRow['source']): boolean {
  return (source === 'shortlist' ? deviceShortlist() : deviceViews()).length > 0;
}

/** Merges the homes stored on this device before login, then reloads the page, because only the browser knows them. */
export function useMergedHomes(source: SavedRow['source'], wanted: boolean): void {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const merge = useEffectEvent(async () => {
    if (!isOnDevice(source)) return;
    await MERGES[source](platform);
    if (!isOnDevice(source)) startTransition(() => void revalidate());
  });
  useEffect(() => {
    // Homes that the account rejects stay on the device until the next merge.
    if (wanted) merge().catch(() => undefined);
  }, [wanted]);
}
