import type { CallRefusal } from '@aangan/shared-kit/domain/dialer/call-hours';

/** Sentences of the API for staff at the dialer. */
export const DIALER_WORDS = {
  noSuchCase: 'There is no such case.',
  ended: 'This case has ended.',
  heldByOther: 'Somebody else has this case now.',
  notHeld: 'You do not have this case any more. Take it again.',
  changed: 'This case has changed meanwhile. Read it again.',
  callRuns: 'A call of this case is going on.',
  callFirst: 'Call the person first. This outcome belongs to a call.',
  noProvider: 'No calls can be placed: no telephone company is set up.',
  noOwnNumber: 'Your account has no number that could ring first.',
} as const;

/** Why a person must not be called now. */
export const REFUSAL_WORDS = {
  'do-not-call': 'This person does not want to be called.',
  'quiet-hours': 'It is quiet time where the person lives.',
  'commercial-hours': 'People who did not ask are called from 10 am to 7 pm in India only.',
  'asked-hours': 'The person asked to be called at other hours.',
} as const satisfies Record<CallRefusal, string>;
