import type { premiumFilterCalls } from '@aangan/shared-kit/contracts/premium-filters';
import type { Database } from '../database/client.ts';
import { recordsById } from '../property/records-by-id.ts';
import type { ApiSettings } from '../server/api-settings.ts';
import type { CallHandlers } from '../server/register-calls.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { premiumListings } from './premium-listings.queries.ts';

/** Searches by what owners do, not only by what they write. */
export function premiumFilterHandlers(
  database: Database,
  { assetUrl, now }: Pick<ApiSettings, 'assetUrl' | 'now'>,
  sessions: Sessions,
): CallHandlers<typeof premiumFilterCalls> {
  return {
    async 'GET /api/v1/property/premium'({ query }, request) {
      await sessions.required(request);
      const ids = await premiumListings(database, query, now());
      const records = await recordsById(database, ids, assetUrl);
      return { records: ids.flatMap((id) => records.get(id) ?? []) };
    },
  };
}
