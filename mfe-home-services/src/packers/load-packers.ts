import { packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { PACKERS_LINK, packersCityLink } from '@aangan/shared-kit/links/moves';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { hsFacts } from '../answers/public.ts';

/** Where packers are asked for, and the visitor's own city has none. */
const DEFAULT_CITY = 'bangalore';

export type PackersData = Awaited<ReturnType<typeof loadPackers>>;

/**
 * Prices of packers and movers, of the city in the address or of the visitor's own. App webviews open it as `/pnm`.
 * Source: product-and-plans, section 2 (first path segment packers-and-movers).
 */
export async function loadPackers({ params, url, platform: { http, session } }: PageArgs) {
  const named = (params['*'] ?? '').replace(/^\//, '');
  const isOfCity = named !== '';
  const city = isOfCity ? packersCity(named) : (packersCity(session.city) ?? packersCity(DEFAULT_CITY));
  if (!city) throw redirect(`${PACKERS_LINK}?${new URLSearchParams({ unknown: named })}`);
  if (isOfCity && named !== city.slug) throw redirect(packersCityLink(city.slug));
  const prices = hsFacts(await http.request('GET /pnm-backend/api/v1/prices', { query: { city: city.wire } }));
  const unknown = url.searchParams.get('unknown') ?? undefined;
  return { city: { slug: city.slug, name: city.name }, isOfCity, unknown, prices };
}
