import type { CallRefusal } from '@aangan/shared-kit/domain/dialer/call-hours';

/** Sentences of the API for staff at the dialer. */
export const DIALER_WORDS = {
  noSuchCase: 'There is no such case.',
  ended: 'This case has ended.',
  heldByOther: 'Somebody else has this case now.',
  notHeld: 'You no longer have this case. Take it again.',
  changed: 'This case has changed. Please read it again.',
  callRuns: 'A call about this case is in progress.',
  callFirst: 'Call the person first. This outcome belongs to a call.',
  noProvider: 'You cannot place calls, because no phone provider is set up.',
  noOwnNumber: 'Your account has no phone number to ring first.',
} as const;

/** Why a person must not be called now. */
export const REFUSAL_WORDS = {
  'do-not-call': 'This person does not want to be called.',
  'quiet-hours': 'The person has quiet hours now.',
  'commercial-hours': 'Call people who did not ask for a call only from 10 am to 7 pm, India time.',
  'asked-hours': 'The person asked to be called at other hours.',
} as const satisfies Record<CallRefusal, string>;
