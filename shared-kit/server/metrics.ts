import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One metric, as data. Labels have few values: patterns of addresses, names, states; nothing of a person. */
export interface Metric {
  /** `aangan_jobs_waiting`; counters end with `_total`, and names with a unit in its base form: `_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
  /** Upper bounds of a histogram, in its unit. */
  readonly buckets?: readonly number[];
}

/** Metrics of one subject, beside the code that they measure, in a file `*.metrics.ts`. */
export type MetricTable = Readonly<Record<string, Metric>>;

type LabelsOf<One extends Metric> = Readonly<Record<One['labels'][number], string>>;

/** A value with its labels. */
export type Sample<One extends Metric> = LabelsOf<One> & { readonly value: number };

/** The values of a table's metrics. */
export type Samples<Table extends MetricTable> = { readonly [Key in keyof Table]: readonly Sample<Table[Key]>[] };

/** What one process measures. */
export interface Metrics {
  /**
   * @param known series that are 0 from the start: Prometheus does not see the growth of one that begins with 1
   * @returns what counts one more
   */
  counter<One extends Metric & { kind: 'counter' }>(
    metric: One,
    known?: readonly LabelsOf<One>[],
  ): (labels: LabelsOf<One>) => void;
  /** @returns what adds a value, such as seconds, to the distribution */
  histogram<One extends Metric & { kind: 'histogram' }>(metric: One): (labels: LabelsOf<One>, value: number) => void;
  /**
   * Registers counters and gauges whose values exist elsewhere. They are read whenever the metrics are, and are left out
   * when reading fails or takes longer than two seconds.
   */
  read<Table extends MetricTable>(table: Table, read: () => Samples<Table> | Promise<Samples<Table>>): void;
  /** Drops the series of a histogram that are no longer of interest, such as those of a release that nobody gets. */
  forget<One extends Metric & { kind: 'histogram' }>(
    metric: One,
    gone: (labels: LabelsOf<One>) => boolean,
  ): Promise<void>;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
}

/** ms that reading has: Prometheus gives up after ten seconds. */
const READ_WITHIN_MS = 2_000;

/** Of this module itself. */
export const READING_METRICS = {
  failed: {
    name: 'aangan_metric_read_failures_total',
    help: 'Times that metrics could not be read, by the first of their table.',
    kind: 'counter',
    labels: ['metric'],
  },
} as const satisfies MetricTable;

interface MetricsOptions {
  /** Also measure the process itself: memory, CPU, event loop, garbage collection. Default false. */
  readonly process?: boolean;
  /** ms that a read may take. */
  readonly readWithinMs?: number;
}

/** Opens the metrics of a process; they are empty at first. */
export function openMetrics(options: MetricsOptions = {}): Metrics {
  const { process: ofProcess = false, readWithinMs = READ_WITHIN_MS } = options;
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const reads: (() => Promise<void>)[] = [];
  const histograms = new Map<string, Histogram>();
  const named = ({ name, help, labels }: Metric): NamedMetric => ({
    ...{ name, help, labelNames: [...labels], registers: [registry] },
  });

  function counter<One extends Metric & { kind: 'counter' }>(
    metric: One,
    known: readonly LabelsOf<One>[] = [],
  ): (labels: LabelsOf<One>) => void {
    const counted = new Counter(named(metric));
    for (const labels of known) counted.inc(labels, 0);
    return (labels) => counted.inc(labels);
  }
  const failed = counter(READING_METRICS.failed);

  return {
    counter,
    histogram(metric) {
      const observed = new Histogram({ ...named(metric), buckets: [...(metric.buckets ?? [])] });
      histograms.set(metric.name, observed);
      return (labels, value) => observed.observe(labels, value);
    },
    async forget(metric, gone) {
      const histogram = histograms.get(metric.name);
      const series = (await histogram?.get())?.values ?? [];
      for (const { labels } of series) {
        const { le: _bound, ...own } = labels;
        if (gone(own as Parameters<typeof gone>[0])) histogram?.remove(own as Record<string, string>);
      }
    },
    read(table, read) {
      const shown = Object.entries(table).map(([key, metric]) => [key, sampled(metric, named(metric))] as const);
      const first = Object.values(table)[0]?.name ?? '';
      reads.push(async () => {
        const values = await within(readWithinMs, async () => read()).catch(() => failed({ metric: first }));
        for (const [key, show] of shown) show(values?.[key] ?? []);
      });
    },
    async text() {
      await Promise.all(reads.map((read) => read()));
      return registry.metrics();
    },
  };
}

/** A metric as `prom-client` names it. */
interface NamedMetric {
  readonly name: string;
  readonly help: string;
  readonly labelNames: string[];
  readonly registers: Registry[];
}

/** Shows samples in place of those before: what has no sample now has none in the answer. */
function sampled(metric: Metric, named: NamedMetric): (samples: readonly object[]) => void {
  const shown = metric.kind === 'counter' ? new Counter(named) : new Gauge(named);
  return (samples) => {
    shown.reset();
    // A metric without labels would start as 0, which nobody has read.
    if (samples.length === 0 && metric.labels.length === 0) shown.remove();
    for (const sample of samples as Sample<Metric>[]) {
      const { value, ...labels } = sample;
      shown.inc(labels as unknown as Record<string, string>, Number(value));
    }
  };
}

async function within<Value>(ms: number, work: () => Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`It has taken longer than ${ms} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work(), late]);
  } finally {
    over.abort();
  }
}
