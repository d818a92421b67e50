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
  free: 'Saving a landlord is free. You pay only after you confirm on the payment page.',
  phoneHelp: 'We message this number when money is on its way, and ask for consent to be paid here.',
  nameHelp: 'Enter the name as in the bank account.',
  sendTo: 'Send the money to',
  bank: 'Bank account',
  upi: 'UPI ID',
  bankHelp: 'Account number and IFSC',
  upiHelp: 'Such as name@okbank',
  accountNumber: 'Account number',
  accountHelp: 'We do not save it on this device. Others see only the last four digits.',
  ifsc: 'IFSC',
  ifscHelp: 'Eleven characters, on every cheque. Such as HDFC0000053.',
  check: 'Check the account',
  checkHelp: 'We ask the bank whose account it is. This is free.',
  save: 'Save the account',
  choose: 'Pay',
  remove: 'Remove',
  removeQuestion: 'Remove this landlord? We delete the bank details after 30 days. Payments stay in your history.',
  removeYes: 'Remove landlord',
  changeAccount: 'Change the account',
  askBank: 'Ask the bank again',
  checking: 'The bank has not answered yet. You can continue. We send money only to an account that the bank confirms.',
  unchecked: 'We have not asked the bank yet.',
  failed: 'The bank could not confirm whose account it is. Try again in a few minutes.',
  invalid: 'The bank has no such account. Correct the account number, the IFSC or the UPI ID.',
  consent: 'Tell your landlord',
  homeLabel: 'Address of the home',
  homeHelp: 'Flat, building, street, locality, city.',
  dueDay: 'Due every month on day',
  dueDayHelp: 'From 1 to 28.',
  pan: 'PAN',
  panKnown: 'The landlord has a PAN',
  panNone: 'The landlord has no PAN',
  landlordPan: 'Landlord’s PAN',
  panHelp: 'You need it above ₹50,000 a month to deduct TDS. Your employer needs it for HRA above ₹1,00,000 a year.',
  goOn: 'Continue',
  saveHome: 'Save changes',
  wrongDueDay: 'Enter a day from 1 to 28.',
  wrongHome: 'Write the address of the home.',
  longHome: 'Use at most 200 characters.',
} as const;

/** What the bank has answered about an account. */
export function bankNameWords(registeredName: string): string {
  return `The bank confirms that this is ${registeredName}’s account.`;
}

/** A warning where the bank has another name. */
export function otherNameWords(typed: string, registeredName: string): string {
  return `You entered ${typed}, but the bank says ${registeredName}. Continue only if you are sure this is right.`;
}
