/** Facts of a person. */
export interface VisitorFacts {
  /** Homes on the shortlist. */
  readonly shortlisted: number;
  /** Homes viewed. */
  readonly viewed: number;
  /** Viewed homes, except those of this visit. */
  readonly viewedEarlier: number;
  /** Number of searches. */
  readonly searched: number;
  /** Number of owners whose number they asked for. */
  readonly contacted: number;
  /** Number of their own listings. */
  readonly owned: number;
  /** Visits booked, including past ones. */
  readonly visits: number;
  /** Requirements and saved searches with notifications. */
  readonly alerts: number;
  /** Whether they shared facts about themselves with owners. */
  readonly described: boolean;
}

interface Audience {
  /** Whether a person's facts put them in the audience. */
  readonly holds: (facts: VisitorFacts) => boolean;
  /** The browser may claim it, because before login only the device knows. */
  readonly reported?: true;
  /** Facts that exclude a person, whatever the browser claims. */
  readonly unless?: (facts: VisitorFacts) => boolean;
}

/** Audiences of jackets. */
const AUDIENCES = {
  'owns-a-listing': { holds: ({ owned }) => owned > 0 },
  'contacted-undescribed': { holds: ({ contacted, described }) => contacted > 0 && !described },
  'shortlisted-unvisited': { holds: ({ shortlisted, visits }) => shortlisted >= 2 && visits === 0, reported: true },
  'shortlisted-one': { holds: ({ shortlisted }) => shortlisted >= 1, reported: true },
  'viewed-five': { holds: ({ viewed }) => viewed >= 5, reported: true, unless: ({ alerts }) => alerts > 0 },
  'viewed-earlier': { holds: ({ viewedEarlier }) => viewedEarlier >= 1, reported: true },
  'searched-three': { holds: ({ searched }) => searched >= 3 },
  abroad: { holds: () => false, reported: true },
} as const satisfies Record<string, Audience>;

export type AudienceId = keyof typeof AUDIENCES;

/**
 * @param facts undefined for a guest
 * @param reported audiences that the browser claims
 */
export function isIn(audience: AudienceId, facts: VisitorFacts | undefined, reported: readonly string[]): boolean {
  const { holds, reported: mayBeReported, unless }: Audience = AUDIENCES[audience];
  if (facts && unless?.(facts)) return false;
  return (facts !== undefined && holds(facts)) || (mayBeReported === true && reported.includes(audience));
}
