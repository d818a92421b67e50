import { groupDigits } from '@aangan/shared-kit/domain/money';

/** The sentences of the Continue strip. */
export const CONTINUE_WORDS = {
  title: 'Continue',
  lastSearch: 'Your last search',
  visits: 'Your next visit',
  /** `Sat 28 Nov, 11:00 am`, and who waits there. */
  visit: (when: string, person: string) => `${when} with ${person}`,
  /** @param most the most that are counted */
  newHomes: (count: number, most: number) => {
    if (count === 0) return 'No new homes since';
    return `${count >= most ? `${groupDigits(most)}+` : groupDigits(count)} new since`;
  },
} as const;
