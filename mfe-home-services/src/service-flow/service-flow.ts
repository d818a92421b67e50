import { PRODUCT_FLOW_FLAG_MINUTES } from '@aangan/shared-kit/domain/platform-limits';
import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';
import type { Platform } from '@aangan/shared-kit/platform/platform';

/** Parameters of an address that begins a checkout flow. Source: services-and-platform, section 2 (home services). */
export const FLOW_PARAMETERS = ['hs_c_key', 'sub_source'] as const;

const STORED = 'home-services-flow';

/** How a visitor came to home services. */
interface ServiceFlow {
  /** `hs_c_key`: marks a checkout flow. */
  readonly key: string;
  /** `sub_source`: becomes the lead's subSource. */
  readonly subSource: string;
}

/** Saves the flow of an address for 8 minutes. Source: services-and-platform, section 9 (product-flow flag). */
export function saveServiceFlow(query: URLSearchParams): void {
  const [key = '', subSource = ''] = FLOW_PARAMETERS.map((name) => query.get(name)?.slice(0, 60) ?? '');
  storage().set(STORED, { key, subSource } satisfies ServiceFlow, PRODUCT_FLOW_FLAG_MINUTES);
}

/** The flow that the visitor is in; undefined outside of one. Browser only. */
export function serviceFlow(): ServiceFlow | undefined {
  return storage().get(STORED, isFlow);
}

/**
 * Where a lead comes from: an app's webview or the site, and the `sub_source` of the flow. Browser only.
 * Source: services-and-platform, section 3 (lead creation).
 */
export function leadSource({ hybrid }: Pick<Platform, 'hybrid'>): {
  readonly source: 'HOOD_EXPLORE' | 'WEBSITE';
  readonly subSource?: string;
} {
  const subSource = serviceFlow()?.subSource ?? '';
  return { source: hybrid ? 'HOOD_EXPLORE' : 'WEBSITE', ...(subSource !== '' && { subSource }) };
}

function storage() {
  return expiringStorage(() => sessionStorage, Date.now);
}

/** Only this file writes the key. */
function isFlow(value: unknown): value is ServiceFlow {
  return typeof value === 'object' && value !== null && 'key' in value && 'subSource' in value;
}
