import { SPLIT_LIMITS } from '@aangan/shared-kit/domain/rent/split';

/** Sentences of the page of a shared rent. */
export const SPLIT_WORDS = {
  title: { rent: 'Split the rent', bill: 'Split the dues' },
  lead: 'Each flatmate pays a share. The landlord gets one payment when all shares are paid.',
  about: 'Pay rent online',
  home: 'Home',
  total: 'Each month',
  dueDay: 'Expected on day',
  back: 'Pay for this home',
  payments: 'Who has paid',
  noPayments: 'Nobody has started a payment. When somebody does, we message flatmates their share.',
  members: 'Who pays what',
  nobody: 'You pay all of it. Invite the people you share the home with.',
  you: 'You',
  organiser: 'organises it',
  notJoined: 'has not joined yet, so you pay this share until then',
  notJoinedForOthers: 'has not joined yet',
  rounding: 'Shares add up to the exact amount. Any extra paise go to the first flatmates.',
  pay: 'Pay your share',
  change: 'Change who pays what',
  changeHelp:
    'The shares must add up to the monthly amount. They apply from the next payment. Existing payments do not change.',
  save: 'Save the shares',
  equal: 'Make all shares equal',
  sum: (name: string) => `Share of ${name}`,
  ownSum: 'Your share',
  badSum: 'Enter whole rupees, ₹1 or more.',
  remove: 'Remove',
  removeQuestion: 'Remove from later payments? Started payments must still be paid. An agreed share becomes yours.',
  removeYes: 'Remove',
  leave: 'Leave this shared rent',
  leaveQuestion: 'Leave? Later payments are divided among the others. You must still pay the share you owe now.',
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
  send: `Send this link to your flatmate. We show it once. It lets one person join, and works for ${SPLIT_LIMITS.linkDays} days. Shares are equal until you change them.`,
  shareTitle: 'Share the rent with me on Aangan',
  full: `At most ${SPLIT_LIMITS.people} people can share a rent.`,
  needsScript: 'Making a link needs JavaScript.',
} as const;

/** Sentences about a sum of which shares are missing. */
export const MISSING_WORDS = {
  coverTitle: (name: string) => `Also pay the share of ${name}`,
  coverQuestion: (name: string, amount: string) => `You will pay ${amount} instead of ${name}. We tell ${name}.`,
  coverYes: 'Take it over',
  divide: 'Divide it again',
  divideText: 'Nobody has started to pay, and the shares have changed. We tell everybody their new share.',
  late: (day: string) =>
    `The due date has passed, and shares are missing. Pay them, or send the landlord the amount received. Otherwise everybody gets their money back on ${day}.`,
  part: 'Send the amount received',
  partQuestion: (amount: string) =>
    `The landlord gets ${amount} once everybody who has paid agrees. You then pay the rest of this month outside Aangan.`,
  partYes: 'I agree',
  agreed: (agreed: number, people: number) => `${agreed} of ${people} agree to send the amount received.`,
} as const;

/** Sentences of an invitation. */
export const JOIN_WORDS = {
  title: 'Share the rent',
  heading: (payer: string) =>
    payer === '' ? 'A flatmate shares the rent with you' : `${payer} shares the rent with you`,
  lead: 'You pay your share through Aangan. The landlord gets one payment when everybody has paid.',
  total: 'Each month',
  yours: 'Your share',
  people: 'People who share it',
  dueDay: 'Expected on day',
  how: 'What happens next',
  steps: [
    'We message you when a payment starts. You pay your own share by UPI or net banking, and get your own receipt.',
    'Flatmates see short names, shares and who has paid. They do not see your number or account.',
    'If shares are missing after the due date, flatmates can pay them. Otherwise you get your money back after a week.',
    'You can leave at any time. You must still pay a share that has started.',
  ],
  join: 'Join',
  needsLogin: 'Log in to take your share.',
  needsScript: 'Joining needs JavaScript.',
  until: 'This link works until',
  inAlready: 'You already share this rent.',
  open: 'Open the shared rent',
  goneTitle: 'This invitation to share rent is no longer valid',
  gone: `A link works once, within ${SPLIT_LIMITS.linkDays} days. Ask your flatmate for a new one.`,
} as const;

/** The login before joining. */
export const JOIN_LOGIN = { name: 'join-rent', title: 'Log in to share the rent' } as const;

/** `₹18,750 of ₹25,000 received.` */
export function hereWords(received: string, all: string): string {
  return `${received} of ${all} received.`;
}
