import type { StaffRole } from '../staff-role.ts';

/** What staff call people for. */
interface CallKindRule {
  /** The role of staff who call. */
  readonly role: StaffRole;
  /** The person asked for the call; otherwise the hours of commercial calls apply. */
  readonly asked: boolean;
  /** Hours of support within which we want to call, where nobody was told a time. */
  readonly targetHours: number;
  /** Days after the request after which the case expires. */
  readonly days: number;
}

/** Kinds of calls that staff make. Ours. */
export const CALL_KINDS = {
  enquiry: { role: 'support', asked: true, targetHours: 4, days: 14 },
  ticket: { role: 'support', asked: true, targetHours: 4, days: 14 },
  nri: { role: 'services', asked: true, targetHours: 10, days: 21 },
  management: { role: 'services', asked: true, targetHours: 4, days: 21 },
  manager: { role: 'services', asked: true, targetHours: 10, days: 14 },
  'owner-tip': { role: 'listings', asked: false, targetHours: 20, days: 14 },
  'home-service': { role: 'services', asked: true, targetHours: 4, days: 14 },
  move: { role: 'services', asked: true, targetHours: 4, days: 14 },
  legal: { role: 'services', asked: true, targetHours: 4, days: 14 },
  'rent-payment': { role: 'services', asked: true, targetHours: 8, days: 14 },
  'negotiation-tenant': { role: 'services', asked: true, targetHours: 10, days: 30 },
  'negotiation-owner': { role: 'services', asked: false, targetHours: 10, days: 30 },
} as const satisfies Record<string, CallKindRule>;

export type CallKind = keyof typeof CALL_KINDS;

export const CALL_KIND_NAMES = Object.keys(CALL_KINDS) as [CallKind, ...CallKind[]];

/** The kinds that staff with these roles call for. */
export function kindsOf(roles: readonly StaffRole[]): CallKind[] {
  return CALL_KIND_NAMES.filter((kind) => roles.includes(CALL_KINDS[kind].role));
}
