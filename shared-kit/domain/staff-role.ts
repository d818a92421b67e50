/** Roles of an account's staff work. Add new ones at the end. */
export const STAFF_ROLES = [
  'listings',
  'money',
  'support',
  'services',
  'verification',
  'calls',
  'administration',
] as const;

/**
 * `listings`: their quality; `money`: refunds and rewards; `support`: people and texts; `verification`: proofs; `calls`:
 * the dialer, where the other roles decide for which reasons somebody calls; `administration`: the second factors of
 * other staff.
 */
export type StaffRole = (typeof STAFF_ROLES)[number];

export function isStaffRole(name: string): name is StaffRole {
  return STAFF_ROLES.some((role) => role === name);
}
