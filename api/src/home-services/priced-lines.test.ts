import { HOME_SERVICES_CITIES } from '@aangan/shared-kit/domain/cities';
import { taxOf } from '@aangan/shared-kit/domain/gst';
import { STATE_OF_CITY } from '@aangan/shared-kit/domain/gst-state';
import { CART_LIMITS, cartLines, sumOf } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { CATALOGUE } from '@aangan/shared-kit/domain/home-services/catalogue';
import fc from 'fast-check';
import { newLines } from '../money/orders/create-order.ts';
import { SAMPLE_SELLER } from '../money/orders/order-settings.ts';
import { pricedOrder } from '../money/orders/priced-order.ts';
import { incomeEntries } from '../money/orders/settle-order.ts';
import { homeServiceSale } from './bookings/home-service.sale.ts';
import { orderLines, pricedLines } from './priced-lines.ts';

const items = CATALOGUE.flatMap(({ type, groups }) =>
  groups.flatMap(({ skus, addOns }) => skus.map(({ key }) => ({ type, key, addOns: addOns.map((each) => each.key) }))),
);

const carts = fc.record({
  city: fc.constantFrom(...HOME_SERVICES_CITIES),
  /** In the time of offers, and after it. */
  now: fc.constantFrom(Date.UTC(2023, 8, 1), Date.UTC(2026, 10, 23)),
  picked: fc.array(
    fc.record({
      item: fc.constantFrom(...items),
      quantity: fc.integer({ min: 1, max: CART_LIMITS.quantity }),
      addOns: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: CART_LIMITS.items },
  ),
});

/** The quotation, as the orders module prices it. */
const orders = {
  quote: ({ lines, propertyState }: { lines: Parameters<typeof newLines>[0]; propertyState: string | undefined }) => ({
    ...priced(lines, propertyState !== SAMPLE_SELLER.state),
    placeOfSupply: '',
  }),
} as Parameters<typeof pricedLines>[0];

function priced(lines: Parameters<typeof newLines>[0], isInterState: boolean) {
  const rows = newLines(lines, homeServiceSale).map((line, position) => ({ ...line, orderId: '', position }));
  return pricedOrder(rows, undefined, isInterState);
}

it('ten thousand random carts have one total on quotation, order, invoice and ledger, to the paisa', () => {
  fc.assert(
    fc.property(carts, ({ city, now, picked }) => {
      const type = picked[0]?.item.type ?? 'HS_CLEANING';
      const wanted = picked.map(({ item, quantity, addOns }) => ({
        sku: item.key,
        quantity,
        addOns: item.addOns.slice(0, addOns),
      }));
      const lines = cartLines(wanted, { type, city, now });
      const state = STATE_OF_CITY[city];
      const quote = pricedLines(orders, { business: 'HS', serviceType: type, lines, state });
      const order = priced(orderLines(lines, type), state !== SAMPLE_SELLER.state);
      expect(quote.totalPaise).toBe(sumOf(lines));
      expect(order.totalPaise).toBe(quote.totalPaise);
      const onInvoice = order.lines.reduce(
        (sum, { taxablePaise, cgstPaise, sgstPaise, igstPaise }) =>
          sum + taxablePaise + cgstPaise + sgstPaise + igstPaise,
        0,
      );
      expect(onInvoice).toBe(quote.totalPaise);
      const booked = incomeEntries('home-service', order.totalPaise, taxOf(order.gst));
      expect(booked.reduce((sum, { paise }) => sum + paise, 0)).toBe(quote.totalPaise);
      expect(quote.gst).toEqual(order.gst);
    }),
    { numRuns: 10_000 },
  );
});
