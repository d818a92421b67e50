import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { KeptHome } from './kept-change.ts';
import { accountHomes, KeptHomes } from './kept-homes.tsx';
import { KEPT_ROWS } from './kept-rows.ts';
import { type PremiumData, PremiumFilters, premiumData } from './premium-filters.tsx';

/** The content of each overlay with homes, by path. */
export interface ListData {
  readonly path: string;
  readonly homes?: readonly KeptHome[] | null;
  readonly premium?: PremiumData;
}

export async function loadList(path: string, url: URL, platform: Platform): Promise<ListData> {
  const row = KEPT_ROWS[path];
  return row ? { path, homes: await accountHomes(row, platform) } : { path, premium: await premiumData(url, platform) };
}

/** Overlays with homes. Overlays with links alone do not load this code. */
export function OverlayList({ data: { path, homes = null, premium } }: { readonly data: ListData }) {
  const row = KEPT_ROWS[path];
  if (premium) return <PremiumFilters data={premium} />;
  return row ? <KeptHomes key={path} row={row} homes={homes} /> : null;
}
