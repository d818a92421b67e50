import type { Platform } from '@aangan/shared-kit/platform/platform';
import { accountHomes, type SavedHome } from '../saved-homes/public.ts';
import { type PremiumData, PremiumFilters, premiumData } from './premium-filters.tsx';
import { SavedHomes } from './saved-homes.tsx';
import { SAVED_ROWS } from './saved-rows.ts';

/** The content of each overlay with homes, by path. */
export interface ListData {
  readonly path: string;
  readonly homes?: readonly SavedHome[] | null;
  readonly premium?: PremiumData;
}

export async function loadList(path: string, url: URL, platform: Platform): Promise<ListData> {
  const row = SAVED_ROWS[path];
  return row
    ? { path, homes: await accountHomes(row.source, platform) }
    : { path, premium: await premiumData(url, platform) };
}

/** Overlays with homes. Overlays with links alone do not load this code. */
export function OverlayList({ data: { path, homes = null, premium } }: { readonly data: ListData }) {
  const row = SAVED_ROWS[path];
  if (premium) return <PremiumFilters data={premium} />;
  return row ? <SavedHomes key={path} row={row} homes={homes} /> : null;
}
