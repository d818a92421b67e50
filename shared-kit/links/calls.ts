/** The calls of a person. Source: services-and-platform, section 2 (routes). */
export const CALL_LOG_LINK = '/nb-call-log';

/** Calls that a person has missed, to be opened as a sheet. */
export const MISSED_CALLS_LINK = '/skynet/missed-call';

/** Calls that came before a cursor. */
export function callLogLink(before?: string): string {
  return before === undefined ? CALL_LOG_LINK : `${CALL_LOG_LINK}?before=${encodeURIComponent(before)}`;
}

/** Calls the other person of a contact through the bridge number, to be opened as a sheet. */
export function callLink(contactId: string): string {
  return `${CALL_LOG_LINK}/with/${encodeURIComponent(contactId)}`;
}
