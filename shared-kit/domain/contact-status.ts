/** Analytics code for the outcome of a contact request; `undefined` where nothing is reported. */
type ContactStatusCode = 'n' | 'b' | 'y' | 'none' | undefined;

/** Source: services-and-platform, section 4 (contact status to analytics code). */
export const CONTACT_STATUS_CODES = {
  NOT_AUTHORIZED: 'n',
  PHONE_NOTVERIFIED: 'n',
  BROKER_NOTVERIFIED: 'b',
  BROKER_NOTVERIFIED_NEW: 'b',
  SENT: 'y',
  SENT_NEW: 'y',
  requested: 'none',
  NOT_SENT: 'none',
  ACCOUNT_NOT_IDENTIFIED: 'none',
  LIMIT_EXCEEDED: 'none',
  NO_PLAN_SELECTED: undefined,
} as const satisfies Readonly<Record<string, ContactStatusCode>>;

export type ContactStatus = keyof typeof CONTACT_STATUS_CODES;

/** The analytics code of a contact status; undefined for a status that is not in the table. */
export function contactStatusCode(status: string): ContactStatusCode {
  return Object.hasOwn(CONTACT_STATUS_CODES, status) ? CONTACT_STATUS_CODES[status as ContactStatus] : undefined;
}
