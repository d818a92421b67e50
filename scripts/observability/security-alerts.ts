import type { PartAlert } from './part-alerts.ts';

const events = (kinds: string, time: string) =>
  `sum(increase(aangan_security_events_total{event=~"${kinds}"}[${time}]))`;
/** What one event is enough for. `increase` is 0 for a series that has just begun, so the sums are compared. */
const since = (series: string, time: string) => `(sum(${series}) - (sum(${series} offset ${time}) or vector(0)))`;
/** The same by a label. */
const sinceBy = (label: string, series: string, time: string) =>
  `(sum by (${label}) (${series}) - (sum by (${label}) (${series} offset ${time}) or 0 * sum by (${label}) (${series})))`;
const WEBHOOKS_REFUSED = 'aangan_http_request_seconds_count{route=~".+webhooks.+",status="4xx"}';
const refunded = 'sum(increase(aangan_payments_total{outcome="refunded"}[1h]))';

/** Alerts about what people do, rather than what the site does. Nothing is stopped by them. */
export const SECURITY_ALERTS = [
  {
    alert: 'LoginsRefused',
    expr: `${events('login-failed|otp-failed|otp-locked|password-locked', '10m')} > 100 and ${events('login-failed|otp-failed|otp-locked|password-locked', '10m')} > ${events('login', '10m')}`,
    for: '5m',
    severity: 'ticket',
    summary: 'More logins are refused than succeed: wrong passwords and codes.',
  },
  {
    alert: 'SecondFactorRefused',
    expr: `${since('aangan_security_events_total{event="second-factor-locked"}', '15m')} > 0 or ${events('second-factor-failed', '15m')} > 10`,
    for: '0m',
    severity: 'page',
    summary: 'Somebody who knows the password of staff enters wrong codes of a second factor.',
  },
  {
    alert: 'StaffTokenUsed',
    expr: `${since('aangan_http_request_seconds_count{route="/staff/sign-in",method="POST"}', '10m')} > 0`,
    for: '0m',
    severity: 'ticket',
    summary: 'Somebody logs in, or tries to, with the staff token, which asks for no second factor.',
  },
  {
    alert: 'NumbersCollected',
    expr: 'max by (by) (aangan_unusual_reveals) > 0',
    for: '10m',
    severity: 'ticket',
    summary: 'One {{ $labels.by }} was given unusually many numbers of owners today.',
  },
  {
    alert: 'DataExported',
    expr: `${events('data-exported', '1h')} > 20`,
    for: '0m',
    severity: 'ticket',
    summary: 'More than 20 people ask for a copy of their data within an hour.',
  },
  {
    alert: 'WebhooksRefused',
    expr: `${sinceBy('route', WEBHOOKS_REFUSED, '15m')} > 5 or sum by (route) (increase(${WEBHOOKS_REFUSED}[15m])) > 5`,
    for: '0m',
    severity: 'page',
    summary: 'News of payments at {{ $labels.route }} is refused: forged, or signed with another secret than ours.',
  },
  {
    alert: 'RefundsUnusual',
    expr: `${refunded} > 10 and ${refunded} > 0.3 * sum(increase(aangan_payments_total{outcome="paid"}[1h]))`,
    for: '0m',
    severity: 'ticket',
    summary: 'Unusually many payments of the last hour are refunded.',
  },
] as const satisfies readonly PartAlert[];
