import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import type { ServiceAddress } from '@aangan/shared-kit/contracts/home-services';
import type { LightMyRequestResponse } from 'fastify';
import type { MoneyServer } from './money-server.ts';
import type { SignedIn } from './signed-in.ts';

/** Path of the calls of home services. */
const HS = '/hs-backend/api/v1';

type Json = Readonly<Record<string, unknown>>;

/** Somebody who books services on the tests' server. */
export interface ServiceCustomer {
  /** A call that need not succeed. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<LightMyRequestResponse>;
  /** The answer of a call that must answer 200. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Json>;
  put(sku: string, quantity?: number, addOns?: readonly string[], city?: string): Promise<Json>;
  /** Saves an address of Bangalore South. */
  address(fields?: object): Promise<ServiceAddress>;
  /** A quotation of the cart. */
  quote(serviceType: string): Promise<Booking>;
  /** A quotation with address and slot, by default two days from the start of the tests. */
  ready(sku?: string, slot?: object): Promise<Booking>;
  /** Orders a quotation. @returns the path of the checkout page */
  order(bookingId: string, payWhen?: 'first' | 'after'): Promise<{ booking: Booking; checkoutUrl: string | null }>;
  /** Books and pays through the gateway. */
  book(sku?: string, slot?: object): Promise<Booking>;
  /** One's booking as it is now. */
  booking(bookingId: string): Promise<Booking>;
}

export const SLOT = { day: '2026-11-22', slotId: 'SLOT_10_12' } as const;

/** @param device id of the device's cookie */
export function serviceCustomer(server: MoneyServer, person: SignedIn | undefined, device = ''): ServiceCustomer {
  const cookie = [person?.cookie, device && `aangan_device=${device}`].filter(Boolean).join('; ');
  const customer: ServiceCustomer = {
    send: (method, path, body) => server.send({ cookie }, method, path.startsWith('/') ? path : `${HS}/${path}`, body),
    async ask(...call) {
      const response = await customer.send(...call);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
      return response.json<Json>();
    },
    put: (sku, quantity = 1, addOns = [], city = 'bangalore') =>
      customer.ask('PUT', 'cart/item', { sku, quantity, addOns, city }),
    async address(fields = {}) {
      const body = { city: 'bangalore', buildingNumber: '12', locality: 'Koramangala', zipcode: '560034', ...fields };
      return (await customer.ask('POST', 'save/address', body)).address as ServiceAddress;
    },
    quote: async (serviceType) => bookingOf(await customer.ask('POST', 'quotation', { serviceType })),
    async ready(sku = 'HS_CLEANING_HOME_2BHK', slot = SLOT) {
      await customer.put(sku);
      const { id } = await customer.quote(sku.split('_').slice(0, 2).join('_'));
      const addressId = (await customer.address()).id;
      return bookingOf(await customer.ask('POST', 'save/serviceInfo', { bookingId: id, addressId, ...slot }));
    },
    async order(bookingId, payWhen = 'first') {
      const answer = await customer.ask('POST', 'order', { bookingId, payWhen });
      return { booking: bookingOf(answer), checkoutUrl: answer.checkoutUrl as string | null };
    },
    async book(sku, slot) {
      const { id } = await customer.ready(sku, slot);
      const { booking } = await customer.order(id);
      await payAtGateway(server, person, booking.orderId ?? '');
      return customer.booking(id);
    },
    booking: async (bookingId) => bookingOf(await customer.ask('GET', `quotation/${bookingId}`)),
  };
  return customer;
}

/** Pays an order through the gateway. @returns the payment's id; null when the wallet has paid */
export async function payAtGateway(
  server: MoneyServer,
  person: SignedIn | undefined,
  orderId: string,
): Promise<string | null> {
  if (!person) throw new Error('Nobody pays');
  const { paymentId, payUrl } = (await server.pay(person, orderId)).json<{
    paymentId: string | null;
    payUrl: string | null;
  }>();
  if (payUrl) await server.decide(await server.checkout(person, payUrl), 'pay');
  return paymentId;
}

/** @throws Error for a refusal */
export function bookingOf(answer: Json): Booking {
  if (answer.sts !== 1) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.booking as Booking;
}
