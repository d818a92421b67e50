import type { PersonCall } from '@aangan/shared-kit/contracts/calls';

/** Sentences of the pages of calls. */
export const CALLS_WORDS = {
  title: 'Call log',
  lead: 'Calls made through our number. Neither of you sees the other’s number, and we never record calls.',
  missedTitle: 'Missed calls',
  logLink: 'Call log',
  chats: 'Chats',
  contacts: 'Your contacts',
  emptyTitle: 'No calls yet',
  empty: 'Calls with owners and seekers appear here. You can call from your contacts.',
  missedEmptyTitle: 'No missed calls',
  missedEmpty: 'Calls that you did not answer appear here.',
  older: 'Older calls',
  newest: 'Newest calls',
  again: 'Call again',
  back: 'Call back',
  remove: 'Delete',
  removed: 'Call deleted from your log. The other person still has it in theirs.',
  notNow: 'Not now',
  undo: 'Undo',
  dismissed: 'Removed from your missed calls.',
  undone: 'The call is back in your missed calls.',
  unavailable: 'Calls are not available right now.',
  gone: 'About a home that is no longer listed',
} as const;

/** What became of a call, for one of its two people. */
export function outcomeWords(call: PersonCall): string {
  const { kind, direction, state, unansweredBy, missed, talkSeconds } = call;
  if (kind === 'ask') return direction === 'out' ? 'You asked for a call back' : 'Asks you to call back';
  if (state === 'completed')
    return `${direction === 'out' ? 'You called' : 'Called you'} · ${durationWords(talkSeconds ?? 0)}`;
  if (missed) return 'Missed call';
  if (direction === 'in') return 'Called you';
  if (unansweredBy === 'you') return 'You did not answer your phone';
  if (state === 'no-answer') return 'No answer';
  if (state === 'busy') return 'Line was busy';
  return state === 'failed' ? 'Call did not connect' : 'Calling now';
}

/** `48 s`, `12 min 5 s`. */
export function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
