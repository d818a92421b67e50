/**
 * Cookie with the position of the database's log after a visitor's last change. A replica that has not replayed that
 * position does not have the change yet. Bound to this host; it says nothing about the person.
 */
export const POSITION_COOKIE = '__Host-aangan_position';

const PATTERN = /(?:^|;\s*)__Host-aangan_position=(\d{1,20})(?:;|$)/;

/** Positions have 64 bits. */
const NEWEST_POSITION = 2n ** 64n - 1n;

/** The position in a `cookie` header, or undefined for none and for one that cannot be a position. */
export function positionIn(cookies: string | undefined): bigint | undefined {
  const [, digits] = PATTERN.exec(cookies ?? '') ?? [];
  if (digits === undefined) return undefined;
  const position = BigInt(digits);
  return position <= NEWEST_POSITION ? position : undefined;
}

/**
 * The position as a request's `cookie` header has it.
 * @param position undefined where it could not be asked for: then no replica is new enough
 */
export function positionPair(position: bigint | undefined): string {
  return `${POSITION_COOKIE}=${position ?? NEWEST_POSITION}`;
}

/**
 * The `set-cookie` header after a change.
 * @param position undefined where it could not be asked for: then no replica is new enough while the cookie lives
 * @param seconds for which the browser stores it
 */
export function positionCookie(position: bigint | undefined, seconds: number): string {
  return `${positionPair(position)}; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}
