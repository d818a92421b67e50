import type { SessionSource } from '../domain/smart-search/session-options.ts';

/** Smart search. Source: services-and-platform, section 2. */
export const SMART_SEARCH_LINK = '/smart-search';

/** A requirement that goes on searching. Source: services-and-platform, section 2 (analytics categories). */
export const SMART_SEARCH_REQUIREMENT_LINK = '/smart-search-pyr';

/** Homes chosen by the person's sessions. Source: services-and-platform, section 2 (analytics categories). */
export const SMART_SEARCH_RECOMMENDATIONS_LINK = '/smart-search-recommendations';

/** The box, with what was said elsewhere filled in: `say it instead` of a results page. */
export function smartSearchLink(text = '', city = ''): string {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(city && { city }) });
  return query.size === 0 ? SMART_SEARCH_LINK : `${SMART_SEARCH_LINK}?${query}`;
}

/** A session, and where the visitor comes from. */
export function smartSessionLink(sessionId: string, source?: SessionSource): string {
  const session = `${SMART_SEARCH_LINK}/details/${encodeURIComponent(sessionId)}`;
  return source === undefined ? session : `${session}/${source}`;
}

/** What was answered in a session. */
export function smartActivityLink(sessionId: string): string {
  return `${SMART_SEARCH_LINK}/details/${encodeURIComponent(sessionId)}/activity`;
}

/** An entry from a message: shows the session of the track id, or starts one like it. */
export function smartTrackLink(trackId: string): string {
  return `${SMART_SEARCH_LINK}-${encodeURIComponent(trackId)}`;
}

/** The homes of a session for a partner, without names. Whoever has the link may vote until it ends. */
export function smartShareLink(token: string): string {
  return `${SMART_SEARCH_LINK}/shared/${encodeURIComponent(token)}`;
}
