import type { GrievanceKind } from '../domain/grievance.ts';

/** The grievance officer, and the form for complaints. */
export const GRIEVANCE_LINK = '/grievance';

/** The form for a complaint of a kind, about an address of the site. */
export function grievanceLink(kind: GrievanceKind, subject: string): string {
  return `${GRIEVANCE_LINK}?${new URLSearchParams({ kind, subject })}`;
}

/** The page that shows a complaint to whoever has its secret. */
export function grievanceStateLink(token: string): string {
  return `${GRIEVANCE_LINK}/${encodeURIComponent(token)}`;
}
