import type { Parking, PgTenant } from '@aangan/shared-kit/domain/listing-options';

/** Which parking of a listing satisfies a filter: a search for car parking also accepts both. */
export const PARKING_SATISFIED_BY = {
  NONE: ['NONE'],
  TWO_WHEELER: ['TWO_WHEELER', 'BOTH'],
  FOUR_WHEELER: ['FOUR_WHEELER', 'BOTH'],
  BOTH: ['BOTH'],
} as const satisfies Record<Parking, readonly Parking[]>;

/** Which tenants a PG must accept: a PG for all accepts men and women. */
export const PG_TENANT_SATISFIED_BY = {
  male: ['male', 'both'],
  female: ['female', 'both'],
  both: ['both'],
} as const satisfies Record<PgTenant, readonly PgTenant[]>;
