import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { RentTerms } from '../rent-fees/public.ts';

/** All sentences of the page about paying rent. */
export const EXPLORE_WORDS = {
  title: 'Pay rent online',
  description:
    'Pay rent, deposit and maintenance from your phone to your landlord’s bank account. UPI is free. Follow the money until it arrives.',
  lead: 'Rent, deposit and maintenance, straight to your landlord’s bank account. The landlord needs no account here.',
  pay: 'Pay rent',
  bill: 'Pay maintenance or society dues',
  cost: 'What it costs',
  amount: 'Amount for the landlord',
  show: 'Show fees',
  how: 'How it works',
  steps: [
    {
      title: 'Say who gets the money',
      text: 'A bank account or a UPI ID. The bank tells you whose it is before you pay.',
    },
    { title: 'Confirm it is you', text: 'A code goes to your registered mobile number.' },
    { title: 'Pay', text: 'By UPI or net banking. You see the fee and the arrival day first.' },
    {
      title: 'Follow the money',
      text: 'Received, sent, arrived: you see each step, and the bank’s reference at the end.',
    },
  ],
  know: 'Good to know',
  returned:
    'If the bank returns the money, you see the reason. You can send it again, or get it back together with the fee.',
  receipts: 'A rent that has arrived gets a receipt for HRA by itself.',
  onward: 'Around your rent',
  receiptsLink: 'Rent receipts',
  estimateLink: 'Know your rent',
  clubLink: 'Renter club',
  callTitle: 'Ask for a call',
  callText: 'Questions before you pay? One of us calls you. Nobody else gets your number.',
  name: 'Name',
  phone: 'Mobile number',
  rent: 'Rent a month',
  rentHelp: 'optional',
  call: 'Ask for a call',
  wrongRent: 'Enter an amount in rupees, or nothing.',
} as const;

/** `Between ₹100 and ₹5,00,000 at a time.` */
export function limitWords({ leastPaise, mostPaise }: RentTerms): string {
  return `Between ${formatPaise(leastPaise)} and ${formatPaise(mostPaise)} at a time.`;
}

/** When the landlord's PAN is needed. Source: Income-tax Act, section 194-IB. */
export function panWords({ panAbovePaise }: RentTerms): string {
  return `Above ${formatPaise(panAbovePaise)} a month we ask for the landlord’s PAN, because tenants deduct tax on such rents.`;
}
