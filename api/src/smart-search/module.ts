import { type Api, defineModule } from '../foundation/module/public.ts';
import { callDepsOf } from '../people/sessions/public.ts';
import { searchStoresOf } from '../search/listings/public.ts';
import { cityPlaces } from './city-places.ts';
import { estimateHandlers } from './estimates.routes.ts';
import { interactionHandlers } from './interactions.routes.ts';
import { languageModelOf, modelSettings } from './model/model-settings.ts';
import { recommendationHandlers } from './recommendations.routes.ts';
import { deleteOldSessions } from './sessions.queries.ts';
import { sessionHandlers } from './sessions.routes.ts';
import { shareHandlers } from './shares.routes.ts';
import * as tables from './smart-search.tables.ts';
import { smartSearchCalls } from './smart-search-calls.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import { deleteOldVisitors } from './visitor.queries.ts';
import { visitorHandlers } from './visitor.routes.ts';

/** Smart search: sessions that show a few homes at a time and learn from the answers. */
export const smartSearch = defineModule({
  name: 'smart-search',
  calls: smartSearchCalls,
  handlers: (api) => {
    const deps = depsOf(api);
    return {
      ...sessionHandlers(deps),
      ...interactionHandlers(deps),
      ...recommendationHandlers(deps),
      ...estimateHandlers(deps),
      ...shareHandlers(deps),
      ...visitorHandlers(deps),
    };
  },
  settings: modelSettings,
  tables,
  personalData: {
    tables: [
      {
        name: 'smartSearchSessions',
        table: tables.smartSession,
        hidden: ['holder', 'origin', 'attempt', 'roundAttempt', 'trackId'],
        onDeletion: 'remove',
      },
      { name: 'smartSearchAnswers', table: tables.smartInteraction, onDeletion: 'remove' },
      { name: 'smartSearchLinks', table: tables.smartShare, hidden: ['tokenDigest', 'attempt'], onDeletion: 'remove' },
      { name: 'smartSearchCommutes', table: tables.smartCommute, hidden: ['holder'], onDeletion: 'remove' },
      { name: 'smartSearchFeedback', table: tables.smartVisitor, hidden: ['holder'], onDeletion: 'remove' },
    ],
  },
  retention: [
    { name: 'smart searches', days: 180, remove: deleteOldSessions },
    { name: 'commutes and feedback of smart search', days: 365, remove: deleteOldVisitors },
  ],
});

function depsOf(api: Api): SmartSearchDeps {
  const deps = api.use(callDepsOf);
  return {
    ...deps,
    stores: api.use(searchStoresOf),
    places: cityPlaces(deps.database, deps.now),
    model: api.use(languageModelOf),
  };
}
