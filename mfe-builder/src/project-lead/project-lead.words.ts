import {
  CALL_FREQUENCIES,
  CALL_FREQUENCY_NAMES,
  LEAD_CALLER_NAMES,
  LEAD_CALLERS,
  LEAD_DAYS,
  LEAD_WISH_NAMES,
  LEAD_WISHES,
} from '@aangan/shared-kit/domain/project-lead';

/** What people read about asking a builder. */
export const LEAD_WORDS = {
  title: (builder: string) => `Ask ${builder}`,
  about: 'You decide who may call you, how often and until when. Only this builder gets your request.',
  wish: 'What do you want?',
  visitOn: 'Day of your visit, if you know it',
  callers: 'Who may call you?',
  frequency: 'How often?',
  days: 'For how long?',
  daysLabel: (days: number) => `${days} days`,
  extras: 'Brochure',
  brochure: 'Send me the brochure by e-mail',
  brochureHelp: 'We give the builder the e-mail address in your profile.',
  message: 'Your question, if you have one',
  consent: 'You agree to this:',
  send: (builder: string) => `Send to ${builder}`,
  unscripted: 'Sending a request needs JavaScript in your browser.',
  sentTitle: (builder: string) => `${builder} has your request`,
  sentNext: 'The answer and every call appear in your enquiries.',
  change: 'Change my terms',
  withdraw: 'Withdraw',
  withdrawQuestion: (builder: string) => `${builder} can then see neither your number nor your e-mail address.`,
  withdrawYes: 'Withdraw my request',
  withdrawn: 'You have withdrawn this request.',
  enquiries: 'My project enquiries',
} as const;

/** The login's title and sentence. */
export const LEAD_LOGIN = {
  name: 'project-lead',
  title: 'Log in to ask the builder',
  why: 'Only this builder gets your number, on the terms that you choose.',
} as const;

/** What people read on the page of their enquiries to builders. */
export const ENQUIRY_WORDS = {
  title: 'My project enquiries',
  about: 'What you asked builders for, their answers, and each time they saw your number.',
  empty: 'You have not asked a builder yet',
  emptyNext: 'Open a project and ask for a call, a site visit or the brochure.',
  browse: 'See new projects',
  asked: (wish: string, day: string) => `${wish}, asked on ${day}`,
  until: (day: string) => `Calls are allowed until ${day}.`,
  noCalls: 'The builder has not viewed your number.',
  calls: 'Who saw your number',
  answer: (builder: string) => `${builder} answers`,
  states: { SENT: 'Sent', ANSWERED: 'Answered', CLOSED: 'Closed by the builder', WITHDRAWN: 'Withdrawn' },
} as const;

export const WISH_OPTIONS = LEAD_WISH_NAMES.map((value) => ({ value, label: LEAD_WISHES[value] }));
export const CALLER_OPTIONS = LEAD_CALLER_NAMES.map((value) => ({ value, label: LEAD_CALLERS[value] }));
export const FREQUENCY_OPTIONS = CALL_FREQUENCY_NAMES.map((value) => ({
  value,
  label: CALL_FREQUENCIES[value].label,
}));
export const DAYS_OPTIONS = LEAD_DAYS.map((days) => ({ value: String(days), label: LEAD_WORDS.daysLabel(days) }));
