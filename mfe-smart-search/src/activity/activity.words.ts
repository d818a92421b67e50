import type { HomeAnswer, RejectionReason } from '@aangan/shared-kit/domain/smart-search/session-options';
import { ANSWER_WORDS, REASON_WORDS } from '../answers/public.ts';

/** Sentences of what was answered in a session. */
export const ACTIVITY_WORDS = {
  metaTitle: 'Your answers | Aangan',
  heading: 'Your answers',
  back: 'Back to the homes',
  none: 'No answers yet',
  noneHelp: 'Homes that you shortlist, keep for later or say no to appear here.',
  gone: 'A home that is no longer listed',
  undo: 'Undo',
  undoOf: (title: string) => `Undo your answer to ${title}`,
  contacted: 'You have the owner’s number',
  photosAsked: 'Photos requested',
} as const;

/** `Not for you: too dark, no parking`. */
export function answerWords(answer: HomeAnswer, reasons: readonly RejectionReason[]): string {
  const why = reasons.flatMap((reason) => REASON_WORDS[reason]?.toLowerCase() ?? []);
  return why.length === 0 ? ANSWER_WORDS[answer] : `${ANSWER_WORDS[answer]}: ${why.join(', ')}`;
}
