/** Source: product-and-plans, sections 2 and 9 (top alert box). */
export const ALERT_DURATION_MS = 3000;

/**
 * The default; a `headers.timeout` setting overrides it. Source: product-and-plans, sections 7 and 9 (request
 * timeout).
 */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Failed requests one after another that open the circuit. Source: product-and-plans, section 9 (circuit breaker). */
export const BREAKER_FAILURES = 5;

/** How long an open circuit rejects calls. Source: product-and-plans, section 9 (circuit breaker). */
export const BREAKER_OPEN_MS = 5000;

/** Widest screen, in px, with the mobile layout. Source: product-and-plans, section 9 (mobile layout). */
export const MOBILE_MAXIMUM_WIDTH = 991;

/** Source: product-and-plans, section 9 (locality type cache). */
export const LOCALITY_TYPE_CACHE_MINUTES = 1440;

/** Source: product-and-plans, section 9 (script chunk load time-out). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Days an attribution cookie lives. Source: product-and-plans, section 9 (attribution cookies). */
export const ATTRIBUTION_COOKIE_DAYS = {
  nbFr: 30,
  sourceApp: 30,
  googleAdSource: 30,
  gclid: 365,
  utmSource: 365,
} as const;

/** Source: product-and-plans, section 9 (sync interval 24 h). */
export const SYNC_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Part of errors that carry a trace. Source: product-and-plans, section 9 (error trace sample rate). */
export const ERROR_TRACE_SAMPLE_RATE = 0.2;

/** App builds from which the newer event format is sent. Source: product-and-plans, section 9 (minimum app versions). */
export const NEWER_EVENT_MINIMUM_VERSION = { ANDROID: 1209, IOS: 650 } as const;

/** Zone of the daily auth date. Source: product-and-plans, section 9 (platform). */
export const DAILY_AUTH_TIME_ZONE = '+05:30';

/** Source: services-and-platform, section 9 (apartment autocomplete). */
export const APARTMENT_AUTOCOMPLETE_SIZE = 25;

/** Source: services-and-platform, section 9 (product-flow flag). */
export const PRODUCT_FLOW_FLAG_MINUTES = 8;

/** Source: services-and-platform, sections 4 and 9 (exit intent popup cache). */
export const EXIT_INTENT_CACHE_SECONDS = 21_600;

/** Rejected properties at which smart search asks why. Source: services-and-platform, sections 4 and 9. */
export const REJECTED_COUNT_PROMPT = 5;

/** Source: services-and-platform, sections 4 and 9 (home-services lead creation debounce). */
export const LEAD_CREATION_DEBOUNCE_MS = 1000;

/** Pause between saving an address and refreshing the lead. Source: services-and-platform, sections 4 and 9. */
export const SAVED_ADDRESS_DELAY_MS = 500;

/** Source: services-and-platform, section 9 (redirect clean-up). */
export const REDIRECT_CLEAN_UP_MS = 1000;

/** The specification gives 300 without a unit. Source: services-and-platform, section 9 (Hs city cookie). */
export const HOME_SERVICES_CITY_COOKIE_LIFETIME = 300;
