import { dealsADay } from '@aangan/shared-kit/domain/deal-unlocks';

/** Sentences of the page of plans. */
export const MY_PLAN_HEAD_WORDS = {
  lead: 'What is left of your plans, and what you got back.',
  empty: 'A plan gives you more owner contacts, and help if you want it. You see here what is left of it.',
  free: 'Given to you by our staff.',
  deals: (left: number, limit: number) =>
    `You can open ${left} of ${limit} registered deals, beyond the ${dealsADay(true)} a day that are free.`,
  choosing: 'We are choosing your manager. We message you when we have assigned one.',
} as const;
