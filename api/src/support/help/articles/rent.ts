import { RENTAL_AGREEMENT_LINK } from '@aangan/shared-kit/links/agreements';
import { PAY_RENT_EXPLORE_LINK, RENT_HISTORY_LINK } from '@aangan/shared-kit/links/rent-pay';
import { RENT_RECEIPTS_LINK } from '@aangan/shared-kit/links/rent-receipts';
import { type HelpText, link, paragraph, points, steps } from '../help-text.ts';

export const RENT: readonly HelpText[] = [
  {
    id: 'pay-rent',
    title: 'Pay rent',
    summary: 'Pay by UPI, net banking or card. Your landlord needs no account with us.',
    words: 'rent payment credit card upi netbanking fee landlord bank account deposit maintenance',
    blocks: [
      steps(
        ['Open ', link('Pay rent', PAY_RENT_EXPLORE_LINK), '. Fee and day of arrival are shown for any amount.'],
        'Add the landlord’s bank account or UPI ID. We ask the bank whose account it is.',
        'Add the home and the amount, then confirm the OTP and pay.',
      ),
      points(
        'UPI has no fee.',
        'Cards work once the landlord has finished KYC.',
        'A rent above ₹50,000 needs the landlord’s PAN.',
      ),
    ],
  },
  {
    id: 'rent-has-not-arrived',
    title: 'The landlord has not received the rent',
    summary: 'The page of the payment shows each step, and the bank reference once it is sent.',
    words: 'rent not received late stuck pending returned landlord money where utr failed transfer',
    blocks: [
      steps(
        ['Open ', link('your rent payments', RENT_HISTORY_LINK), ' and choose the payment.'],
        'Compare the day of arrival. Sundays and the second and fourth Saturday are no bank days.',
        'If it is sent, give the landlord the bank reference. The bank finds the money by it.',
        'If the bank returned it, correct the account there, or take the money back.',
      ),
      paragraph('The landlord can report a missing payment with the link of our message.'),
    ],
  },
  {
    id: 'rent-receipts',
    title: 'Make rent receipts',
    summary: 'Fill in one form and download receipts for the months you need, free of charge.',
    words: 'hra receipt tax pdf landlord pan monthly proof employer',
    blocks: [
      steps(
        ['Open ', link('the receipt generator', RENT_RECEIPTS_LINK), '.'],
        'Add tenant, landlord, home, rent and months.',
        'Download the PDF. A code on it lets your employer check that it is unchanged.',
      ),
      paragraph('Rent that you pay with us gets its receipt without the form, once it has arrived.'),
    ],
  },
  {
    id: 'rental-agreement',
    title: 'Make a rental agreement',
    summary: 'Fill in the terms, pay, and both sides sign with an OTP.',
    words: 'agreement lease stamp registration sign e-sign esign contract eleven months',
    blocks: [
      steps(
        ['Open ', link('Rental agreement', RENTAL_AGREEMENT_LINK), ' and see the price for your city.'],
        'Add the home, both parties, the terms and the clauses.',
        'Read the draft, then pay. Stamp duty is shown separately.',
        'Both sides get a link and sign.',
      ),
      paragraph('You can go on later: the form is saved for 60 days.'),
    ],
  },
];
