import { deviceShortlist } from '@aangan/shared-kit/platform/device-shortlist';
import { deviceViews } from '@aangan/shared-kit/platform/device-views';
import { type Platform, usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { mergeDeviceViews, mergeShortlist } from '../shortlist/public.ts';
import type { KeptRow } from './kept-rows.ts';

type Merge = (platform: Platform) => Promise<void>;

/** Gives an account what its device kept before the login. */
const MERGES: Readonly<Record<KeptRow['source'], Merge>> = {
  shortlist: mergeShortlist,
  views: mergeDeviceViews,
};

function isKeptHere(source: KeptRow['source']): boolean {
  return (source === 'shortlist' ? deviceShortlist() : deviceViews()).length > 0;
}

/** Takes in what this device kept before the login: only the browser knows of it, so the page looks again after it. */
export function useMergedHomes(source: KeptRow['source'], wanted: boolean): void {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const merge = useEffectEvent(async () => {
    if (!isKeptHere(source)) return;
    await MERGES[source](platform);
    if (!isKeptHere(source)) startTransition(() => void revalidate());
  });
  useEffect(() => {
    // What the account does not take stays on the device until the next time.
    if (wanted) merge().catch(() => undefined);
  }, [wanted]);
}
