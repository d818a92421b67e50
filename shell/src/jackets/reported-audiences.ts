/** What only the browser knows of a visitor. */
interface DeviceFacts {
  readonly shortlisted: number;
  /** When homes were looked at, epoch ms. */
  readonly viewedOn: readonly number[];
  readonly nri: boolean;
}

/** What was looked at within these ms belongs to the same session. */
const VISIT_MS = 12 * 3_600_000;

/** Audiences that the browser names, by type of jacket. @param now epoch ms */
export function reportedAudiences({ shortlisted, viewedOn, nri }: DeviceFacts, now: number): Record<string, string[]> {
  const reported = {
    'schedule-visit': shortlisted >= 2 && 'shortlisted-unvisited',
    'tenant-requirement': viewedOn.length >= 5 && 'viewed-five',
    'nri-user': nri && 'abroad',
    shortlist: shortlisted >= 1 && 'shortlisted-one',
    property: viewedOn.some((at) => at < now - VISIT_MS) && 'viewed-earlier',
  };
  return Object.fromEntries(
    Object.entries(reported).flatMap(([type, audience]) => (audience ? [[type, [audience]]] : [])),
  );
}
