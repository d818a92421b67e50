import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { type ServiceCity, serviceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { type HomeService, homeServiceBySlug } from '@aangan/shared-kit/domain/home-services/services';
import { cityServicesLink, serviceLink } from '@aangan/shared-kit/links/home-services';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { hsFacts, nullOfFailure } from '../answers/public.ts';
import { readCart } from '../cart-items/public.ts';
import { loadEstimate } from '../painting/public.ts';

/** City and service of an address. @throws a redirect for unknown ones, and for another spelling of the city */
export function placeOf({ params, url }: Pick<PageArgs, 'params' | 'url'>): {
  readonly city: ServiceCity;
  readonly service: HomeService;
} {
  const text = params.city ?? '';
  const service = homeServiceBySlug(params.service ?? '');
  const city = serviceCity(text);
  // The page of the city suggests names near to an unknown one, and says where there are no home services.
  if (!city) throw redirect(cityServicesLink(encodeURIComponent(text)));
  if (!service) throw redirect(`${cityServicesLink(city)}?${new URLSearchParams({ service: params.service ?? '' })}`);
  if (city !== text) throw redirect(serviceLink(city, service.type) + url.search, 301);
  return { city, service };
}

/** A service with its prices and the visitor's cart. `catalogue` is null while it cannot be read. */
export async function loadCatalogue(args: PageArgs) {
  const { city, service } = placeOf(args);
  const { http } = args.platform;
  const { type } = service;
  const [offered, cart] = await Promise.all([
    Promise.all([
      http.request('GET /hs-backend/api/v1/catalog/{key}', { params: { key: type }, query: { city } }).then(hsFacts),
      type === 'HS_PAINTING' ? loadEstimate(http, city, args.url.searchParams) : undefined,
    ]).then(
      ([{ catalogTree, fromPaise, offer }, estimate]) => ({ catalogTree, fromPaise, offer, estimate }),
      nullOfFailure,
    ),
    readCart(http),
  ]);
  return { city, cityName: cityBySlug(city)?.name ?? city, type, name: service.name, offered, cart };
}

export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>;
