import type { ConsentPurpose } from './consent.ts';

/** The question for each purpose. */
export const PURPOSE_WORDS = {
  analytics: {
    name: 'Measuring',
    explanation: 'Another company’s tool counts visits, so that we see what works and what does not.',
  },
  marketing: {
    name: 'Advertising',
    explanation: 'We remember which advertisement or link led you here, and partners may show you Aangan elsewhere.',
  },
  support: {
    name: 'Support chat',
    explanation: 'Another company’s chat window loads when you click on a page that offers it.',
  },
  contacts: {
    name: 'Contacts on your phone',
    explanation: 'Our app looks for people you know among your contacts.',
  },
} as const satisfies Record<ConsentPurpose, { name: string; explanation: string }>;
