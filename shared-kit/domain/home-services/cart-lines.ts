import { findSku } from './catalogue.ts';
import type { ServiceCity } from './service-city.ts';
import { type HomeServiceType, homeService } from './services.ts';
import { skuPrice } from './sku-price.ts';

/** Most items of a cart, and most of one item. */
export const CART_LIMITS = { items: 20, quantity: 10, addOns: 5 } as const;

/** One SKU in a cart. An add-on is bought once with its item. Source: services-and-platform, section 3 (addOnBean). */
export interface CartItem {
  readonly sku: string;
  readonly quantity: number;
  readonly addOns: readonly string[];
}

/** One line of a quotation, as the order and the invoice have it. */
export interface BookingLine {
  /** SKU; null for an offer, and for lines of staff. */
  readonly sku: string | null;
  /** `Tap repair × 2`. */
  readonly description: string;
  readonly quantity: number;
  /** With GST; negative for an offer. */
  readonly paise: number;
  /** Accounting code on the invoice; null for a fee that is passed on without tax. */
  readonly sac: string | null;
  /** Percent. */
  readonly gstRate: 0 | 5 | 18;
}

/** GST of home services, percent. */
const GST = 18;

/** Why an item cannot be in a cart; undefined for one that can. */
export function itemProblem({ sku, quantity, addOns }: CartItem): string | undefined {
  const found = findSku(sku);
  if (!found || found.isAddOn) return 'There is no such service.';
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > CART_LIMITS.quantity) {
    return `Choose 1 to ${CART_LIMITS.quantity}.`;
  }
  const known = new Set(found.group.addOns.map(({ key }) => key));
  if (new Set(addOns).size !== addOns.length || !addOns.every((key) => known.has(key))) {
    return 'This add-on does not go with the service.';
  }
  return undefined;
}

/**
 * The lines of the items of one service. An offer is a line of its own, so that the invoice shows it. Items that the
 * catalogue no longer has are left out.
 * @param now epoch ms
 */
export function cartLines(
  items: readonly CartItem[],
  { type, city, now }: { readonly type: HomeServiceType; readonly city: ServiceCity; readonly now: number },
): BookingLine[] {
  const taxed = { sac: homeService(type).sac, gstRate: GST } as const;
  const priced = items.flatMap((item) => {
    const found = findSku(item.sku);
    if (found?.type !== type || itemProblem(item) !== undefined) return [];
    const addOns = found.group.addOns.filter(({ key }) => item.addOns.includes(key));
    return [
      { sku: found.sku, quantity: item.quantity, price: skuPrice(found.sku, city, now) },
      ...addOns.map((sku) => ({ sku, quantity: 1, price: skuPrice(sku, city, now) })),
    ];
  });
  const lines = priced.map(({ sku, quantity, price }) => ({
    sku: sku.key,
    description: quantity === 1 ? sku.title : `${sku.title} × ${quantity}`,
    quantity,
    paise: price.fullPaise * quantity,
    ...taxed,
  }));
  const offPaise = priced.reduce((sum, { quantity, price }) => sum + price.offPaise * quantity, 0);
  if (offPaise === 0) return lines;
  return [...lines, { sku: null, description: 'Offer', quantity: 1, paise: -offPaise, ...taxed }];
}

export function sumOf(lines: readonly { readonly paise: number }[]): number {
  return lines.reduce((sum, { paise }) => sum + paise, 0);
}
