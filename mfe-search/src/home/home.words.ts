/** Sentences of the home page. */
export const HOME_WORDS = {
  kinds: 'What you are looking for',
  owners: 'Have a home to rent out or sell?',
  free: 'Free to search. Nobody sees your number until you agree.',
  where: 'Locality, society, metro, near me',
} as const;
