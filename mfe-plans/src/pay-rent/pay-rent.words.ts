import type { TenancyKind } from '@aangan/shared-kit/domain/rent/payment-states';
import { PAY_TITLES } from '../rent-money/public.ts';

/** Sentences that differ between rent and bills. */
export const KIND_WORDS = {
  rent: {
    title: PAY_TITLES.rent,
    payee: 'Landlord',
    payeeName: 'Landlord’s name',
    payeePhone: 'Landlord’s mobile number',
    newPayee: 'A new landlord',
    savedPayees: 'Your landlords',
    monthly: 'Rent a month',
  },
  bill: {
    title: PAY_TITLES.bill,
    payee: 'Society or person',
    payeeName: 'Name of the society or person',
    payeePhone: 'Their mobile number',
    newPayee: 'A new society or person',
    savedPayees: 'People and societies you pay',
    monthly: 'Dues a month',
  },
} as const satisfies Record<TenancyKind, object>;

/** All other sentences of the forms that pay rent and bills. */
export const PAY_WORDS = {
  steps: { landlord: 'Who gets the money', home: 'The home' },
  free: 'Saving a landlord costs nothing. Nothing is paid before you confirm it on the payment page.',
  phoneHelp: 'For a message when money is on its way, and to agree to be paid here.',
  nameHelp: 'As the bank has it.',
  sendTo: 'Send the money to',
  bank: 'Bank account',
  upi: 'UPI ID',
  bankHelp: 'Account number and IFSC',
  upiHelp: 'Such as name@okbank',
  accountNumber: 'Account number',
  accountHelp: 'Not saved on this device. Others never see more than the last four digits.',
  ifsc: 'IFSC',
  ifscHelp: 'Eleven characters, on every cheque. Such as HDFC0000053.',
  check: 'Check the account',
  checkHelp: 'We ask the bank whose account it is. It costs you nothing.',
  save: 'Save the account',
  choose: 'Pay',
  remove: 'Remove',
  removeQuestion: 'Remove this landlord? Bank data is wiped after 30 days. Payments stay in your history.',
  removeYes: 'Remove landlord',
  changeAccount: 'Change the account',
  askBank: 'Ask the bank again',
  checking: 'The bank has not answered yet. You can go on; money is sent only to an account that the bank knows.',
  unchecked: 'The bank has not been asked yet.',
  failed: 'The bank could not say whose account it is. Try again in a few minutes.',
  invalid: 'The bank knows no such account. Correct the number, the IFSC or the UPI ID.',
  consent: 'Tell your landlord',
  homeLabel: 'Address of the home',
  homeHelp: 'Flat, building, street, locality, city.',
  dueDay: 'Due every month on day',
  dueDayHelp: 'From 1 to 28.',
  pan: 'PAN',
  panKnown: 'The landlord has a PAN',
  panNone: 'The landlord has no PAN',
  landlordPan: 'Landlord’s PAN',
  panHelp:
    'Needed above ₹50,000 a month, where you deduct tax. Above ₹1,00,000 a year your employer asks for it for HRA.',
  goOn: 'Continue',
  saveHome: 'Save changes',
  wrongDueDay: 'Enter a day from 1 to 28.',
  wrongHome: 'Write the address of the home.',
  longHome: 'Use at most 200 characters.',
} as const;

/** What the bank has answered about an account. */
export function bankNameWords(registeredName: string): string {
  return `The bank says: this is the account of ${registeredName}.`;
}

/** A warning where the bank has another name. */
export function otherNameWords(typed: string, registeredName: string): string {
  return `You wrote ${typed}, and the bank says ${registeredName}. Go on only if you know that this is right.`;
}
