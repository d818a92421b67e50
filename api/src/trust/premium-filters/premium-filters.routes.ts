import type { premiumFilterCalls } from '@aangan/shared-kit/contracts/premium-filters';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { recordsById } from '../../search/listings/public.ts';
import { premiumListings } from './premium-listings.queries.ts';

/** Searches by what owners do, not only by what they write. */
export function premiumFilterHandlers({
  database,
  sessions,
  assetUrl,
  now,
}: CallDeps): CallHandlers<typeof premiumFilterCalls> {
  return {
    async 'GET /api/v1/property/premium'({ query }, request) {
      await sessions.required(request);
      const ids = await premiumListings(database, query, now());
      const records = await recordsById(database, ids, assetUrl);
      return { records: ids.flatMap((id) => records.get(id) ?? []) };
    },
  };
}
