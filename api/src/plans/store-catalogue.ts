import type { DatabaseOrTransaction } from '../foundation/database/public.ts';
import { COUPONS } from './coupons/coupon-catalogue.ts';
import { coupon } from './coupons/coupons.tables.ts';
import { cataloguePlans } from './plan-catalogue.ts';
import { plan, planPrice } from './plans.tables.ts';

/** Catalogue prices hold since ever. */
const SINCE_EVER = new Date(0);

/** Adds missing plans, prices and coupons of the catalogue. What staff have changed stays. */
export async function storeCatalogue(database: DatabaseOrTransaction): Promise<void> {
  const plans = cataloguePlans();
  const prices = plans.map(({ id, amount }) => ({ planId: id, from: SINCE_EVER, paise: amount * 100 }));
  await database
    .insert(plan)
    .values(plans.map(({ amount: _, ...row }) => row))
    .onConflictDoNothing();
  await database.insert(planPrice).values(prices).onConflictDoNothing();
  await database
    .insert(coupon)
    .values([...COUPONS])
    .onConflictDoNothing();
}
