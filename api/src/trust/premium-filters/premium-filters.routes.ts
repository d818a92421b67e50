import type { premiumFilterCalls } from '@aangan/shared-kit/contracts/premium-filters';
import type { Database } from '../../foundation/database/client.ts';
import type { ApiSettings } from '../../foundation/server/api-settings.ts';
import type { CallHandlers } from '../../foundation/server/register-calls.ts';
import type { Sessions } from '../../people/sessions/sessions.ts';
import { recordsById } from '../../search/listings/records-by-id.ts';
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
