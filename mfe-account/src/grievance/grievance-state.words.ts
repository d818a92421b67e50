import { GRIEVANCE_TIMES } from '@aangan/shared-kit/domain/grievance-times';

/** Sentences of the page of one complaint. */
export const GRIEVANCE_STATE_WORDS = {
  dates: (received: string, due: string) => `We received it on ${received}, and will decide it by ${due}.`,
  answer: 'We message you our answer. This page shows it too. Save its address, because only you have it.',
  appealBefore: `If the answer does not satisfy you, you can appeal to the Grievance Appellate Committee within ${GRIEVANCE_TIMES.appealInDays} days, or`,
  quote: (number: string) => `Give the number ${number} when you call or write to us about it.`,
} as const;
