import type { alertCalls } from '@aangan/shared-kit/contracts/alerts';
import { alertInputs } from '@aangan/shared-kit/domain/alert-inputs';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import type { OpinionsOf } from './opinions.ts';
import { requirementHandlers } from './requirements.routes.ts';
import { savedSearchHandlers } from './saved-searches.routes.ts';
import { searchReader } from './search-reader.ts';
import { messageOfToken } from './stop-token.ts';
import type { StoppableOf } from './stoppable.ts';

/** Alerts of the logged-in person: saved searches and requirements. Anyone with a stop link can stop its alerts. */
export function alertHandlers(
  deps: CallDeps & { readonly opinionsOf: OpinionsOf; readonly stoppableOf: StoppableOf },
): CallHandlers<typeof alertCalls> {
  const { database, now, identityKey, stoppableOf } = deps;
  const parts = { ...deps, resolve: searchReader(database, now) };
  return {
    'GET /api/v1/alerts/inputs': async () => ({
      inputs: Object.fromEntries(
        LISTING_CATEGORIES.map((category) => [
          category,
          alertInputs(category).map((input) => ({ ...input, values: [...input.values] })),
        ]),
      ) as never,
    }),

    ...savedSearchHandlers(parts),
    ...requirementHandlers(parts),

    async 'GET /api/v1/alerts/stop/{token}'({ params }) {
      const messageId = messageOfToken(params.token, identityKey);
      const alerts = messageId && (await stoppableOf(messageId)?.about(database, messageId));
      if (!alerts) throw callError('link-ended');
      return { alerts: [...alerts] };
    },
  };
}
