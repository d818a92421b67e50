import type { Parking, PgTenant } from '@aangan/shared-kit/domain/listing-options';

/** What a listing may have to satisfy a wish for parking: who asks for a car park is glad of both. */
export const PARKING_SATISFIED_BY = {
  NONE: ['NONE'],
  TWO_WHEELER: ['TWO_WHEELER', 'BOTH'],
  FOUR_WHEELER: ['FOUR_WHEELER', 'BOTH'],
  BOTH: ['BOTH'],
} as const satisfies Record<Parking, readonly Parking[]>;

/** Whom a PG must take to suit: a place for all takes men and women alike. */
export const PG_TENANT_SATISFIED_BY = {
  male: ['male', 'both'],
  female: ['female', 'both'],
  both: ['both'],
} as const satisfies Record<PgTenant, readonly PgTenant[]>;
