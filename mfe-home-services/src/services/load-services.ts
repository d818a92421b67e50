import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import type { ServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { hsFacts, nullOfFailure } from '../answers/public.ts';
import { readCart } from '../cart-items/public.ts';

/** The services of a city with prices and the visitor's cart. `offered` is null while the catalogue cannot be read. */
export async function loadServices({ http }: Pick<Platform, 'http'>, city: ServiceCity) {
  const query = { city };
  const [offered, cart] = await Promise.all([
    Promise.all([
      http.request('GET /hs-backend/api/v1/services', { query }).then(hsFacts),
      http.request('GET /hs-backend/api/v1/popular-sku', { query }).then(hsFacts),
    ]).then(([{ services }, { skus }]) => ({ services, popular: skus }), nullOfFailure),
    readCart(http),
  ]);
  return { city, cityName: cityBySlug(city)?.name ?? city, offered, cart };
}
