/** Security events that are stored for an account. Add new ones at the end. */
export const SECURITY_EVENTS = [
  'account-created',
  'login',
  'login-failed',
  'logout',
  'otp-sent',
  'otp-failed',
  'otp-locked',
  'password-locked',
  'password-changed',
  'session-revoked',
  'sessions-revoked',
  'phone-changed',
  'secondary-phone-changed',
  'email-changed',
  'email-verified',
  'data-exported',
  'consent-changed',
  'account-deleted',
  'staff-login',
  'staff-login-failed',
  'staff-granted',
  'staff-revoked',
  'staff-action',
  'number-revealed',
] as const;

export type SecurityEventName = (typeof SECURITY_EVENTS)[number];
