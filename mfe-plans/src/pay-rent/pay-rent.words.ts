import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { DueKind, TenancyKind } from '@aangan/shared-kit/domain/rent/payment-states';

/** What one sum is for. */
export const DUE_KIND_WORDS: Readonly<Record<DueKind, string>> = {
  rent: 'Rent',
  deposit: 'Deposit',
  token: 'Token',
  maintenance: 'Maintenance',
  society: 'Society dues',
};

/** Sentences that differ between rent and bills. */
export const KIND_WORDS = {
  rent: {
    title: 'Pay rent',
    payee: 'Landlord',
    payeeName: 'Landlord’s name',
    payeePhone: 'Landlord’s mobile number',
    newPayee: 'A new landlord',
    savedPayees: 'Your landlords',
    monthly: 'Rent a month',
    amountHelp: 'A deposit or a token may be another amount than the rent.',
  },
  bill: {
    title: 'Pay maintenance and society dues',
    payee: 'Society or person',
    payeeName: 'Name of the society or person',
    payeePhone: 'Their mobile number',
    newPayee: 'A new society or person',
    savedPayees: 'People and societies you pay',
    monthly: 'Dues a month',
    amountHelp: 'Change it if this month’s bill differs.',
  },
} as const satisfies Record<TenancyKind, object>;

/** All other sentences of the forms that pay rent and bills. */
export const PAY_WORDS = {
  about: 'About paying rent',
  steps: { landlord: 'Who gets the money', home: 'The home', amount: 'What you pay' },
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
  dueKind: 'What for',
  month: 'For the month of',
  amount: 'Amount for the landlord',
  review: 'Review the payment',
  change: 'Change',
  endTenancy: 'Stop paying for this home',
  endQuestion: 'Stop paying for this home? Your payments stay in your history.',
  endYes: 'Stop',
  keep: 'The fee depends on how you pay. You choose that next.',
  wrongDueDay: 'Enter a day from 1 to 28.',
  wrongHome: 'Write the address of the home.',
  longHome: 'Use at most 200 characters.',
} as const;

/** `Step 2 of 3: The home`. */
export function stepWords(step: keyof typeof PAY_WORDS.steps): string {
  const steps = Object.keys(PAY_WORDS.steps);
  return `Step ${steps.indexOf(step) + 1} of ${steps.length}: ${PAY_WORDS.steps[step]}`;
}

/** What the bank has answered about an account. */
export function bankNameWords(registeredName: string): string {
  return `The bank says: this is the account of ${registeredName}.`;
}

/** A warning where the bank has another name. */
export function otherNameWords(typed: string, registeredName: string): string {
  return `You wrote ${typed}, and the bank says ${registeredName}. Go on only if you know that this is right.`;
}

/** `Enter an amount from ₹100 to ₹5,00,000.` */
export function amountRangeWords(leastPaise: number, mostPaise: number): string {
  return `Enter an amount from ${formatPaise(leastPaise)} to ${formatPaise(mostPaise)}.`;
}
