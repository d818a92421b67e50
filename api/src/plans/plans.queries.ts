import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { and, asc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../foundation/database/public.ts';
import { plan, planPrice } from './plans.tables.ts';

type Reader = Pick<Database, 'select'>;

interface PlanShelf {
  readonly seekerType: Plan['seekerType'];
  /** Default `standard`. */
  readonly shelf?: Plan['shelf'];
  /** Default false: residential. */
  readonly commercial?: boolean;
  /** False leaves out the Assure plans. Default true. */
  readonly assure?: boolean;
}

/** The plans of one shelf that are sold, in display order; empty where a seeker has no such shelf. */
export async function plansOf(reader: Reader, shelf: PlanShelf, at: Date): Promise<Plan[]> {
  return readPlans(
    reader,
    at,
    and(
      eq(plan.onSale, true),
      eq(plan.shelf, shelf.shelf ?? 'standard'),
      eq(plan.seekerType, shelf.seekerType),
      eq(plan.commercial, shelf.commercial ?? false),
      shelf.assure === false ? eq(plan.assure, false) : undefined,
    ),
  );
}

/** A plan that is sold, by its id. */
export async function planOnSale(reader: Reader, id: string, at: Date): Promise<Plan | undefined> {
  const [found] = await readPlans(reader, at, and(eq(plan.onSale, true), eq(plan.id, id)));
  return found;
}

/** A plan by its code, sold or not. */
export async function planByCode(reader: Reader, code: string, at: Date): Promise<Plan | undefined> {
  const [found] = await readPlans(reader, at, eq(plan.code, code));
  return found;
}

/** Plans with their price at a moment. One without a price yet is left out. */
async function readPlans(reader: Reader, at: Date, where: SQL | undefined): Promise<Plan[]> {
  const { assure: _, position, onSale: __, ...columns } = getTableColumns(plan);
  const price = reader
    .select({ paise: planPrice.paise })
    .from(planPrice)
    .where(and(eq(planPrice.planId, plan.id), sql`${planPrice.from} <= ${at.toISOString()}`))
    .orderBy(sql`${planPrice.from} desc`)
    .limit(1);
  const paise = sql<string | null>`(${price})`;
  const rows = await reader
    .select({ ...columns, paise })
    .from(plan)
    .where(and(where, isNotNull(paise)))
    .orderBy(asc(position));
  return rows.map(({ paise: now, listAmount, ...row }) => {
    const amount = Number(now) / 100;
    return { ...row, amount, listAmount: listAmount !== null && listAmount > amount ? listAmount : null };
  });
}
