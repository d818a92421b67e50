import type { rentEstimateCalls } from '@aangan/shared-kit/contracts/rent-estimates';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, badInput, type CallHandlers } from '../../foundation/server/public.ts';
import { localityById } from '../../places/public.ts';
import { recordsById, rentTrends } from '../../search/listings/public.ts';
import { cityModels } from './city-models.ts';
import { differencesOf } from './differences.ts';
import { countLike, idsLike } from './rented-homes.queries.ts';

/** Homes like it that an estimate shows. */
const SHOWN = 6;

/** Estimates of rents. Source: product-and-plans, section 2 (/know-your-rent, /rent-calculator). */
export function rentEstimateHandlers(
  database: Database,
  { now, assetUrl }: Pick<ApiSettings, 'now' | 'assetUrl'>,
): CallHandlers<typeof rentEstimateCalls> {
  const modelOf = cityModels(database, now);
  return {
    async 'GET /api/v1/rent-estimate'({ query: home }, request) {
      const place = await localityById(database, home.localityId);
      if (!place) throw badInput('query.localityId', 'is not a locality that we know');
      const trendHome = { category: 'RENT', bhk: home.bhk, localityId: place.id, localityName: place.name } as const;
      const [model, like, ids, trend] = await Promise.all([
        modelOf(place.city, (error) => request.log.error(error)),
        countLike(database, home, new Date(now())),
        idsLike(database, home, SHOWN),
        rentTrends(database, trendHome),
      ]);
      const range = model?.estimate(home);
      const records = await recordsById(database, ids, assetUrl);
      return {
        city: place.city,
        locality: place.name,
        estimate: model && range ? { ...range, homes: model.homes } : null,
        like,
        differences: model && range ? differencesOf(model, home) : [],
        homes: ids.flatMap((id) => records.get(id) ?? []),
        trend: { bhk: trend.bhk, points: trend.points },
      };
    },
  };
}
