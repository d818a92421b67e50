import { indiaDay, indiaDayStart, laterDay } from '@aangan/shared-kit/domain/india-day';
import { isUnusualReveal, type RevealedBy } from '@aangan/shared-kit/domain/revealed-numbers';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { busiestBy } from '../../foundation/audit/public.ts';
import { freshValues } from '../../foundation/cache/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { CONTACT_METRICS } from './contacts.metrics.ts';

/** ms after which they are counted again. */
const FRESH_MS = 5 * MINUTE_MS;

const ALL = 'all';

/** The most that are counted of each kind. */
const COUNTED = 100;

const KINDS = ['account', 'device', 'network'] as const satisfies readonly RevealedBy[];

/** How many accounts, devices or networks were given unusually many numbers on a day in India. */
export async function unusualReveals(database: Database, by: RevealedBy, day: string): Promise<number> {
  const [from, to] = [new Date(indiaDayStart(day)), new Date(indiaDayStart(laterDay(day, 1)))];
  const rows = await busiestBy(database, { event: 'number-revealed', by, from, to }, COUNTED);
  return rows.filter(({ count }) => isUnusualReveal(by, count)).length;
}

/** Measures whether somebody collects numbers, before staff open the page that lists who does. */
export function measureReveals({ app, database, settings: { now }, metrics }: Api): void {
  const counts = freshValues({
    load: () =>
      Promise.all(KINDS.map(async (by) => ({ by, value: await unusualReveals(database, by, indiaDay(now())) }))),
    now,
    freshMs: FRESH_MS,
    maxSize: 1,
  });
  const onFailure = (error: unknown) => app.log.warn({ err: error }, 'Revealed numbers were not counted');
  metrics.read(CONTACT_METRICS, async () => ({ unusual: await counts.read(ALL, onFailure) }));
}
