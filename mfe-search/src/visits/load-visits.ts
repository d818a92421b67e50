import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { pageOf } from '@aangan/shared-kit/links/page-links';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type Visit, visitOf } from './visit.ts';

/** A home of the person’s own, for its visits and hours. */
interface OwnHome {
  readonly id: string;
  readonly title: string;
}

export interface VisitPage {
  readonly visits: readonly Visit[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

export interface OwnVisitFacts {
  readonly upcoming: VisitPage;
  readonly past: VisitPage;
  readonly homes: readonly OwnHome[];
}

/** The address parameter of each paged list. */
export const VISIT_PAGES = { past: 'past', ownUpcoming: 'homes', ownPast: 'homesPast' } as const;

/**
 * The person’s visits, and those to the person’s own homes, if any.
 * @param query of the page’s address
 */
export async function loadVisits(http: Http, query: URLSearchParams) {
  const asked = (when: 'upcoming' | 'past', list?: keyof typeof VISIT_PAGES) => ({
    query: { when, page: list ? pageOf(query, VISIT_PAGES[list]) : 1 },
  });
  const [upcoming, past, ownUpcoming, ownPast, listings] = await Promise.all([
    // Upcoming visits always fit on one page.
    http.request('GET /api/v1/visits', asked('upcoming')),
    http.request('GET /api/v1/visits', asked('past', 'past')),
    http.request('GET /api/v1/user/listings/visits', asked('upcoming', 'ownUpcoming')),
    http.request('GET /api/v1/user/listings/visits', asked('past', 'ownPast')),
    http.request('GET /api/v1/user/listings', {}),
  ]);
  const homes = listings.entries.map(({ record: { id, title } }) => ({ id, title }));
  const owned: OwnVisitFacts | null =
    homes.length > 0 ? { upcoming: pageOfVisits(ownUpcoming), past: pageOfVisits(ownPast), homes } : null;
  return {
    upcoming: pageOfVisits(upcoming),
    past: pageOfVisits(past),
    owned,
    /** IANA name of the account’s zone. */
    timeZone: upcoming.timeZone,
  };
}

function pageOfVisits({ visits, total, page, size }: CallAnswer<'GET /api/v1/visits'>): VisitPage {
  return { visits: visits.map(visitOf), total, page, size };
}
