import type { CallRefusal } from '@aangan/shared-kit/domain/calls/who-may-call';
import type { StopReason } from '@aangan/shared-kit/domain/chat/stop-reasons';
import { nameAtEnd } from '@aangan/shared-kit/domain/short-name';

/** Sentences of the calls between people. */
export const CALL_WORDS = {
  noContact: 'There is no such contact.',
  noCall: 'There is no such call.',
  stillOpen: 'This call has not ended yet.',
  notQuiet: 'You can call this person now.',
  askedToday: 'You have already asked for a call back today.',
} as const;

/** Why calls about a home are closed, as in its chats. */
const STOPPED: Readonly<Record<StopReason, string>> = {
  held: 'Our staff are checking this listing. You cannot call about it now.',
  let: 'This home is rented out. You cannot call about it any more.',
  sold: 'This home is sold. You cannot call about it any more.',
  gone: 'This listing was removed. You cannot call about it any more.',
  reported: 'Our staff have closed this contact after a report.',
  left: 'This person has left Aangan.',
};

/** Why a call is not placed. @param name first name of the other person */
export const REFUSAL_WORDS: Readonly<
  Record<CallRefusal, (name: string, facts: { readonly stopped?: StopReason | undefined }) => string>
> = {
  unavailable: () => 'Calls are not available right now.',
  left: () => STOPPED.left,
  stopped: (_name, { stopped = 'gone' }) => STOPPED[stopped],
  returned: () => 'You got this contact back, so you cannot call about it.',
  'no-phone': () => 'Add your phone number to your profile first. Your phone rings before theirs.',
  held: () => 'Several people reported your account. You cannot call unless our staff dismiss the reports.',
  'you-blocked': (name) => `You have blocked ${name}. Unblock them in your chat to call.`,
  'you-hide': (name) => `You hide your number from ${nameAtEnd(name)} Show it again in your contacts to call.`,
  unreachable: (name) => `You cannot reach ${name} by phone right now.`,
  quiet: (name) => `${name} prefers no calls now.`,
  'enough-today': () => 'You have reached today’s limit of calls. You can call again tomorrow.',
  'enough-with-them': (name) => `You have called ${name} several times today. You can call again tomorrow.`,
};
