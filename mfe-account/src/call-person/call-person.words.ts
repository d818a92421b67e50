import type { PersonCall } from '@aangan/shared-kit/contracts/calls';
import { nameAtEnd } from '@aangan/shared-kit/domain/short-name';
import { outcomeWords } from '../call-log/public.ts';

/** Sentences of the page that places a call. */
export const CALL_PERSON_WORDS = {
  hidden: 'Neither of you sees the other’s number, and we never record the call.',
  ask: 'Ask for a call back',
  asked: 'You asked for a call back. We notify them after their quiet hours.',
  chat: 'Chat instead',
  log: 'Call log',
  refresh: 'Refresh',
  waiting: 'This page shows the status of your call.',
  gone: 'About a home that is no longer listed',
} as const;

export const titleOf = (name: string) => `Call ${name}`;

export const howItWorks = (name: string) =>
  `Your phone rings first. Answer it, and we connect you to ${nameAtEnd(name)}`;

export const callFrom = (moment: string) => `You can call from ${moment}, India time.`;

/** How a call that was placed goes on. */
export function progressWords(call: PersonCall): string {
  if (call.state === 'queued') return 'We are placing your call.';
  if (call.state === 'ringing') return `Your phone rings now. Answer it, and we ring ${nameAtEnd(call.name)}`;
  if (call.state === 'answered') return `You are talking to ${nameAtEnd(call.name)}`;
  return `${outcomeWords(call)}.`;
}

export const againWords = (name: string) => `Call ${name} again`;
