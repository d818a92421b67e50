import { OBJECTIVES } from './objectives.ts';

/** A graph of a dashboard. */
interface Panel {
  readonly title: string;
  readonly expr: string;
  readonly legend: string;
  /** Unit of Grafana: `s`, `reqps`, `percentunit`, `bytes`, `short`. */
  readonly unit: string;
}

export interface Dashboard {
  /** Of the file, and in Grafana's address. */
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

const quantile = (share: number, metric: string, by: string) =>
  `histogram_quantile(${share}, sum by (le, ${by}) (rate(${metric}_bucket[5m])))`;

const rateOf = (series: string, by: string) => `sum by (${by}) (rate(${series}[5m]))`;

export const DASHBOARDS: readonly Dashboard[] = [
  {
    uid: 'aangan-site',
    title: 'Aangan: what visitors get',
    panels: [
      ...OBJECTIVES.map(({ name, good, share }) => ({
        title: `Bad events of ${name} (allowed: ${Number(((1 - share) * 100).toFixed(1))} %; good: ${good})`,
        expr: `slo:bad_events:ratio_rate1h{slo="${name}"}`,
        legend: '1 h',
        unit: 'percentunit',
      })),
      {
        title: 'Pages a second, by outcome',
        expr: rateOf('aangan_page_outcomes_total{remote!="shell"}', 'outcome'),
        legend: '{{outcome}}',
        unit: 'reqps',
      },
      {
        title: 'Fallbacks by release',
        expr: rateOf('aangan_page_outcomes_total{outcome!="ok"}', 'remote, version'),
        legend: '{{remote}} {{version}}',
        unit: 'reqps',
      },
      { title: 'Page p95', expr: quantile(0.95, 'aangan_page_seconds', 'remote'), legend: '{{remote}}', unit: 's' },
      {
        title: 'Loaders p95, by release',
        expr: quantile(0.95, 'aangan_page_loader_seconds', 'remote, version'),
        legend: '{{remote}} {{version}}',
        unit: 's',
      },
      {
        title: 'Rendering p95, by release',
        expr: quantile(0.95, 'aangan_page_render_seconds', 'remote, version'),
        legend: '{{remote}} {{version}}',
        unit: 's',
      },
      {
        title: 'Calls p95, the slowest ten',
        expr: `topk(10, histogram_quantile(0.95, sum by (le, route, method) (rate(aangan_http_request_seconds_bucket{job="aangan-api",route!~".*/live/stream|/changes"}[5m]))))`,
        legend: '{{method}} {{route}}',
        unit: 's',
      },
      {
        title: 'Failed requests',
        expr: rateOf('aangan_http_request_seconds_count{status="5xx"}', 'job, route'),
        legend: '{{job}} {{route}}',
        unit: 'reqps',
      },
      {
        title: 'Web vitals today, p75',
        expr: 'max by (remote, version, vital) (aangan_web_vital_p75{vital!="CLS"})',
        legend: '{{vital}} {{remote}} {{version}}',
        unit: 'ms',
      },
      {
        title: 'Releases in force, by number of servers',
        expr: 'count by (remote, version, current) (aangan_release_in_force)',
        legend: '{{remote}} {{version}} current={{current}}',
        unit: 'short',
      },
      {
        title: 'Synthetic visitor, p95 of its steps',
        expr: quantile(0.95, 'aangan_synthetic_step_seconds', 'step'),
        legend: '{{step}}',
        unit: 's',
      },
      {
        title: 'Synthetic visitor, failed steps',
        expr: 'sum by (step) (increase(aangan_synthetic_steps_total{outcome="failed"}[5m]))',
        legend: '{{step}}',
        unit: 'short',
      },
    ],
  },
  {
    uid: 'aangan-parts',
    title: 'Aangan: its parts',
    panels: [
      { title: 'Open requests', expr: 'aangan_http_requests_open', legend: '{{job}} {{instance}}', unit: 'short' },
      {
        title: 'Event loop, p99 of its delay',
        expr: 'nodejs_eventloop_lag_p99_seconds',
        legend: '{{job}} {{instance}}',
        unit: 's',
      },
      { title: 'Memory', expr: 'process_resident_memory_bytes', legend: '{{job}} {{instance}}', unit: 'bytes' },
      { title: 'CPU', expr: 'rate(process_cpu_seconds_total[5m])', legend: '{{job}} {{instance}}', unit: 'short' },
      {
        title: 'Renderers',
        expr: 'sum by (instance, state) (aangan_renderers)',
        legend: '{{instance}} {{state}}',
        unit: 'short',
      },
      {
        title: 'Largest heap of a renderer',
        expr: 'aangan_renderer_heap_bytes',
        legend: '{{instance}}',
        unit: 'bytes',
      },
      {
        title: 'Renderers replaced',
        expr: 'sum by (reason) (increase(aangan_renderers_replaced_total[5m]))',
        legend: '{{reason}}',
        unit: 'short',
      },
      { title: 'Pages in renderers', expr: 'aangan_renderer_pages_open', legend: '{{instance}}', unit: 'short' },
      {
        title: 'Circuits of releases',
        expr: 'max by (remote, version) (aangan_release_circuit_open)',
        legend: '{{remote}} {{version}}',
        unit: 'short',
      },
      {
        title: 'Markup from the cache',
        expr: 'sum(rate(aangan_page_markup_total{source="cached"}[5m])) / sum(rate(aangan_page_markup_total[5m]))',
        legend: 'cached',
        unit: 'percentunit',
      },
      {
        title: 'Database connections, of those that the pool may open',
        expr: 'aangan_database_connections / on (instance) group_left () aangan_database_connections_max',
        legend: '{{instance}} {{state}}',
        unit: 'percentunit',
      },
      { title: 'Queries that wait', expr: 'aangan_database_waiting', legend: '{{instance}}', unit: 'short' },
      {
        title: 'Queries p95',
        expr: quantile(0.95, 'aangan_database_query_seconds', 'verb'),
        legend: '{{verb}}',
        unit: 's',
      },
      {
        title: 'Delay of the archive',
        expr: 'max(aangan_database_archive_age_seconds)',
        legend: 'delay',
        unit: 's',
      },
      {
        title: 'Lag of replicas',
        expr: 'max by (replica) (aangan_database_replica_lag_seconds)',
        legend: '{{replica}}',
        unit: 's',
      },
      {
        title: 'Reads that the primary answered in place of a replica',
        expr: rateOf('aangan_database_replica_fallbacks_total', 'replica'),
        legend: '{{replica}}',
        unit: 'cps',
      },
      { title: 'Jobs that wait', expr: 'max by (queue) (aangan_jobs_waiting)', legend: '{{queue}}', unit: 'short' },
      { title: 'Jobs being done', expr: 'max by (queue) (aangan_jobs_active)', legend: '{{queue}}', unit: 'short' },
      { title: 'Oldest job', expr: 'max by (queue) (aangan_jobs_oldest_seconds)', legend: '{{queue}}', unit: 's' },
      { title: 'Failed jobs', expr: 'max by (queue) (aangan_jobs_failed)', legend: '{{queue}}', unit: 'short' },
      { title: 'Jobs p95', expr: quantile(0.95, 'aangan_job_seconds', 'queue'), legend: '{{queue}}', unit: 's' },
      {
        title: 'Messages',
        expr: rateOf('aangan_messages_total', 'channel, outcome'),
        legend: '{{channel}} {{outcome}}',
        unit: 'cps',
      },
      {
        title: 'Refusals by provider',
        expr: rateOf('aangan_message_refusals_total', 'provider'),
        legend: '{{provider}}',
        unit: 'cps',
      },
      {
        title: 'Payments in an hour',
        expr: 'sum by (gateway, outcome) (increase(aangan_payments_total[1h]))',
        legend: '{{gateway}} {{outcome}}',
        unit: 'short',
      },
      {
        title: 'Difference of the ledger, in paise',
        expr: 'max(aangan_ledger_difference_paise)',
        legend: 'difference',
        unit: 'short',
      },
      { title: 'Live streams', expr: 'aangan_live_streams', legend: '{{instance}}', unit: 'short' },
    ],
  },
];

const PANEL_WIDTH = 12;
const PANEL_HEIGHT = 8;

/** A dashboard as Grafana imports it. */
export function grafanaJson({ uid, title, panels }: Dashboard): object {
  const datasource = { type: 'prometheus', uid: `\${datasource}` };
  return {
    uid,
    title,
    schemaVersion: 39,
    refresh: '1m',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
    panels: panels.map(({ title, expr, legend, unit }, index) => ({
      id: index + 1,
      type: 'timeseries',
      title,
      datasource,
      gridPos: {
        ...{ h: PANEL_HEIGHT, w: PANEL_WIDTH },
        ...{ x: (index % 2) * PANEL_WIDTH, y: Math.floor(index / 2) * PANEL_HEIGHT },
      },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: [{ refId: 'A', datasource, expr, legendFormat: legend }],
    })),
  };
}
