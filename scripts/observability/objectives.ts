/** What visitors may expect of the site: a share of good events. */
export interface Objective {
  /** Label `slo` of its series. */
  readonly name: string;
  /** Alert when too much of the allowance is used. */
  readonly alert: string;
  /** The good event, in words. */
  readonly good: string;
  /** Share of the events that must be good over 30 days. */
  readonly share: number;
  /** Histogram whose observations are the events. */
  readonly metric: string;
  /** Which observations. */
  readonly events: string;
  /** Which of them may be good. */
  readonly ok: string;
  /** s within which they must end; a bound of the histogram. */
  readonly seconds: number;
}

export const OBJECTIVES = [
  {
    name: 'search',
    alert: 'SearchSlow',
    good: 'a search is answered within 0.3 s',
    share: 0.95,
    metric: 'aangan_http_request_seconds',
    events: 'route=~"/api/v1/property/search(/cards)?"',
    ok: 'status!="5xx"',
    seconds: 0.3,
  },
  {
    name: 'first-view',
    alert: 'FirstViewSlow',
    good: 'a page can be sent within 1 s and is no fallback',
    share: 0.99,
    metric: 'aangan_page_seconds',
    events: 'remote!=""',
    ok: 'outcome="ok"',
    seconds: 1,
  },
  {
    name: 'contact',
    alert: 'ContactFails',
    good: 'a press on "Contact owner" is answered within 1 s',
    share: 0.995,
    metric: 'aangan_http_request_seconds',
    events: 'route="/api/v3/activity/contact/:propertyId",method="POST"',
    ok: 'status!="5xx"',
    seconds: 1,
  },
  {
    name: 'payment',
    alert: 'PaymentCallsFail',
    good: 'paying an order, or news of a payment, is answered within 3 s',
    share: 0.995,
    metric: 'aangan_http_request_seconds',
    events: 'route=~"/api/v1/orders/:orderId/pay|/api/v1/payments/webhooks/.+",method="POST"',
    ok: 'status!="5xx"',
    seconds: 3,
  },
] as const satisfies readonly Objective[];

/** How fast the allowance of 30 days may be used: both windows must be above `burn` times the even speed. */
interface BurnRate {
  readonly long: string;
  readonly short: string;
  readonly burn: number;
  readonly severity: 'page' | 'ticket';
}

/** The windows of the Google SRE workbook, with a shorter last one: it finds slow losses within a day. */
export const BURN_RATES = [
  { long: '1h', short: '5m', burn: 14.4, severity: 'page' },
  { long: '6h', short: '30m', burn: 6, severity: 'page' },
  { long: '1d', short: '2h', burn: 3, severity: 'ticket' },
] as const satisfies readonly BurnRate[];
