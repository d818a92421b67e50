import type { Metrics, Samples } from '@aangan/shared-kit/server/metrics';
import { inSpan } from '@aangan/shared-kit/server/trace-requests';
import type { Pool } from 'pg';
import { JOB_METRICS, QUEUE_METRICS } from './jobs.metrics.ts';

type Handler = (data: object) => Promise<void>;

interface QueueRow {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly oldest: number;
}

/** Measures the queues of a schema, from their own table: done jobs are in it for a day. */
export function measureQueues(metrics: Metrics, pool: Pool, schema: string): void {
  const text = `
    select name as queue,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0)::float8 as oldest
    from ${schema}.job where state not in ('completed', 'cancelled') group by name`;
  metrics.read(QUEUE_METRICS, async () => samplesOf((await pool.query<QueueRow>(text)).rows));
}

function samplesOf(rows: readonly QueueRow[]): Samples<typeof QUEUE_METRICS> {
  const of = (key: 'waiting' | 'active' | 'failed' | 'oldest') =>
    rows.map(({ queue, [key]: value }) => ({ queue, value: Math.max(0, value) }));
  return { waiting: of('waiting'), active: of('active'), failed: of('failed'), oldest: of('oldest') };
}

/** The handler of a queue, measured and with a trace of its own. */
export function measuredHandler(metrics: Metrics): (queue: string, handler: Handler) => Handler {
  const took = metrics.histogram(JOB_METRICS.seconds);
  return (queue, handler) => async (data) => {
    const started = performance.now();
    let outcome = 'failed';
    try {
      await inSpan(`job ${queue}`, () => handler(data));
      outcome = 'ok';
    } finally {
      took({ queue, outcome }, (performance.now() - started) / 1000);
    }
  };
}
