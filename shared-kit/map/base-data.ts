import type { CallAnswer } from '../contracts/all-calls.ts';
import type { Http } from '../platform/http.ts';

/** The data of the schematic map of a city. */
export type BaseData = CallAnswer<'GET /places/api/v1/base-map/{city}'>;

/** Larger localities are named at a smaller zoom. */
export type MapLocality = BaseData['localities'][number];

/** Loads the base of a map from our own API, in one answer that the browser stores, without a map service. */
export function fetchBaseData(http: Http, city: string, signal: AbortSignal): Promise<BaseData> {
  return http.request('GET /places/api/v1/base-map/{city}', { params: { city } }, { signal });
}
