import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { distanceKm, formatDistance, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';

export type TrackedVisit = CallAnswer<'GET /api/v1/visits/{leadId}/position'>;

/** The last known position of the field executive. */
export type ExecutivePlace =
  | { readonly state: 'cancelled' | 'over' | 'not-yet' }
  | {
      readonly state: 'on-the-way' | 'stale';
      /** `2.4 km`, in a straight line from the home. Undefined once the listing is gone. */
      readonly distance: string | undefined;
      /** `6 minutes ago`. */
      readonly ago: string;
      /** Degrees clockwise from north, seen from the home. */
      readonly bearing: number | undefined;
      readonly km: number | undefined;
    };

/** @param now epoch ms */
export function executivePlace({ visit, position }: TrackedVisit, now: number): ExecutivePlace {
  if (visit.state === 'cancelled') return { state: 'cancelled' };
  if (visit.state !== 'booked' || now > visit.endEpoch + VISIT_LIMITS.positionAfterMs) return { state: 'over' };
  if (!position) return { state: 'not-yet' };
  const { record } = visit;
  const km = record ? distanceKm(record, position) : undefined;
  // A page that gets no updates must not show an old position as a fresh one.
  const stale = position.stale || now - position.at > VISIT_LIMITS.positionStaleMs;
  return {
    state: stale ? 'stale' : 'on-the-way',
    distance: km === undefined ? undefined : formatDistance(km),
    ago: agoWords(position.at, now),
    bearing: record ? bearingOf(record, position) : undefined,
    km,
  };
}

/** The age of a position: `just now`, `a minute ago`, `6 minutes ago`, `2 hours ago`. Epoch ms. */
export function agoWords(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Compass direction, for example `north-east`. @param bearing degrees clockwise from north */
export function compassWords(bearing: number): string {
  return COMPASS[Math.round(bearing / 45) % 8] ?? 'north';
}

/** Direction on a flat map, degrees clockwise from north. Accurate enough within a city. */
function bearingOf(from: GeoPoint, to: GeoPoint): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
