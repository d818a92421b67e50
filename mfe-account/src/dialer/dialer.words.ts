import type { OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import type { CallState } from '@aangan/shared-kit/domain/calls/call-state';
import type { CallRefusal } from '@aangan/shared-kit/domain/dialer/call-hours';
import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import type { CallCaseState, CallOutcome } from '@aangan/shared-kit/domain/dialer/call-outcomes';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { wallTime } from '@aangan/shared-kit/domain/zoned-time';

export const DIALER_WORDS = {
  title: 'Your calls',
  queueTitle: 'All calls',
  next: 'Take the next call',
  noneDue: 'No call is due now.',
  own: 'Your people',
  noOwn: 'People you have spoken with appear here, with their next call.',
  all: 'All calls',
  back: 'Your calls',
  take: 'Take this case',
  otherHas: (name: string) => `${name} has this case now.`,
  youHave: 'You have this case.',
  expired: 'You no longer have this case. Take it again to continue.',
  heldUntil: (at: number) => `You have this case until ${formatMoment(at)}. Each step gives you 15 minutes more.`,
  noName: 'No name given',
  why: 'Why we call',
  asked: 'Asked for a call',
  unasked: 'Did not ask for a call',
  promised: (at: number) => `Promised by ${formatMoment(at)}`,
  target: (at: number) => `Our target: by ${formatMoment(at)}`,
  askedOn: (at: number) => `Asked on ${formatMoment(at)}`,
  due: (at: number) => `Next call: ${formatMoment(at)}`,
  from: (time: string) => `You may call from ${time}.`,
  late: 'Late',
  mine: 'Your person',
  call: 'Call',
  callAgain: 'Call again',
  callAbout: 'Your phone rings first. Neither of you sees the other’s number.',
  state: 'The call',
  refresh: 'Refresh',
  script: 'What to say',
  if: 'If',
  outcome: 'How did it go?',
  nextOn: 'Next call',
  nextOnHelp: 'Times when you may call the person, in India time.',
  byTable: 'We choose the time',
  note: 'Note',
  noteHelp: 'Write what was agreed, for the next caller. Leave out phone numbers and e-mail addresses.',
  save: 'Save outcome',
  skip: 'Skip this case',
  skipReason: 'Why are you skipping it?',
  skipHelp: 'The case waits for half an hour. The next caller reads your reason.',
  skipSend: 'Skip',
  addNote: 'Add a note only',
  history: 'What happened so far',
  noHistory: 'Nobody has called yet.',
  keys: 'Press a number to choose the outcome, or C to call',
  keysOn: 'Keys are on',
  keysOff: 'Keys are off',
  noProvider: 'You cannot place calls here, because no phone provider is set up.',
  noOwnNumber: 'Add a phone number to your account first. Your phone rings before theirs.',
  ended: 'This case has ended.',
  team: 'Waiting calls',
  today: 'Outcomes today',
  noOutcomes: 'No outcomes yet today.',
  noCases: 'No calls are waiting.',
  kind: 'Reason',
  open: 'Open',
  dueNow: 'Due',
  lateCount: 'Late',
  oldest: 'Longest wait',
  everyKind: 'All reasons',
  saved: 'The outcome is saved.',
  skipped: 'The case is skipped.',
  noted: 'The note is saved.',
  failed: 'The calls could not be loaded. Please try again.',
} as const;

export const KIND_WORDS = {
  enquiry: 'Question',
  ticket: 'Support request',
  nri: 'NRI request',
  management: 'Property management',
  manager: 'Welcome call from the manager',
  'owner-tip': 'Home suggested by somebody',
  'home-service': 'Home service',
  move: 'Packers and movers',
  legal: 'Legal service',
  'rent-payment': 'Paying rent',
  'negotiation-tenant': 'Negotiation, tenant',
  'negotiation-owner': 'Negotiation, owner',
} as const satisfies Record<CallKind, string>;

export const OUTCOME_WORDS = {
  done: { label: 'Done', effect: 'The case ends. Write what was agreed.' },
  'call-back': { label: 'Call back', effect: 'Choose the time that the person asked for.' },
  reached: { label: 'Spoke, not finished', effect: 'The next call is tomorrow, or when you choose.' },
  'no-answer': { label: 'No answer', effect: 'We try again later, and less often each time.' },
  'wrong-number': { label: 'Wrong number', effect: 'The case ends.' },
  'do-not-call': { label: 'Does not want calls', effect: 'We never call this number again.' },
} as const satisfies Record<CallOutcome, { readonly label: string; readonly effect: string }>;

export const REFUSAL_WORDS = {
  'do-not-call': 'This person does not want to be called. Write instead.',
  'quiet-hours': 'The person has quiet hours now.',
  'commercial-hours': 'Call people who did not ask for a call only from 10 am to 7 pm, India time.',
  'asked-hours': 'The person asked to be called at other hours.',
} as const satisfies Record<CallRefusal, string>;

const END_WORDS = {
  done: 'Done.',
  'wrong-number': 'It was a wrong number.',
  'do-not-call': 'The person does not want to be called.',
  unreached: 'Nobody answered.',
  expired: 'The request was too old.',
  gone: 'The person’s request has ended.',
} as const satisfies Record<Exclude<CallCaseState, 'open'>, string>;

/** Why a case has ended. */
export function endWords(state: CallCaseState): string {
  return state === 'open' ? '' : `${DIALER_WORDS.ended} ${END_WORDS[state]}`;
}

const CALL_WORDS = {
  queued: 'We are calling your phone.',
  ringing: 'Their phone is ringing.',
  answered: 'You are talking.',
  completed: 'The call has ended.',
  'no-answer': 'The person did not answer.',
  busy: 'The line was busy.',
  failed: 'The call did not go through.',
} as const satisfies Record<CallState, string>;

/** What the call does, in a sentence. */
export function callWords({ state, unansweredBy, talkSeconds }: NonNullable<OpenedCallCase['call']>): string {
  if (unansweredBy === 'caller') return 'You did not answer your phone.';
  if (state === 'completed' && talkSeconds !== null) return `You talked for ${talkSeconds} seconds.`;
  return CALL_WORDS[state];
}

const CALLED_WORDS = {
  queued: 'Called',
  ringing: 'Called, ringing',
  answered: 'Called, talking now',
  completed: 'Called',
  'no-answer': 'Called, no answer',
  busy: 'Called, the line was busy',
  failed: 'Called, did not go through',
} as const satisfies Record<CallState, string>;

/** What staff did, in a line. */
export function entryWords({ kind, outcome, callState, talkSeconds }: OpenedCallCase['entries'][number]): string {
  if (kind === 'outcome') return outcome ? OUTCOME_WORDS[outcome].label : '';
  if (kind === 'skip') return 'Skipped';
  if (kind === 'note') return 'Note';
  if (callState === 'completed' && talkSeconds !== null) return `Called, ${talkSeconds} seconds`;
  return callState === null ? 'Called' : CALLED_WORDS[callState];
}

/** A time of the next call, with the person's own clock where it is another: `27 Nov 2026, 10:00 am (5:30 am there)`. */
export function timeWords(at: number, timeZone: string): string {
  const there = wallTime(at, timeZone);
  const here = wallTime(at, 'Asia/Kolkata');
  const india = formatMoment(at);
  if (there.hour === here.hour && there.minute === here.minute) return india;
  const minutes = String(there.minute).padStart(2, '0');
  return `${india} (${there.hour % 12 || 12}:${minutes} ${there.hour < 12 ? 'am' : 'pm'} there)`;
}
