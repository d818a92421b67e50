import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { RentTerms } from '../rent-fees/public.ts';

/** All sentences of the page about paying rent. */
export const EXPLORE_WORDS = {
  title: 'Pay rent online',
  description:
    'Pay rent, deposit and maintenance from your phone to your landlord’s bank account. UPI is free. Follow the money until it arrives.',
  lead: 'Rent, deposit and maintenance, straight to your landlord’s bank account. Your landlord needs no account here.',
  pay: 'Pay rent',
  bill: 'Pay maintenance or society dues',
  cost: 'What it costs',
  amount: 'Amount for the landlord',
  show: 'Show fees',
  how: 'How it works',
  steps: [
    {
      title: 'Choose who gets the money',
      text: 'Enter a bank account or a UPI ID. The bank confirms whose it is before you pay.',
    },
    { title: 'Confirm it is you', text: 'A code goes to your registered mobile number.' },
    {
      title: 'Pay',
      text: 'By UPI, net banking, or card if the landlord has finished KYC. You see the fee and the arrival day first.',
    },
    {
      title: 'Follow the money',
      text: 'You see each step: received, sent, arrived. At the end you see the bank’s reference.',
    },
  ],
  know: 'Good to know',
  returned:
    'If the bank returns the money, you see the reason. You can send it again, or get it back together with the fee.',
  cards:
    'Under RBI rules of September 2025, you can pay by card only if the landlord has finished KYC. Send your landlord a link to do it.',
  receipts: 'You get a receipt for HRA automatically once the rent arrives.',
  onward: 'More for your rent',
  receiptsLink: 'Rent receipts',
  estimateLink: 'Know your rent',
  clubLink: 'Renter club',
  callTitle: 'Ask for a call',
  callText: 'Do you have questions before you pay? Our team calls you. Nobody else gets your number.',
  name: 'Name',
  phone: 'Mobile number',
  rent: 'Rent a month',
  rentHelp: 'optional',
  call: 'Ask for a call',
  wrongRent: 'Enter an amount in rupees, or leave it empty.',
} as const;

/** `Between ₹100 and ₹5,00,000 at a time.` */
export function limitWords({ leastPaise, mostPaise }: RentTerms): string {
  return `You can pay ${formatPaise(leastPaise)} to ${formatPaise(mostPaise)} at a time.`;
}

/** When the landlord's PAN is needed. Source: Income-tax Act 2025, section 393(1). */
export function panWords({ panAbovePaise }: RentTerms): string {
  return `Above ${formatPaise(panAbovePaise)} a month we ask for the landlord’s PAN, because tenants deduct tax on such rents.`;
}
