import { formatPaise } from '@aangan/shared-kit/domain/money';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';

/** Sentences from the quotation to the payment. */
export const CHECKOUT_WORDS = {
  title: (service: string) => `Book ${service.toLowerCase()}`,
  price: (paise: number, lines: number) => `${formatPaise(paise)} for ${lines === 1 ? '1 item' : `${lines} items`}`,
  holds: (until: number) => `This price holds until ${indianTime(until)}.`,
  expired:
    'The price of this quotation is too old. Get today’s price; your address and slot stay, if the slot is free.',
  requote: 'Get today’s price',
  emptyCart: 'Your cart has nothing of this service any more.',
  services: 'See all services',
  address: 'Address',
  addAddress: 'Add an address',
  newAddress: 'New address',
  changeAddress: 'Change address',
  noAddress: 'Where shall we come?',
  saveAddress: 'Save address',
  slot: 'Day and time',
  noSlot: 'When shall we come?',
  slotHelp: 'A professional arrives within these two hours. The slot is held for ten minutes.',
  saveSlot: 'Hold this slot',
  change: 'Change',
  payment: 'Payment',
  first: 'Pay now',
  firstHelp: 'By UPI, card, bank or wallet on the next page. What comes back if you cancel is listed below.',
  after: 'Pay after the work',
  afterHelp: 'Your booking is confirmed at once. You pay when the work is done.',
  payFirst: 'You pay before the work, by UPI, card, bank or wallet on the next page.',
  wallet: (paise: number) => `Your wallet and credits hold ${formatPaise(paise)}. You can use them on the next page.`,
  payNow: (paise: number) => `Go to payment of ${formatPaise(paise)}`,
  confirm: 'Confirm the booking',
  terms: 'If you cancel',
  back: 'Back to addresses',
} as const;
