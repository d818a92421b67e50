/** What revealed numbers are counted by. */
export type RevealedBy = 'account' | 'device' | 'network';

/**
 * Numbers of owners in a day from which staff should look. A plan gives 25 contacts for weeks; a network, an IPv4 /24, is
 * shared by a part of a mobile company's customers.
 */
export const UNUSUAL_REVEALS = {
  account: 15,
  device: 15,
  network: 150,
} as const satisfies Record<RevealedBy, number>;

/** Whether this many numbers in a day are unusual. */
export function isUnusualReveal(by: RevealedBy, numbers: number): boolean {
  return numbers >= UNUSUAL_REVEALS[by];
}
