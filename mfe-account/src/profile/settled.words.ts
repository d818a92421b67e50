/** Sentences of the profile’s deferred sections: consents, logins, data and deletion. */
export const SETTLED_WORDS = {
  consents: 'You can change any of these. Only the terms are needed to use Aangan.',
  data: 'A copy of all the data we have about you, as a file that programs can read.',
  preparing: 'We are preparing your copy. It takes a minute or two. You need not wait here.',
  deletesOn: (day: string) => `Your account will be deleted on ${day}. Until then you can keep it.`,
  deletionTitle: 'What happens when you delete your account',
  erased:
    'We erase your name, numbers, e-mail, shortlist, searches, notes, documents and logins. We close your listings.',
  contacts: 'People you contacted see “Deleted account”. Nobody can see your number after that.',
  records: 'The law requires us to keep payment records. They are kept without your name or number.',
  sevenDays: 'You can change your mind for seven days. After that, deletion cannot be undone.',
  copyFirst: 'You can download a copy of your data first, above.',
  giveUp: (amount: string) => `I give up the ${amount} in my wallet`,
  othersOut: 'All other devices are logged out.',
  logins: 'Where you are logged in',
  loginsHelp: 'If you do not know one of these devices, log it out and change your password.',
  loginFailed: 'A login failed',
  deviceOut: 'A device was logged out',
  allOut: 'All other devices were logged out',
  copyAsked: 'You asked for a copy of your data',
} as const;
