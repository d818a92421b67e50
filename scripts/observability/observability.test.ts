import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metric } from '@aangan/shared-kit/server/metrics';
import { openMetrics } from '@aangan/shared-kit/server/metrics';
import { parse } from 'yaml';
import { DASHBOARDS } from './dashboards.ts';
import { declaredMetrics } from './declared-metrics.ts';
import { observabilityFiles } from './files.ts';
import { metricOf, usedMetrics } from './metric-names.ts';
import { OBJECTIVES } from './objectives.ts';
import { prometheusRules } from './rules.ts';
import { runbookOf } from './runbooks.ts';

const ROOT = path.resolve(__dirname, '../..');

/** Prometheus adds these labels itself. */
const ADDED_LABELS = ['job', 'instance', 'le', 'slo'];

interface RuleFile {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Record<string, string>[] }[];
}

const rules = (parse(observabilityFiles()['aangan.rules.yml'] ?? '') as RuleFile).groups.flatMap(
  (group) => group.rules,
);
const alerts = [...new Set(rules.flatMap(({ alert }) => alert ?? []))];
const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
const expressions = [
  ...rules.map(({ expr = '' }) => expr),
  ...DASHBOARDS.flatMap(({ panels }) => panels.map(({ expr }) => expr)),
];

/** Metrics of Prometheus itself, and of the process. */
async function othersMetrics(): Promise<Set<string>> {
  const text = await openMetrics({ process: true }).text();
  return new Set(['up', ...[...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)]);
}

describe('the files in deploy/observability', () => {
  it.each(Object.entries(observabilityFiles()))('%s is what `npm run observability` writes', (name, text) => {
    expect(readFileSync(path.join(ROOT, 'deploy/observability', name), 'utf8')).toBe(text);
  });

  it('are valid YAML and JSON with the same rules as the tables', () => {
    expect(parse(observabilityFiles()['aangan.rules.yml'] ?? '')).toEqual(prometheusRules());
    const settings = parse(readFileSync(path.join(ROOT, 'deploy/observability/prometheus.yml'), 'utf8'));
    expect(settings.rule_files).toEqual(['aangan.rules.yml']);
  });

  it('have expressions whose brackets close', () => {
    const open = (text: string) => text.replace(/"[^"]*"/g, '').match(/[([{]/g)?.length ?? 0;
    const closed = (text: string) => text.replace(/"[^"]*"/g, '').match(/[)\]}]/g)?.length ?? 0;
    expect(expressions.length).toBeGreaterThan(60);
    expect(expressions.filter((text) => open(text) !== closed(text))).toEqual([]);
  });

  it('read only metrics that the code declares, by labels that they have', async () => {
    const metrics = await declaredMetrics();
    const others = await othersMetrics();
    const unknown = expressions.flatMap((expression) =>
      usedMetrics(expression).flatMap(({ name, labels }) => {
        const metric = metricOf(name, metrics);
        if (!metric) return others.has(name) || recorded.has(name) ? [] : [name];
        const known = [...metric.labels, ...ADDED_LABELS];
        return labels.filter((label) => !known.includes(label)).map((label) => `${name}{${label}}`);
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('show or check every metric of the code', async () => {
    const metrics = await declaredMetrics();
    const used = new Set(
      expressions.flatMap(usedMetrics).map(({ name }) => (metricOf(name, metrics) as Metric | undefined)?.name),
    );
    expect([...metrics.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  it('name only jobs that Prometheus reads', () => {
    const { scrape_configs: jobs } = parse(
      readFileSync(path.join(ROOT, 'deploy/observability/prometheus.yml'), 'utf8'),
    );
    const names = jobs.map(({ job_name }: { job_name: string }) => job_name);
    const named = expressions.flatMap((text) => [...text.matchAll(/job="([^"]+)"/g)].map(([, job]) => job));
    expect(named).toEqual(expect.arrayContaining(['aangan-api', 'aangan-assets', 'aangan-shell']));
    expect(named.filter((job) => !names.includes(job))).toEqual([]);
  });

  it('measure searches by the call with which results pages search', () => {
    const page = readFileSync(path.join(ROOT, 'mfe-search/src/results/search-call.ts'), 'utf8');
    const [, route = ''] = /request\('GET (\S+)'/.exec(page) ?? [];
    const events = OBJECTIVES.find(({ name }) => name === 'search')?.events ?? '';
    const [, pattern = ''] = /route=~"([^"]+)"/.exec(events) ?? [];
    expect(route).toMatch(new RegExp(`^(?:${pattern})$`));
  });

  it('measure objectives at bounds that their histograms have', async () => {
    const metrics = await declaredMetrics();
    for (const { metric, seconds } of OBJECTIVES) expect(metrics.get(metric)?.buckets).toContain(seconds);
  });
});

describe('the runbooks', () => {
  it('are one page for each alert', () => {
    const pages = globSync('docs/runbooks/*.md', { cwd: ROOT }).sort();
    expect(alerts.map(runbookOf).sort()).toEqual(pages);
    expect(alerts.filter((alert) => !existsSync(path.join(ROOT, runbookOf(alert))))).toEqual([]);
  });

  it('have the alert as their title, what to look at and what to do', () => {
    const lacking = alerts.filter((alert) => {
      const text = readFileSync(path.join(ROOT, runbookOf(alert)), 'utf8');
      return !(text.startsWith(`# ${alert}\n`) && text.includes('\n## Look at\n') && text.includes('\n## Do\n'));
    });
    expect(lacking).toEqual([]);
  });
});

describe('usedMetrics', () => {
  it('finds metrics and their labels, and no functions, durations, strings or grouping labels', () => {
    const expression =
      'histogram_quantile(0.95, sum by (le, remote) (rate(a_bucket{x="b",y=~"c|d"}[5m]))) > on (q) max(e) or vector(0)';
    expect(usedMetrics(expression)).toEqual([
      { name: 'a_bucket', labels: ['x', 'y'] },
      { name: 'e', labels: [] },
    ]);
  });
});
