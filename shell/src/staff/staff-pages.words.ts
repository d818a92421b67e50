/** Sentences of the staff overview and of refused staff pages. */
export const STAFF_PAGES_WORDS = {
  title: 'Staff pages',
  overview: 'Overview',
  releases: 'Releases',
  secondFactor: 'Second factor',
  nothingWaits: 'Nothing waits',
  waiting: (count: number) => `${count.toLocaleString('en-IN')} waiting`,
  unknownNumber: 'Number not known now',
  noRole: 'Your account has no role for a staff page yet.',
  tokenOnly: 'The staff token opens the releases. For cases you need an account with a staff role.',
  logIn: 'Log in with your account',
  needsAccount: 'This page needs your account',
  whyAccount:
    'Each decision is stored with the account of the person who makes it. So the staff token does not open this page.',
  needsRole: 'This page is not for your role',
  whyRole: (role: string) =>
    `You need the role “${role}” for this page. Ask the person who manages the accounts of the site to give it to you.`,
  own: 'Your staff pages',
  absent: 'This page does not exist.',
  elsewhere: 'The form was not sent from this page. Go back and try again.',
} as const;
