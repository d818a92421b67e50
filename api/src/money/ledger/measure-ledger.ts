import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { sql } from 'drizzle-orm';
import { freshValues } from '../../foundation/cache/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { LEDGER_METRICS } from './ledger.metrics.ts';
import { ledgerEntry } from './ledger.tables.ts';

/** ms after which the sum is computed again: it reads all entries. */
const FRESH_MS = 10 * MINUTE_MS;

const ALL = 'all';

/** Measures whether the ledger is balanced. The triggers keep it so; this sees a change that went around them. */
export function measureLedger({ app, database, settings: { now }, metrics }: Api): void {
  const sums = freshValues({
    load: async () => {
      const [row] = await database
        .select({ paise: sql<string>`coalesce(sum(${ledgerEntry.paise}), 0)` })
        .from(ledgerEntry);
      return Number(row?.paise);
    },
    now,
    freshMs: FRESH_MS,
    maxSize: 1,
  });
  metrics.read(LEDGER_METRICS, async () => ({
    difference: [{ value: await sums.read(ALL, (error) => app.log.warn({ err: error }, 'The ledger was not summed')) }],
  }));
}
