import { counted } from '@aangan/shared-kit/domain/counted';
import type { BookingState } from '@aangan/shared-kit/domain/home-services/booking-states';
import { groupDigits } from '@aangan/shared-kit/domain/money';

/** Sentences of the page of a move. */
export const MOVE_WORDS = {
  from: 'From',
  to: 'To',
  goods: 'Goods',
  facts: (items: number, cubicFeet: number, km: number) =>
    `${counted(items, 'item', 'items')}, ${groupDigits(cubicFeet)} cubic feet, ${groupDigits(km)} km`,
  floor: (floor: number, hasLift: boolean) =>
    `${floor === 0 ? 'ground floor' : `floor ${floor}`}${hasLift ? ', lift' : floor === 0 ? '' : ', no lift'}`,
  changeGoods: 'Change goods or services',
  survey: { video: 'Video survey', visit: 'Survey at home' },
  surveyText: {
    video: 'We call you on your number. Walk through the rooms and open the cupboards.',
    visit: 'A surveyor comes to the address that you leave.',
  },
  estimate: 'Estimated price',
  estimateNote: 'You get a firm quotation after the survey. We message you.',
  manage: 'Reschedule or cancel',
  booking: 'Invoice and history',
  quotation: 'Firm quotation',
  validUntil: (time: string) => `Valid until ${time}.`,
  day: 'Day of the move',
  chosenDay: (when: string) => `Held for you for ten minutes: ${when}.`,
  dayLegend: 'Day and time at which the crew comes',
  saveDay: 'Hold this day',
  otherDay: 'Choose another day',
  payFirst: (amount: string) => `Pay ${amount}`,
  payAfter: 'Pay after the move',
  payNote: 'You can pay now or when the work is done.',
  comes: (when: string) => `The crew comes on ${when}.`,
  noDay: 'Somebody else took this day while you paid. Please choose another day.',
  chooseDay: 'Choose a day',
  leader: (name: string) => `${name} leads the crew.`,
  code: 'Start code',
  codeText: 'Tell this code to the crew at your door to start the work.',
  crew: 'The crew',
  way: 'Where the crew is',
  wayNone: 'The crew has not shared its position yet. This page updates by itself.',
  seenAt: (time: string) => `Position of ${time}.`,
  stale: 'No update for five minutes. The crew may be out of network.',
  places: 'Distance from the crew, in a straight line',
  boxes: 'Boxes',
  boxesText: 'The crew counts the boxes at both ends. Sign a number only if it is what you count.',
  ends: { from: 'Loaded', to: 'Unloaded' },
  notCounted: 'not counted yet',
  counted: (boxes: number) => counted(boxes, 'box', 'boxes'),
  signed: (time: string) => `signed ${time}`,
  sign: (boxes: number) => `Sign ${counted(boxes, 'box', 'boxes')}`,
  fewer: (missing: number) =>
    `${counted(missing, 'box', 'boxes')} fewer than were loaded. Check with the crew before you sign.`,
  damage: 'Damage',
  damageUntil: (time: string) => `Is something broken or missing? Report it by ${time}.`,
  damageOver: (time: string) => `You could report damage until ${time}.`,
  photos: 'Photos of the damage',
  photosHelp: 'JPG, PNG or WebP, up to 15 MB each, at most 10.',
  photosScript: 'Photos need JavaScript. You can describe the damage without them.',
  claimText: 'What is damaged or missing',
  claim: 'Report damage',
  claimShort: 'Write what is wrong, in a sentence.',
  claimed: (time: string) => `Reported on ${time}.`,
  waiting: 'We check your report and message you our decision.',
  decided: (time: string) => `Decided on ${time}.`,
  moneyBack: (amount: string) => `${amount} was refunded to you.`,
  noMoneyBack: 'No money was refunded.',
  photo: (number: number) => `Photo ${number} of the damage`,
} as const;

/** The state of a move in a word or two, with the tone of its label. */
export const MOVE_STATES = {
  drafted: { text: 'Survey booked', tone: 'information' },
  quoted: { text: 'Quotation ready', tone: 'attention' },
  paid: { text: 'Paid', tone: 'good' },
  assigned: { text: 'Crew assigned', tone: 'good' },
  on_the_way: { text: 'Crew on the way', tone: 'good' },
  started: { text: 'Move under way', tone: 'good' },
  done: { text: 'Done', tone: 'good' },
  cancelled: { text: 'Cancelled', tone: 'bad' },
  refunded: { text: 'Refunded', tone: 'information' },
  complained: { text: 'Damage reported', tone: 'attention' },
} as const satisfies Record<BookingState, { readonly text: string; readonly tone: string }>;

/** A quotation that is confirmed, to be paid after the work. */
export const CONFIRMED = { text: 'Confirmed', tone: 'good' } as const;
