import type { Api } from '../../foundation/module/public.ts';
import { type SearchStores, searchStores } from './search-stores.ts';

/** The places and slices of this server, opened once: with `api.use`. */
export function searchStoresOf(api: Api): SearchStores {
  return searchStores(api.database, api.settings.now, (close) => void api.app.addHook('onClose', close));
}
