import * as limits from './platform-limits.ts';

describe('the platform limits', () => {
  it('are the figures of the specification', () => {
    expect({ ...limits }).toEqual({
      ALERT_DURATION_MS: 3000,
      REQUEST_TIMEOUT_MS: 10000,
      BREAKER_FAILURES: 5,
      BREAKER_OPEN_MS: 5000,
      MOBILE_MAXIMUM_WIDTH: 991,
      LOCALITY_TYPE_CACHE_MINUTES: 1440,
      CHUNK_TIMEOUT_MS: 120000,
      ATTRIBUTION_COOKIE_DAYS: { nbFr: 30, sourceApp: 30, googleAdSource: 30, gclid: 365, utmSource: 365 },
      SYNC_INTERVAL_MS: 86400000,
      ERROR_TRACE_SAMPLE_RATE: 0.2,
      NEWER_EVENT_MINIMUM_VERSION: { ANDROID: 1209, IOS: 650 },
      DAILY_AUTH_TIME_ZONE: '+05:30',
      APARTMENT_AUTOCOMPLETE_SIZE: 25,
      PRODUCT_FLOW_FLAG_MINUTES: 8,
      EXIT_INTENT_CACHE_SECONDS: 21600,
      REJECTED_COUNT_PROMPT: 5,
      LEAD_CREATION_DEBOUNCE_MS: 1000,
      SAVED_ADDRESS_DELAY_MS: 500,
      REDIRECT_CLEAN_UP_MS: 1000,
      HOME_SERVICES_CITY_COOKIE_LIFETIME: 300,
    });
  });
});
