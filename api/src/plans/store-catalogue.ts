import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../foundation/database/public.ts';
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
  await database
    .insert(plan)
    .values(plans.map(({ amount: _, ...row }) => row))
    .onConflictDoUpdate({ target: plan.id, set: asInCatalogue() });
  await database.insert(planPrice).values(prices).onConflictDoNothing();
  await database
    .insert(coupon)
    .values([...COUPONS])
    .onConflictDoNothing();
}

/** Every column that the catalogue decides, as the refused row has it. */
function asInCatalogue(): Record<string, SQL> {
  const { id: _, onSale: __, ...columns } = getTableColumns(plan);
  return Object.fromEntries(
    Object.entries(columns).map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
  );
}
