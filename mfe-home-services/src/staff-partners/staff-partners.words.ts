/** Sentences of the staff page for professionals. */
export const PARTNERS_WORDS = {
  title: 'Professionals',
  about: 'A professional is an account that sees its jobs of a day on “/partner/jobs”.',
  hub: 'Hub',
  showHub: 'Show the hub',
  list: 'Professionals of this hub',
  none: 'This hub has no professional yet.',
  ended: 'no access any more',
  change: 'Change or end',
  find: 'Add a professional',
  phone: 'Mobile number of their account',
  phoneHelp: 'They sign up first, with their own phone.',
  findButton: 'Find the account',
  name: 'First name, as customers see it',
  services: 'What they do',
  save: 'Save the professional',
  end: 'End their access',
  endHelp: 'They see no more jobs. You can do this once they have no work left.',
  nameShort: 'Enter a first name, 2 to 30 letters.',
  servicesMissing: 'Choose at least one kind of work.',
  otherHub: (hub: string) => `They work for ${hub} now. Saving moves them to this hub.`,
} as const;

const DONE: Readonly<Record<string, string>> = {
  saved: 'The professional is saved.',
  ended: 'Their access has ended.',
};

export function partnerDone(name: string | null): string | undefined {
  return name === null ? undefined : DONE[name];
}
