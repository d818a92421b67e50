import { SPLIT_LIMITS } from '@aangan/shared-kit/domain/rent/split';

/** Sentences of the page of a shared rent. */
export const SPLIT_WORDS = {
  title: { rent: 'Split the rent', bill: 'Split the dues' },
  lead: 'Each flatmate pays a share. The landlord gets one sum when all shares are here.',
  about: 'Pay rent online',
  home: 'Home',
  total: 'Each month',
  dueDay: 'Expected on day',
  back: 'Pay for this home',
  payments: 'Who has paid',
  noPayments: 'No payment has been begun. Flatmates get their share in a message when it is.',
  members: 'Who pays what',
  nobody: 'You pay all of it. Invite those with whom you share the home.',
  you: 'You',
  organiser: 'organises it',
  notJoined: 'has not joined yet, so you pay this part until then',
  notJoinedForOthers: 'has not joined yet',
  rounding: 'Parts add up to the paisa. A paisa that cannot be divided goes to the first ones.',
  pay: 'Pay your share',
  change: 'Change who pays what',
  changeHelp:
    'The sums must add up to the monthly sum. They are for the next payment; those that exist stay as they are.',
  save: 'Save the sums',
  equal: 'Make all parts equal',
  sum: (name: string) => `Part of ${name}`,
  ownSum: 'Your part',
  badSum: 'Enter whole rupees, ₹1 or more.',
  remove: 'Remove',
  removeQuestion: 'Remove from later payments? What has been begun stays to be paid. An agreed sum becomes yours.',
  removeYes: 'Remove',
  leave: 'Leave this shared rent',
  leaveQuestion: 'Leave? Later payments are divided among the others. A share that you owe now stays to be paid.',
  leaveYes: 'Leave',
} as const;

/** Sentences about inviting. */
export const INVITE_WORDS = {
  title: 'Invite a flatmate',
  name: 'Name of your flatmate',
  nameHelp: 'Only for your list. It is not in the link.',
  short: 'Write a name.',
  make: 'Make a link',
  makeAgain: 'Make a new link',
  link: 'Invitation',
  send: `Send this link to your flatmate. It is shown once, lets one person join, and works for ${SPLIT_LIMITS.linkDays} days. All parts are equal until you change them.`,
  shareTitle: 'Share the rent with me on Aangan',
  full: `At most ${SPLIT_LIMITS.people} people can share a rent.`,
  needsScript: 'Making a link needs JavaScript.',
} as const;

/** Sentences about a sum of which shares are missing. */
export const MISSING_WORDS = {
  coverTitle: (name: string) => `Pay the share of ${name}, too`,
  coverQuestion: (name: string, amount: string) => `${amount} becomes yours to pay. We tell ${name}.`,
  coverYes: 'Take it over',
  divide: 'Divide it again',
  divideText: 'Nobody has begun to pay, and the parts are others now. Everybody is told of their new share.',
  late: (day: string) =>
    `The due day is over, and shares are missing. Take them over, or let the landlord have what is here. Otherwise everybody gets the money back on ${day}.`,
  part: 'Send what is here',
  partQuestion: (amount: string) =>
    `The landlord gets ${amount} once all agree who have paid. The rest of this month is then paid outside of Aangan.`,
  partYes: 'I agree',
  agreed: (agreed: number, people: number) => `${agreed} of ${people} agree to send what is here.`,
} as const;

/** Sentences of an invitation. */
export const JOIN_WORDS = {
  title: 'Share the rent',
  heading: (payer: string) =>
    payer === '' ? 'A flatmate shares the rent with you' : `${payer} shares the rent with you`,
  lead: 'You pay your part through Aangan, and the landlord gets one sum when everybody has paid.',
  total: 'Each month',
  yours: 'Your part',
  people: 'People who share it',
  dueDay: 'Expected on day',
  how: 'What happens then',
  steps: [
    'You get a message when a payment is begun. You pay your own share with UPI or net banking, and get a receipt of your own.',
    'Flatmates see short names, shares and who has paid. They see no number and no account of yours.',
    'If shares are missing after the due day, flatmates may take them over. Otherwise your money comes back after a week.',
    'You can leave at any time. A share that was begun stays to be paid.',
  ],
  join: 'Join',
  needsLogin: 'You need to log in, so that the share is yours.',
  needsScript: 'Joining needs JavaScript.',
  until: 'This link works until',
  inAlready: 'You share this rent already.',
  open: 'Open the shared rent',
  goneTitle: 'This invitation to share rent is no longer valid',
  gone: `Links work once, and for ${SPLIT_LIMITS.linkDays} days. Ask your flatmate for a new one.`,
} as const;

/** The login before joining. */
export const JOIN_LOGIN = { name: 'join-rent', title: 'Log in to share the rent' } as const;

/** `₹18,750 of ₹25,000 is here.` */
export function hereWords(received: string, all: string): string {
  return `${received} of ${all} is here.`;
}
