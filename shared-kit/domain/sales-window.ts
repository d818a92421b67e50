/** Midnight in India at the start of 2023-10-01, epoch ms. Source: product-and-plans, section 9 (home-services offers). */
const SALES_END_MS = 1_696_098_600_000;

/**
 * Whether sales features are enabled: only before 2023-10-01, by the clock in India.
 * Source: services-and-platform, section 1.
 */
export function salesEnabled(nowMs: number): boolean {
  return nowMs < SALES_END_MS;
}

/** Source: product-and-plans, section 9 (home-services offers). */
export const HOME_SERVICES_OFFERS = {
  painting: '25% off',
  cleaning: 'up to 50%',
  'pest control': 'up to 25%',
  sanitisation: 'up to 25%',
  appliance: 'up to 30%',
} as const;

type OfferedService = keyof typeof HOME_SERVICES_OFFERS;

/**
 * The offer of a home service, shown only while sales are enabled; undefined after.
 * Source: product-and-plans, section 9 (home-services offers).
 */
export function homeServicesOffer(service: OfferedService, nowMs: number): string | undefined {
  return salesEnabled(nowMs) ? HOME_SERVICES_OFFERS[service] : undefined;
}
