import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../foundation/database/public.ts';
import { plan } from './plans.tables.ts';

interface PlanShelf {
  readonly seekerType: Plan['seekerType'];
  /** Default `standard`. */
  readonly shelf?: Plan['shelf'];
  /** Default false: residential. */
  readonly commercial?: boolean;
  /** False leaves out the Assure plans. Default true. */
  readonly assure?: boolean;
}

/** The plans of one shelf, in display order; empty where a seeker has no such shelf. */
export async function plansOf(database: Database, shelf: PlanShelf): Promise<Plan[]> {
  const { assure: _, position, ...columns } = getTableColumns(plan);
  return database
    .select(columns)
    .from(plan)
    .where(
      and(
        eq(plan.shelf, shelf.shelf ?? 'standard'),
        eq(plan.seekerType, shelf.seekerType),
        eq(plan.commercial, shelf.commercial ?? false),
        shelf.assure === false ? eq(plan.assure, false) : undefined,
      ),
    )
    .orderBy(asc(position));
}
