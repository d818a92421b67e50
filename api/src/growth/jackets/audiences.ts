/** What is known of a person. */
export interface VisitorFacts {
  /** Homes on the shortlist. */
  readonly shortlisted: number;
  /** Homes looked at. */
  readonly viewed: number;
  /** Of them, those that were not looked at in this visit. */
  readonly viewedEarlier: number;
  /** Searches made. */
  readonly searched: number;
  /** Owners whose numbers were asked for. */
  readonly contacted: number;
  /** Listings of their own. */
  readonly owned: number;
  /** Visits booked, past ones too. */
  readonly visits: number;
  /** Requirements and saved searches that are told of new homes. */
  readonly alerts: number;
  /** Whether they have told owners about themselves. */
  readonly described: boolean;
}

interface Audience {
  /** Whether what the API knows of a person puts them in it. */
  readonly holds: (facts: VisitorFacts) => boolean;
  /** The browser may say so itself: only its device knows, before login. */
  readonly told?: true;
  /** What keeps a person out of it, whatever the browser says. */
  readonly unless?: (facts: VisitorFacts) => boolean;
}

/** Groups that jackets are for. */
const AUDIENCES = {
  'owns-a-listing': { holds: ({ owned }) => owned > 0 },
  'contacted-undescribed': { holds: ({ contacted, described }) => contacted > 0 && !described },
  'shortlisted-unvisited': { holds: ({ shortlisted, visits }) => shortlisted >= 2 && visits === 0, told: true },
  'shortlisted-one': { holds: ({ shortlisted }) => shortlisted >= 1, told: true },
  'viewed-five': { holds: ({ viewed }) => viewed >= 5, told: true, unless: ({ alerts }) => alerts > 0 },
  'viewed-earlier': { holds: ({ viewedEarlier }) => viewedEarlier >= 1, told: true },
  'searched-three': { holds: ({ searched }) => searched >= 3 },
  abroad: { holds: () => false, told: true },
} as const satisfies Record<string, Audience>;

export type AudienceId = keyof typeof AUDIENCES;

/**
 * @param facts undefined for somebody who has not logged in
 * @param told audiences that the browser names
 */
export function isIn(audience: AudienceId, facts: VisitorFacts | undefined, told: readonly string[]): boolean {
  const { holds, told: mayBeTold, unless }: Audience = AUDIENCES[audience];
  if (facts && unless?.(facts)) return false;
  return (facts !== undefined && holds(facts)) || (mayBeTold === true && told.includes(audience));
}
