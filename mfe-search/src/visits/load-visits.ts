import type { Http } from '@aangan/shared-kit/platform/http';
import { type Visit, visitOf } from './visit.ts';

/** A home of the person's own, for its visits and hours. */
export interface OwnHome {
  readonly id: string;
  readonly title: string;
}

export interface OwnVisitFacts {
  readonly upcoming: readonly Visit[];
  readonly past: readonly Visit[];
  readonly homes: readonly OwnHome[];
}

/** The person's visits, and those to homes of theirs where there are any. */
export async function loadVisits(http: Http) {
  const [upcoming, past, ownUpcoming, ownPast, listings] = await Promise.all([
    http.request('GET /api/v1/visits', { query: { when: 'upcoming' } }),
    http.request('GET /api/v1/visits', { query: { when: 'past' } }),
    http.request('GET /api/v1/user/listings/visits', { query: { when: 'upcoming' } }),
    http.request('GET /api/v1/user/listings/visits', { query: { when: 'past' } }),
    http.request('GET /api/v1/user/listings', {}),
  ]);
  const homes = listings.entries.map(({ record: { id, title } }) => ({ id, title }));
  const owned: OwnVisitFacts | null =
    homes.length > 0 ? { upcoming: ownUpcoming.visits.map(visitOf), past: ownPast.visits.map(visitOf), homes } : null;
  return {
    upcoming: upcoming.visits.map(visitOf),
    past: past.visits.map(visitOf),
    owned,
    /** IANA name of the account's zone. */
    timeZone: upcoming.timeZone,
  };
}
