import type { CallKind } from '../domain/dialer/call-kinds.ts';

/** The dialer of a staff member: the case they have, and their own people. */
export const DIALER_LINK = '/dlr-scrn';

/** All calls that wait, of the staff member's roles. */
export const CALL_QUEUE_LINK = '/gnr-dlr-scrn';

/** A case at the dialer. */
export function callCaseLink(caseId: string): string {
  return `${DIALER_LINK}?${new URLSearchParams({ case: caseId })}`;
}

/** The calls of a kind that wait. */
export function callKindLink(kind: CallKind): string {
  return `${CALL_QUEUE_LINK}?${new URLSearchParams({ kind })}`;
}
