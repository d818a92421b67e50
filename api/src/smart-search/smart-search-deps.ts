import type { CallDeps } from '../people/sessions/public.ts';
import type { SearchStores } from '../search/listings/public.ts';
import type { CityPlaces } from './city-places.ts';
import type { LanguageModel } from './model/language-model.ts';

/** What the calls of smart search work with. */
export interface SmartSearchDeps extends CallDeps {
  readonly stores: SearchStores;
  readonly places: CityPlaces;
  /** Absent without settings. */
  readonly model: LanguageModel | undefined;
}
