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
  noOwn: 'People whom you have spoken with appear here, with their next call.',
  all: 'All calls',
  back: 'Your calls',
  take: 'Take this case',
  otherHas: (name: string) => `${name} has this case now.`,
  youHave: 'You have this case.',
  expired: 'You do not have this case any more. Take it again to go on.',
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
  callAbout: 'Your own phone rings first. Neither of you sees the number of the other.',
  state: 'The call',
  refresh: 'Show the latest state',
  script: 'What to say',
  if: 'If',
  outcome: 'How did it go?',
  nextOn: 'Next call',
  nextOnHelp: 'Times at which the person may be called. In India’s time.',
  byTable: 'We choose the time',
  note: 'Note',
  noteHelp: 'What was agreed, for whoever calls next. No numbers and no mail addresses.',
  save: 'Save the outcome',
  skip: 'Skip this case',
  skipReason: 'Why do you skip it?',
  skipHelp: 'It waits for half an hour. The next person reads your reason.',
  skipSend: 'Skip',
  addNote: 'Add a note only',
  history: 'What happened so far',
  noHistory: 'Nobody has called yet.',
  keys: 'Number keys choose the outcome, C calls',
  keysOn: 'Keys are on',
  keysOff: 'Keys are off',
  noProvider: 'No calls can be placed here: no telephone company is set up.',
  noOwnNumber: 'Add a number to your account first: your own phone rings before the other one.',
  ended: 'This case has ended.',
  team: 'What waits',
  today: 'Outcomes today',
  noOutcomes: 'No call has had an outcome today.',
  noCases: 'No call waits.',
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
  ticket: 'Request to support',
  nri: 'Service from abroad',
  management: 'Property management',
  manager: 'Hello of the manager',
  'owner-tip': 'Home that somebody named',
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
  'quiet-hours': 'It is quiet time where the person lives.',
  'commercial-hours': 'People who did not ask for a call are called from 10 am to 7 pm in India only.',
  'asked-hours': 'The person asked to be called at other hours.',
} as const satisfies Record<CallRefusal, string>;

const END_WORDS = {
  done: 'Done.',
  'wrong-number': 'It was a wrong number.',
  'do-not-call': 'The person does not want to be called.',
  unreached: 'Nobody answered.',
  expired: 'It was too old.',
  gone: 'The person’s request has ended.',
} as const satisfies Record<Exclude<CallCaseState, 'open'>, string>;

/** Why a case has ended. */
export function endWords(state: CallCaseState): string {
  return state === 'open' ? '' : `${DIALER_WORDS.ended} ${END_WORDS[state]}`;
}

const CALL_WORDS = {
  queued: 'We ring your phone now.',
  ringing: 'It rings.',
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
  ringing: 'Called, it rings',
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
