import type { ServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import type { Http } from '@aangan/shared-kit/platform/http';
import { hsFacts } from '../answers/public.ts';
import { paintingQuery } from './painting-query.ts';

/** The painting estimate of an address, with its range once area and rooms are known. */
export async function loadEstimate(http: Http, city: ServiceCity, query: URLSearchParams) {
  const asked = paintingQuery(query);
  const { facts } = asked;
  if (!facts) return { asked, range: undefined };
  const { minimumPaise, maximumPaise } = hsFacts(
    await http.request('GET /hs-backend/api/v1/painting-estimate', {
      query: { city, ...facts, withCeiling: facts.withCeiling ? 'true' : 'false' },
    }),
  );
  return { asked, range: { minimumPaise, maximumPaise } };
}

export type Estimate = Awaited<ReturnType<typeof loadEstimate>>;
