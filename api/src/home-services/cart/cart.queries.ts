import type { CartItem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { CART_LIMITS } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { findSku } from '@aangan/shared-kit/domain/home-services/catalogue';
import { DEFAULT_SERVICE_CITY } from '@aangan/shared-kit/domain/home-services/service-city';
import { eq, inArray, lt } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import type { RowHolder } from '../../people/sessions/public.ts';
import { type CartRow, serviceCart } from './cart.tables.ts';

/** The cart of a visitor as it would be after the merge of `holdCart`, without storing anything. */
export async function readCart(reader: DatabaseOrTransaction, holder: RowHolder, at: Date): Promise<CartRow> {
  const own = ownName(holder);
  const rows = await reader
    .select()
    .from(serviceCart)
    .where(inArray(serviceCart.holder, namesOf(holder)));
  const guest = rows.find((row) => row.holder !== own);
  return merged(rows.find((row) => row.holder === own) ?? emptyCart(holder, at), guest);
}

/**
 * The cart of a visitor, locked until the transaction ends. What a device had in its cart before a login moves into the
 * person's cart; of the same item the person's own stays.
 */
export async function holdCart(transaction: Transaction, holder: RowHolder, at: Date): Promise<CartRow> {
  const own = ownName(holder);
  await transaction.insert(serviceCart).values(emptyCart(holder, at)).onConflictDoNothing();
  const rows = await transaction
    .select()
    .from(serviceCart)
    .where(inArray(serviceCart.holder, namesOf(holder)))
    .orderBy(serviceCart.holder)
    .for('update');
  const cart = rows.find((row) => row.holder === own);
  if (!cart) throw new Error('The cart is missing right after it was created');
  const guest = rows.find((row) => row.holder !== own);
  if (!guest) return cart;
  await transaction.delete(serviceCart).where(eq(serviceCart.holder, guest.holder));
  return changeCart(transaction, merged(cart, guest), at);
}

function ownName({ accountId, device }: RowHolder): string {
  const own = accountId ?? device;
  if (own === null) throw new Error('A cart has a holder');
  return own;
}

function namesOf({ accountId, device }: RowHolder): string[] {
  return [accountId, device].filter((name) => name !== null);
}

function emptyCart(holder: RowHolder, at: Date): CartRow {
  const facts = { city: DEFAULT_SERVICE_CITY, items: [], stage: null, droppedAt: null, changedAt: at };
  return { holder: ownName(holder), accountId: holder.accountId, ...facts };
}

function merged(cart: CartRow, guest: CartRow | undefined): CartRow {
  if (!guest || guest.items.length === 0) return cart;
  const city = cart.items.length === 0 ? guest.city : cart.city;
  return { ...cart, city, items: mergedItems(cart.items, guest.items) };
}

/** Both carts' items, the first one's before the other's, up to the limit. */
export function mergedItems(own: readonly CartItem[], other: readonly CartItem[]): CartItem[] {
  const news = other.filter(({ sku }) => !own.some((item) => item.sku === sku));
  return [...own, ...news].slice(0, CART_LIMITS.items);
}

/** Stores what has changed of a cart. */
export async function changeCart(transaction: Transaction, row: CartRow, at: Date): Promise<CartRow> {
  const { city, items, stage, droppedAt } = row;
  const changed = { city, items, stage, droppedAt, changedAt: at };
  await transaction.update(serviceCart).set(changed).where(eq(serviceCart.holder, row.holder));
  return { ...row, ...changed };
}

/** Takes a service out of a person's cart, once it is booked. */
export async function takeOut(transaction: Transaction, accountId: string, serviceType: string): Promise<void> {
  const [row] = await transaction.select().from(serviceCart).where(eq(serviceCart.holder, accountId)).for('update');
  if (!row) return;
  const items = row.items.filter(({ sku }) => findSku(sku)?.type !== serviceType);
  await transaction.update(serviceCart).set({ items }).where(eq(serviceCart.holder, accountId));
}

/** Deletes carts that nobody has changed since. */
export async function deleteOldCarts(database: Database, before: Date): Promise<void> {
  await database.delete(serviceCart).where(lt(serviceCart.changedAt, before));
}
