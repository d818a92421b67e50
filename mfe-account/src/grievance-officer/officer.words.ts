import { GRIEVANCE_TIMES } from '@aangan/shared-kit/domain/grievance-times';

const { acknowledgedInHours, contentDecidedInHours, decidedInDays, appealInDays } = GRIEVANCE_TIMES;

/** Sentences beside the grievance officer. */
export const OFFICER_WORDS = {
  unnamed: 'Use our complaint form to contact the officer.',
  acknowledged: `We acknowledge your complaint at once. The law gives us ${acknowledgedInHours} hours.`,
  decided: `We decide your complaint within ${decidedInDays} days.`,
  urgent: `We decide within ${contentDecidedInHours} hours on false or harmful content, and on misuse of your name or home.`,
  appeal: `If our answer does not satisfy you, you can appeal to the Grievance Appellate Committee within ${appealInDays} days.`,
  law: 'Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, rule 3(2) and 3A.',
} as const;
