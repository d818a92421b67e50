import type { CatalogueSku } from '@aangan/shared-kit/contracts/home-services';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { DEFAULT_SERVICE_CITY, serviceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import type { Http } from '@aangan/shared-kit/platform/http';
import { hsFacts, nullOfFailure } from '../answers/public.ts';
import { type Cart, readCart } from '../cart-items/public.ts';

/** What the catalogue says of an item of the cart. */
export interface KnownItem {
  readonly sku: CatalogueSku;
  readonly addOns: readonly CatalogueSku[];
}

/** The cart with what the catalogue says of its items; the cart alone while the catalogue cannot be read. */
export async function loadCart(http: Http) {
  const cart = await readCart(http);
  const city = serviceCity(cart?.city ?? '') ?? DEFAULT_SERVICE_CITY;
  return { city, cityName: cityBySlug(city)?.name ?? city, cart, known: cart ? await knownItems(http, cart) : {} };
}

/** By SKU. */
async function knownItems(http: Http, { city, services }: Cart): Promise<Readonly<Record<string, KnownItem>>> {
  const trees = await Promise.all(
    services.map(({ serviceType: key }) =>
      http
        .request('GET /hs-backend/api/v1/catalog/{key}', { params: { key }, query: { city } })
        .then(hsFacts)
        .catch(nullOfFailure),
    ),
  );
  const own = new Set(services.flatMap(({ items }) => items.map(({ sku }) => sku)));
  return Object.fromEntries(
    trees.flatMap((tree) =>
      (tree?.catalogTree ?? []).flatMap(({ children, addOns }) =>
        children.filter(({ catalogKey }) => own.has(catalogKey)).map((sku) => [sku.catalogKey, { sku, addOns }]),
      ),
    ),
  );
}
