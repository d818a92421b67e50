/** What is known of a project's registration. */
export const RERA_STATUSES = ['REGISTERED', 'LAPSED', 'NOT_GIVEN'] as const;
export type ReraStatus = (typeof RERA_STATUSES)[number];

/** The authority of each state with a service city. */
export const RERA_AUTHORITIES = {
  Karnataka: 'K-RERA',
  Maharashtra: 'MahaRERA',
  'Tamil Nadu': 'TNRERA',
  Telangana: 'TG-RERA',
  Haryana: 'HARERA',
  Delhi: 'Delhi RERA',
  'Uttar Pradesh': 'UP RERA',
} as const satisfies Record<string, string>;

interface Registration {
  /** Null where the builder has given none. */
  readonly number: string | null;
  /** Last valid day, `2028-03-31`. */
  readonly validUntil: string | null;
}

/**
 * The state of a registration on a day. A registration without an end counts as valid.
 * @param today `2026-11-23`
 */
export function reraStatus({ number, validUntil }: Registration, today: string): ReraStatus {
  if (number === null) return 'NOT_GIVEN';
  return validUntil !== null && validUntil < today ? 'LAPSED' : 'REGISTERED';
}

/** The authority of a state, or `RERA` for a state that we do not know. */
export function reraAuthority(state: string): string {
  return Object.hasOwn(RERA_AUTHORITIES, state) ? RERA_AUTHORITIES[state as keyof typeof RERA_AUTHORITIES] : 'RERA';
}
