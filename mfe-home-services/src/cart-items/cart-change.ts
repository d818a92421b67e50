import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { CartItem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import type { ServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import type { HomeServiceType } from '@aangan/shared-kit/domain/home-services/services';
import type { CallOptions, Http } from '@aangan/shared-kit/platform/http';
import { hsFacts, nullOfFailure } from '../answers/public.ts';

/** The cart as the API answers it. */
export type Cart = Pick<
  Extract<CallAnswer<'GET /hs-backend/api/v1/cart'>, { readonly sts: 1 }>,
  'city' | 'items' | 'services'
>;

/** A change of the cart. */
export type CartChange =
  | { readonly what: 'item'; readonly city: ServiceCity; readonly item: CartItem }
  | { readonly what: 'clear'; readonly serviceType?: HomeServiceType }
  /** Puts back what was taken out. */
  | { readonly what: 'restore'; readonly city: ServiceCity; readonly items: readonly CartItem[] };

/** The cart; null where it cannot be read, because a page with prices is of use without it. */
export function readCart(http: Http): Promise<Cart | null> {
  return http.request('GET /hs-backend/api/v1/cart', {}).then(hsFacts).catch(nullOfFailure);
}

/** Sends a change. @returns the cart after it */
export async function sendChange(http: Http, change: CartChange, options: CallOptions = {}): Promise<Cart> {
  if (change.what === 'clear') {
    const { serviceType } = change;
    const json = serviceType === undefined ? {} : { serviceType };
    return hsFacts(await http.request('POST /hs-backend/api/v1/cart/clear', { json }, options));
  }
  const { city } = change;
  const items = change.what === 'item' ? [change.item] : change.items;
  const put = async ({ sku, quantity, addOns }: CartItem) =>
    hsFacts(
      await http.request(
        'PUT /hs-backend/api/v1/cart/item',
        { json: { city, sku, quantity, addOns: [...addOns] } },
        options,
      ),
    );
  const [first, ...rest] = items;
  if (!first) throw new RangeError('A change has an item');
  let cart = await put(first);
  // One after another: each answer is the whole cart.
  for (const item of rest) cart = await put(item);
  return cart;
}

/** How many things are in the cart, add-ons not counted. */
export function itemCount({ items }: Pick<Cart, 'items'>): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What the whole cart costs, paise with GST. */
export function cartTotal({ services }: Pick<Cart, 'services'>): number {
  return services.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
}
