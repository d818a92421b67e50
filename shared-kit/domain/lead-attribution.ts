import type { AttributionFacts } from '../platform/platform.ts';

/** The attribution of a lead's visitor, with the field names of the wire. */
export interface LeadAttribution {
  readonly nbFr?: string;
  readonly sourceApp?: string;
  readonly google_ad_source?: string;
  readonly gclid?: string;
  readonly utm_source?: string;
  /** Source of the first and of the last touch. */
  readonly first_source?: string;
  readonly last_source?: string;
}

/**
 * Attribution fields to spread into the body of a lead call; empty for visitors who have declined.
 * @example http.request('POST …', { json: { ...lead, ...attributionFields(platform.attribution.current()) } })
 * Source: services-and-platform, sections 7 (leads: nbfr) and 9 (attribution cookies).
 */
export function attributionFields(facts: AttributionFacts): LeadAttribution {
  const { nbFr, sourceApp, googleAdSource, gclid, utmSource, firstTouch, lastTouch } = facts;
  return {
    ...(nbFr && { nbFr }),
    ...(sourceApp && { sourceApp }),
    ...(googleAdSource && { google_ad_source: googleAdSource }),
    ...(gclid && { gclid }),
    ...(utmSource && { utm_source: utmSource }),
    ...(firstTouch && { first_source: firstTouch.source }),
    ...(lastTouch && { last_source: lastTouch.source }),
  };
}
