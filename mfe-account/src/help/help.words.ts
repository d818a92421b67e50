import { groupDigits } from '@aangan/shared-kit/domain/money';
import { HELPED_AT_LEAST } from '@aangan/shared-kit/domain/support/help-articles';

export const HELP_WORDS = {
  title: 'Help',
  description: 'Help with finding a home, renting one out, rent, plans, services, safety and your Aangan account.',
  lead: 'Type a question, or choose a topic.',
  question: 'What do you need help with?',
  search: 'Search',
  example: 'For example: refund, OTP not received, cancel a visit.',
  all: 'All topics',
  back: 'Help',
  didThisHelp: 'Did this help?',
  yes: 'Yes',
  no: 'No',
  thanksYes: 'Thank you. We are glad that it helped.',
  thanksNo: 'Thank you. We use these answers to write better articles.',
  related: 'More about this',
  ask: 'Ask support',
  askLead: 'No answer here? A person will answer you, and you see by when.',
  chat: 'Chat with support',
  requests: 'Your requests',
  complaints: 'Unhappy with our decision?',
  officer: 'Write to the grievance officer',
  missing: 'Help could not be loaded. Please try again.',
} as const;

export const foundTitle = (question: string, found: number): string =>
  found === 0 ? `No answer to “${question}”` : `${found === 1 ? 'One answer' : `${found} answers`} to “${question}”`;

export const NOTHING_FOUND = 'Try fewer or other words, or choose a topic below.';

/** “12 of 14 readers said that this helped.” Nothing while few have answered. */
export function helpedWords({ yes, of }: { readonly yes: number; readonly of: number }): string | undefined {
  if (of < HELPED_AT_LEAST) return undefined;
  return `${groupDigits(yes)} of ${groupDigits(of)} readers said that this helped.`;
}
