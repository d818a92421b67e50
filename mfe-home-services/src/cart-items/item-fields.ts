import type { CartItem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import type { ServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { HOME_SERVICE_TYPES } from '@aangan/shared-kit/domain/home-services/services';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { type CartChange, sendChange } from './cart-change.ts';

/** Nothing is typed: the change is in hidden fields and in the pressed button. */
const CART_FORM = defineForm({ name: 'services-cart', fields: { what: undefined } });

/** The item that a form names: `sku`, `quantity` and each chosen `addOns`. */
export function itemOfForm(form: FormData): CartItem {
  return {
    sku: String(form.get('sku') ?? ''),
    quantity: Number(form.get('quantity') ?? 1),
    addOns: form.getAll('addOns').map(String),
  };
}

/** Changes the cart for a browser without JavaScript, and shows the page again at the changed item. */
export function changeCart(
  { form, url, platform: { http } }: ActionArgs,
  city: ServiceCity,
): Promise<Response | Refusal> {
  return actOnForm(CART_FORM, form, async () => {
    const change = changeOfForm(form, city);
    await sendChange(http, change);
    const place = change.what === 'item' ? `#${change.item.sku}` : '';
    return redirect(`${url.pathname}${url.search}${place}`);
  });
}

function changeOfForm(form: FormData, city: ServiceCity): CartChange {
  if (form.get('what') !== 'clear') return { what: 'item', city, item: itemOfForm(form) };
  const serviceType = HOME_SERVICE_TYPES.find((type) => type === form.get('serviceType'));
  return { what: 'clear', ...(serviceType && { serviceType }) };
}
