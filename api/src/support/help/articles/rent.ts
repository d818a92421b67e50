import { RENTAL_AGREEMENT_LINK } from '@aangan/shared-kit/links/agreements';
import { PAY_RENT_EXPLORE_LINK, RENT_HISTORY_LINK } from '@aangan/shared-kit/links/rent-pay';
import { RENT_RECEIPTS_LINK } from '@aangan/shared-kit/links/rent-receipts';
import { type HelpText, link, paragraph, points, steps } from '../help-text.ts';

export const RENT: readonly HelpText[] = [
  {
    id: 'pay-rent',
    title: 'Pay rent',
    summary: 'Pay by UPI, net banking or card. Your landlord does not need an account with us.',
    words: 'rent payment credit card upi netbanking fee landlord bank account deposit maintenance',
    blocks: [
      steps(
        ['Open ', link('Pay rent', PAY_RENT_EXPLORE_LINK), '. It shows the fee and the day of arrival for any amount.'],
        'Add the landlord’s bank account or UPI ID. We ask the bank whose account it is.',
        'Add the home and the amount, then confirm the OTP and pay.',
      ),
      points(
        'UPI has no fee.',
        'You can pay by card after the landlord has finished KYC.',
        'A rent above ₹50,000 needs the landlord’s PAN.',
      ),
    ],
  },
  {
    id: 'rent-has-not-arrived',
    title: 'The landlord has not received the rent',
    summary: 'The payment page shows each step, and the bank reference after we have sent the money.',
    words: 'rent not received late stuck pending returned landlord money where utr failed transfer',
    blocks: [
      steps(
        ['Open ', link('your rent payments', RENT_HISTORY_LINK), ' and choose the payment.'],
        'Check the day of arrival. Banks do not work on Sundays and on the second and fourth Saturday.',
        'If we have sent the money, give the landlord the bank reference. The bank can find the money with it.',
        'If the bank returned the money, correct the account there, or ask for your money back.',
      ),
      paragraph('The landlord can report a missing payment with the link in our message.'),
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
      paragraph('For rent that you pay with us, you get a receipt without the form after the rent has arrived.'),
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
      paragraph('You can continue later. We save the form for 60 days.'),
    ],
  },
];
