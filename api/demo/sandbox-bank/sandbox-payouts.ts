import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import { behaviourOf } from './sandbox-accounts.ts';
import { type SandboxPayout, sandboxPayout } from './sandbox-bank.tables.ts';

/** Time that a payout takes, and after which a bank takes one back. */
const TAKES_MS = 1_000;

interface AskedPayout {
  readonly key: string;
  readonly body: string;
  readonly paise: number;
  readonly account: string;
}

/** A new payout, or the first one of its key; undefined for other data under a used key. */
export async function makePayout(
  database: Database,
  { key, body, paise, account }: AskedPayout,
  at: Date,
): Promise<{ readonly payout: SandboxPayout; readonly isNew: boolean } | undefined> {
  const { plan, webhooks, reason } = behaviourOf(account);
  const digest = createHash('sha256').update(key).digest('hex');
  const [made] = await database
    .insert(sandboxPayout)
    .values({
      id: `pout_${digest.slice(0, 14)}`,
      utr: `SBX${digest.slice(0, 12).toUpperCase()}`,
      ...{ key, body, paise, plan, webhooks, reason },
      status: 'processing',
      createdAt: at,
      dueAt: new Date(at.getTime() + TAKES_MS),
    })
    .onConflictDoNothing()
    .returning();
  if (made) return { payout: made, isNew: true };
  const [before] = await database.select().from(sandboxPayout).where(eq(sandboxPayout.key, key));
  return before?.body === body ? { payout: before, isNew: false } : undefined;
}

/** Changes the payouts whose time has come, and returns them as they are then. */
export async function settleDuePayouts(database: Database, at: Date): Promise<SandboxPayout[]> {
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(sandboxPayout)
      .where(lte(sandboxPayout.dueAt, at))
      .orderBy(asc(sandboxPayout.dueAt))
      .for('update', { skipLocked: true });
    const settled: SandboxPayout[] = [];
    for (const payout of due) {
      const isReturn = payout.plan === 'return' || payout.status === 'processed';
      const goesOn = payout.plan === 'arrive-and-return' && !isReturn;
      const change = {
        status: isReturn ? ('reversed' as const) : ('processed' as const),
        dueAt: goesOn ? new Date(at.getTime() + TAKES_MS) : null,
      };
      await transaction.update(sandboxPayout).set(change).where(eq(sandboxPayout.id, payout.id));
      settled.push({ ...payout, ...change });
    }
    return settled;
  });
}

/** When the next change is due. */
export async function nextChange(database: Database): Promise<Date | undefined> {
  const [next] = await database
    .select({ dueAt: sandboxPayout.dueAt })
    .from(sandboxPayout)
    .orderBy(asc(sandboxPayout.dueAt))
    .limit(1);
  return next?.dueAt ?? undefined;
}

interface Listed {
  readonly key?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly count: number;
  readonly skip: number;
}

/** Payouts of a list, newest first. */
export function listPayouts(database: Database, { key, from, to, count, skip }: Listed): Promise<SandboxPayout[]> {
  const conditions: (SQL | undefined)[] = [
    key === undefined ? undefined : eq(sandboxPayout.key, key),
    from && gte(sandboxPayout.createdAt, from),
    to && lte(sandboxPayout.createdAt, to),
  ];
  return database
    .select()
    .from(sandboxPayout)
    .where(and(...conditions))
    .orderBy(desc(sandboxPayout.createdAt), sandboxPayout.id)
    .limit(count)
    .offset(skip);
}

/** A payout in the shape of RazorpayX. */
export function wirePayout({ id, key, paise, status, utr, reason, createdAt }: SandboxPayout): object {
  return {
    id,
    entity: 'payout',
    amount: paise,
    currency: 'INR',
    status,
    utr: status === 'processing' ? null : utr,
    reference_id: key,
    status_details: { reason: status === 'reversed' ? reason : null },
    created_at: Math.floor(createdAt.getTime() / 1_000),
  };
}
