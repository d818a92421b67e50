/** An alert about one part of the site. */
export interface PartAlert {
  readonly alert: string;
  readonly expr: string;
  /** How long it must be true. */
  readonly for: string;
  /** `page` wakes somebody; `ticket` is for the next working day. */
  readonly severity: 'page' | 'ticket';
  readonly summary: string;
}

export const PART_ALERTS = [
  {
    alert: 'ServerDown',
    expr: 'up{job=~"aangan-.+"} == 0',
    for: '2m',
    severity: 'page',
    summary: '{{ $labels.job }} on {{ $labels.instance }} does not answer Prometheus.',
  },
  {
    alert: 'MetricsUnread',
    expr: 'sum by (metric) (increase(aangan_metric_read_failures_total[15m])) > 3',
    for: '0m',
    severity: 'ticket',
    summary: '{{ $labels.metric }} and the metrics of its table cannot be read.',
  },
  {
    alert: 'EventLoopLate',
    expr: 'nodejs_eventloop_lag_p99_seconds > 0.5',
    for: '10m',
    severity: 'ticket',
    summary: '{{ $labels.job }} on {{ $labels.instance }} computes for too long at a time.',
  },
  {
    alert: 'PagesFail',
    expr: 'sum by (remote, version) (rate(aangan_page_outcomes_total{outcome!="ok"}[10m])) / sum by (remote, version) (rate(aangan_page_outcomes_total[10m])) > 0.05',
    for: '5m',
    severity: 'page',
    summary: 'More than 5 % of the pages of {{ $labels.remote }} {{ $labels.version }} are fallbacks.',
  },
  {
    alert: 'CallsFail',
    expr: 'sum(rate(aangan_http_request_seconds_count{job="aangan-shell",route=~".*api/[*]|/user/[*]",status="5xx"}[5m])) / sum(rate(aangan_http_request_seconds_count{job="aangan-shell",route=~".*api/[*]|/user/[*]"}[5m])) > 0.05',
    for: '3m',
    severity: 'page',
    summary: 'More than 5 % of the calls of browsers fail before or in the API.',
  },
  {
    alert: 'FilesFail',
    expr: 'sum by (instance) (rate(aangan_http_request_seconds_count{job="aangan-assets",status="5xx"}[5m])) / sum by (instance) (rate(aangan_http_request_seconds_count{job="aangan-assets"}[5m])) > 0.01',
    for: '5m',
    severity: 'page',
    summary: 'The asset origin {{ $labels.instance }} fails to answer more than 1 % of the requests for files.',
  },
  {
    alert: 'PagesStuck',
    expr: 'min_over_time(aangan_renderer_pages_open[2m]) > 0 unless on (instance) sum by (instance) (increase(aangan_page_outcomes_total[2m])) > 0',
    for: '1m',
    severity: 'page',
    summary: 'The shell {{ $labels.instance }} makes pages and finishes none.',
  },
  {
    alert: 'RenderersReplaced',
    expr: 'sum by (reason) (increase(aangan_renderers_replaced_total{reason!="heavy"}[15m])) > 3',
    for: '0m',
    severity: 'ticket',
    summary: 'Renderers are lost: {{ $labels.reason }}.',
  },
  {
    alert: 'ReleaseCircuitOpen',
    expr: 'max by (remote, version) (aangan_release_circuit_open) == 1',
    for: '15m',
    severity: 'ticket',
    summary: '{{ $labels.remote }} {{ $labels.version }} ends renderers again and again.',
  },
  {
    alert: 'ReleaseRefused',
    expr: 'max by (remote, version) (aangan_release_refused) == 1',
    for: '5m',
    severity: 'ticket',
    summary: 'A server cannot load {{ $labels.remote }} {{ $labels.version }}, and goes on with the release before.',
  },
  {
    alert: 'ReleasesDiffer',
    expr: 'count by (remote) (count by (remote, version) (aangan_release_in_force{current="true"})) > 1',
    for: '10m',
    severity: 'ticket',
    summary: 'Servers serve different releases of {{ $labels.remote }}.',
  },
  {
    alert: 'DatabaseWaiting',
    expr: 'min_over_time(aangan_database_waiting[5m]) > 0',
    for: '2m',
    severity: 'page',
    summary: 'Queries of {{ $labels.instance }} wait for a connection all the time.',
  },
  {
    alert: 'QueriesFail',
    expr: 'sum(rate(aangan_database_query_seconds_count{outcome="failed"}[10m])) / sum(rate(aangan_database_query_seconds_count[10m])) > 0.01',
    for: '5m',
    severity: 'ticket',
    summary: 'More than 1 % of the queries fail.',
  },
  {
    alert: 'ArchiveLate',
    expr: 'max(aangan_database_archive_age_seconds) > 600',
    for: '5m',
    severity: 'page',
    summary: 'Changes of the last ten minutes are not in the archive: they are lost with the database.',
  },
  {
    alert: 'ReplicaOut',
    expr: 'max by (replica) (aangan_database_replica_used) == 0',
    for: '5m',
    severity: 'ticket',
    summary: 'No API reads from the replica {{ $labels.replica }}: the primary has its reads too.',
  },
  {
    alert: 'JobsWait',
    expr: 'max by (queue) (aangan_jobs_oldest_seconds) > 600',
    for: '5m',
    severity: 'page',
    summary: 'A job of {{ $labels.queue }} has waited for more than ten minutes.',
  },
  {
    alert: 'JobsFail',
    expr: 'max by (queue) (aangan_jobs_failed) > 0',
    for: '10m',
    severity: 'ticket',
    summary: 'Jobs of {{ $labels.queue }} have failed for good.',
  },
  {
    alert: 'MessagesFail',
    expr: 'sum by (channel) (rate(aangan_messages_total{outcome="failed"}[15m])) / sum by (channel) (rate(aangan_messages_total[15m])) > 0.1',
    for: '5m',
    severity: 'page',
    summary: 'More than 10 % of the messages by {{ $labels.channel }} are refused by every provider.',
  },
  {
    alert: 'PaymentsFail',
    expr: 'sum(increase(aangan_payments_total{outcome=~"failed|expired"}[30m])) / sum(increase(aangan_payments_total{outcome!="refunded"}[30m])) > 0.5 and sum(increase(aangan_payments_total[30m])) > 10',
    for: '5m',
    severity: 'page',
    summary: 'More than half of the payments do not succeed.',
  },
  {
    alert: 'LedgerUnbalanced',
    expr: 'max(abs(aangan_ledger_difference_paise)) > 0',
    for: '0m',
    severity: 'page',
    summary: 'The entries of the ledger do not add up to 0.',
  },
  {
    alert: 'VitalsSlow',
    expr: 'max by (remote, version) (aangan_web_vital_p75{vital="LCP"}) > 4000 and on (remote, version) max by (remote, version) (aangan_web_vital_count{vital="LCP"}) > 200',
    for: '30m',
    severity: 'ticket',
    summary: 'Pages of {{ $labels.remote }} {{ $labels.version }} show their largest part after more than 4 s.',
  },
  {
    alert: 'SyntheticVisitorFails',
    expr: 'sum by (step) (increase(aangan_synthetic_steps_total{outcome="failed"}[5m])) > 2',
    for: '0m',
    severity: 'page',
    summary: 'The synthetic visitor fails at: {{ $labels.step }}.',
  },
  {
    alert: 'SyntheticVisitorSilent',
    expr: 'time() - max(aangan_synthetic_last_success_timestamp_seconds) > 900 or absent(aangan_synthetic_last_success_timestamp_seconds)',
    for: '5m',
    severity: 'ticket',
    summary: 'The synthetic visitor has not finished a visit for 15 minutes.',
  },
] as const satisfies readonly PartAlert[];
