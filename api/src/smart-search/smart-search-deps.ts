import type { FastifyInstance } from 'fastify';
import type { Database } from '../foundation/database/public.ts';
import type { Sessions } from '../people/sessions/public.ts';
import type { SearchStores } from '../search/listings/public.ts';
import type { CityPlaces } from './city-places.ts';
import type { LanguageModel } from './model/language-model.ts';

/** What the calls of smart search work with. */
export interface SmartSearchDeps {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly stores: SearchStores;
  readonly places: CityPlaces;
  /** Absent without settings. */
  readonly model: LanguageModel | undefined;
  readonly assetUrl: string;
  /** Epoch ms. */
  readonly now: () => number;
}
