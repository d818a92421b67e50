import type { homeServicesCalls } from '@aangan/shared-kit/contracts/home-services';
import { STATE_OF_CITY } from '@aangan/shared-kit/domain/gst-state';
import { CART_LIMITS, type CartItem, cartLines, itemProblem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { findSku } from '@aangan/shared-kit/domain/home-services/catalogue';
import { DEFAULT_SERVICE_CITY, serviceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { HOME_SERVICES, type HomeServiceType } from '@aangan/shared-kit/domain/home-services/services';
import type { FastifyRequest } from 'fastify';
import { badInput, CallError, type CallHandlers } from '../../foundation/server/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import { spendableBalance } from '../../money/wallet/public.ts';
import { type CallDeps, holderOf, type RowHolder } from '../../people/sessions/public.ts';
import { hsAnswer } from '../hs-answer.ts';
import { pricedLines } from '../priced-lines.ts';
import { changeCart, holdCart, readCart } from './cart.queries.ts';
import type { CartRow } from './cart.tables.ts';

type CartCalls = Pick<
  typeof homeServicesCalls,
  | 'GET /hs-backend/api/v1/wallet'
  | 'GET /hs-backend/api/v1/cart'
  | 'PUT /hs-backend/api/v1/cart/item'
  | 'POST /hs-backend/api/v1/cart/clear'
  | 'PUT /hs-backend/api/v1/cart/stage'
  | 'POST /hs-backend/api/v1/dropOff'
  | 'GET /hs-backend/api/v1/lineItems'
>;

interface CartDeps extends CallDeps {
  readonly orders: Orders;
}

const NO_HOLDER = 'Your browser blocks cookies. Log in to save the cart with your account.';
const TOO_MANY = `A cart holds ${CART_LIMITS.items} items.`;

/** The cart of a visitor, before and after a login. */
export function cartHandlers({ database, sessions, orders, now }: CartDeps): CallHandlers<CartCalls> {
  async function holder(request: FastifyRequest): Promise<RowHolder> {
    const found = await holderOf(sessions, request);
    if (found.accountId === null && found.device === null) throw new CallError(409, NO_HOLDER);
    return found;
  }
  const read = async (request: FastifyRequest) => readCart(database, await holder(request), new Date(now()));
  async function change(request: FastifyRequest, to: (cart: CartRow) => CartRow): Promise<CartRow> {
    const own = await holder(request);
    const at = new Date(now());
    return database.transaction(async (transaction) =>
      changeCart(transaction, to(await holdCart(transaction, own, at)), at),
    );
  }
  const linesOf = (cart: CartRow, type: HomeServiceType) => {
    const city = serviceCity(cart.city) ?? DEFAULT_SERVICE_CITY;
    const lines = cartLines(cart.items, { type, city, now: now() });
    return pricedLines(orders, { business: 'HS', serviceType: type, lines, state: STATE_OF_CITY[city] });
  };
  const answer = (cart: CartRow) => {
    const items = cart.items.map(wireItem);
    return {
      city: cart.city,
      stage: cart.stage,
      items,
      services: HOME_SERVICES.flatMap(({ type, name }) => {
        const own = items.filter(({ sku }) => findSku(sku)?.type === type);
        return own.length === 0 ? [] : [{ serviceType: type, name, items: own, ...linesOf(cart, type) }];
      }),
    };
  };

  return {
    async 'GET /hs-backend/api/v1/wallet'(_input, request) {
      const viewer = await sessions.viewer(request);
      return hsAnswer(async () => ({
        isEnabled: true,
        balancePaise: viewer ? await spendableBalance(database, viewer.accountId, new Date(now())) : null,
      }));
    },

    'GET /hs-backend/api/v1/cart': (_input, request) => hsAnswer(async () => answer(await read(request))),

    'PUT /hs-backend/api/v1/cart/item': ({ body: { city, ...item } }, request) =>
      hsAnswer(async () => {
        const problem = itemProblem({ ...item, quantity: Math.max(1, item.quantity) });
        if (problem !== undefined) throw badInput('body.sku', problem);
        const cart = await change(request, (before) => {
          const items = withItem(before.items, item);
          if (items.length > CART_LIMITS.items) throw new CallError(409, TOO_MANY);
          return { ...before, city, items };
        });
        return answer(cart);
      }),

    'POST /hs-backend/api/v1/cart/clear': ({ body: { serviceType } }, request) =>
      hsAnswer(async () =>
        answer(
          await change(request, (cart) => ({
            ...cart,
            items: serviceType === undefined ? [] : cart.items.filter(({ sku }) => findSku(sku)?.type !== serviceType),
          })),
        ),
      ),

    'PUT /hs-backend/api/v1/cart/stage': ({ body: { stage } }, request) =>
      hsAnswer(async () => {
        await change(request, (cart) => ({ ...cart, stage, droppedAt: null }));
        return {};
      }),

    'POST /hs-backend/api/v1/dropOff': ({ body: { stage } }, request) =>
      hsAnswer(async () => {
        await change(request, (cart) => ({ ...cart, stage, droppedAt: new Date(now()) }));
        return {};
      }),

    'GET /hs-backend/api/v1/lineItems': ({ query: { serviceType } }, request) =>
      hsAnswer(async () => linesOf(await read(request), serviceType)),
  };
}

/** The items with one of them changed, at its place. */
function withItem(items: readonly CartItem[], item: CartItem): CartItem[] {
  if (item.quantity === 0) return items.filter(({ sku }) => sku !== item.sku);
  return items.some(({ sku }) => sku === item.sku)
    ? items.map((each) => (each.sku === item.sku ? item : each))
    : [...items, item];
}

function wireItem({ sku, quantity, addOns }: CartItem) {
  return { sku, quantity, addOns: [...addOns] };
}
