/** The calls of a person. Source: services-and-platform, section 2 (routes). */
export const CALL_LOG_LINK = '/nb-call-log';

/** Calls that a person has missed, to be opened as a sheet. */
export const MISSED_CALLS_LINK = '/skynet/missed-call';

/** Calls that came before a cursor. */
export function callLogLink(before?: string): string {
  return before === undefined ? CALL_LOG_LINK : `${CALL_LOG_LINK}?before=${encodeURIComponent(before)}`;
}

/**
 * Calls the other person of a contact through the bridge number, to be opened as a sheet.
 * @param callId the call that has just been placed
 */
export function callLink(contactId: string, callId?: string): string {
  const path = `${CALL_LOG_LINK}/with/${encodeURIComponent(contactId)}`;
  return callId === undefined ? path : `${path}?call=${encodeURIComponent(callId)}`;
}

/**
 * Where "Call" leads: to the bridge number, else to the phone of this device.
 * @param phone `+919812345678`
 * @param callVia id of the contact; absent without calls through the bridge number
 */
export function callTarget({
  phone,
  callVia,
}: {
  readonly phone: string;
  readonly callVia?: string | undefined;
}): string {
  return callVia === undefined ? `tel:${phone}` : callLink(callVia);
}
