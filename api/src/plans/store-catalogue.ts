import { type DatabaseOrTransaction, storeRows } from '../foundation/database/public.ts';
import { COUPONS } from './coupons/coupon-catalogue.ts';
import { coupon } from './coupons/coupons.tables.ts';
import { cataloguePlans } from './plan-catalogue.ts';
import { plan, planPrice } from './plans.tables.ts';

/** Catalogue prices hold since ever. */
const SINCE_EVER = new Date(0);

/**
 * Stores plans as the catalogue words them, and adds missing prices and coupons. Prices and what is on sale stay as
 * staff have set them.
 */
export async function storeCatalogue(database: DatabaseOrTransaction): Promise<void> {
  const plans = cataloguePlans();
  const prices = plans.map(({ id, amount }) => ({ planId: id, from: SINCE_EVER, paise: amount * 100 }));
  await storeRows(
    database,
    plan,
    plan.id,
    plans.map(({ amount: _, ...row }) => row),
    ['onSale'],
  );
  await database.insert(planPrice).values(prices).onConflictDoNothing();
  await database
    .insert(coupon)
    .values([...COUPONS])
    .onConflictDoNothing();
}
