import { globSync } from 'node:fs';
import path from 'node:path';
import type { Metric, MetricTable } from '@aangan/shared-kit/server/metrics';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where metrics are declared; those of reading metrics are beside it. */
const TABLES = ['{shared-kit,shell,api,scripts}/**/*.metrics.ts', 'shared-kit/server/metrics.ts'];

const GENERATED = new Set(['node_modules', 'dist', '.tsc', '.data']);

/** All metrics that the product declares, by name. @throws Error when two have the same name */
export async function declaredMetrics(): Promise<Map<string, Metric>> {
  const files = globSync(TABLES, { cwd: ROOT, exclude: (name) => GENERATED.has(path.basename(name)) });
  const metrics = new Map<string, Metric>();
  for (const file of files) {
    const exported: Readonly<Record<string, unknown>> = await import(path.join(ROOT, file));
    for (const metric of Object.values(exported)
      .filter(isTable)
      .flatMap((table) => Object.values(table))) {
      if (metrics.has(metric.name)) throw new Error(`${metric.name} is declared twice`);
      metrics.set(metric.name, metric);
    }
  }
  return metrics;
}

function isTable(value: unknown): value is MetricTable {
  return typeof value === 'object' && value !== null && Object.values(value).every(isMetric);
}

function isMetric(value: unknown): value is Metric {
  return typeof value === 'object' && value !== null && 'name' in value && 'kind' in value && 'labels' in value;
}
