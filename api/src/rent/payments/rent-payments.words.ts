import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { DueKind, DueState, ReturnReason } from '@aangan/shared-kit/domain/rent/payment-states';
import { monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';

const KINDS: Readonly<Record<DueKind, string>> = {
  rent: 'Rent',
  deposit: 'Deposit',
  token: 'Token amount',
  maintenance: 'Maintenance',
  society: 'Society dues',
};

const REASONS: Readonly<Record<ReturnReason, string>> = {
  'wrong-account': 'the account number is wrong',
  'account-closed': 'the account is closed',
  'name-differs': 'the name does not match the account',
  'bank-down': 'the bank did not answer',
  refused: 'the landlord refused it',
};

/** Sentences of paying rent. */
export const RENT_WORDS = {
  title: (kind: DueKind, month: string) => `${KINDS[kind]} for ${monthWords(month)}`,
  fee: 'Convenience fee',
  noTenancy: 'There is no such tenancy.',
  noDue: 'There is no such payment.',
  noLandlord: 'Choose one of your landlords.',
  notThisKind: 'You cannot pay this here.',
  otherMonth: 'Choose a month from three months ago to a year ahead.',
  tooMany: 'You have many tenancies. End one first.',
  tooManyDues: 'You have started many payments. Pay or cancel one first.',
  moneyUnderWay: 'A payment for this tenancy is on its way. End the tenancy after it arrives.',
  paidAlready: 'This share is paid.',
  beingPaid: 'This share is being paid right now.',
  ownFirst: 'You have started to pay your own share. Pay it first.',
  notOpen: 'This payment is no longer open.',
  notNow: 'This is no longer possible. Please reload the page.',
  otp: 'Please enter the OTP sent your registered mobile number to verify your account',
  noPhone: 'Add a mobile number to your account first.',
  cards: 'You can pay by card only if the landlord has finished KYC. Pay by UPI or net banking.',
  refusedByLandlord: 'The landlord does not want to be paid through Aangan.',
  badAccount: 'The bank says that this account does not exist. Correct it first.',
  uncheckedAccount: 'The bank has not confirmed the landlord’s account yet. Check it again first.',
  closed: 'Payments are not available right now. Please try again later.',
  cameBack: 'The money did not reach the landlord.',
} as const;

/** What payers read once a hold has ended. */
const CHECKED: Readonly<Partial<Record<DueState, string>>> = {
  received: 'We have checked this payment, and are sending it to your landlord.',
  refunding: 'We have checked this payment. You get your money back, including our fee. The payment page says why.',
};

/** What payers read when a due has changed; states without news are missing. @param before the state that it left */
export function payerNews(
  state: DueState,
  { before, reason }: { readonly before: DueState | null; readonly reason: ReturnReason | null },
): string | undefined {
  const news: Partial<Record<DueState, string>> = {
    received: 'We have received the money, and are sending it to your landlord.',
    held: 'We are checking this payment before we send it. Please answer our question.',
    sent: 'The bank has the money.',
    arrived: 'The money is in your landlord’s account.',
    returned: `The money came back: ${reason === null ? 'the bank gave no reason' : REASONS[reason]}. Correct the account, or ask for your money.`,
    cancelled: 'This payment was cancelled. You have nothing to pay.',
    refunding: 'You get your money back, including our fee.',
    refunded: 'We have refunded your money the way you paid. Banks may need up to seven days to show it.',
  };
  return (before === 'held' ? CHECKED[state] : undefined) ?? news[state];
}

/** What each flatmate reads of a sum that is shared. @param day `5 Dec 2026` */
export function shareNews(paise: number, day: string): string {
  return `Your share is ${formatPaise(paise)}. The landlord expects the rent by ${day}.`;
}

/** What the landlord reads. @param payer first name @param amount `₹25,000` */
export function landlordNews(
  state: DueState,
  {
    payer,
    amount,
    bankReference,
  }: { readonly payer: string; readonly amount: string; readonly bankReference: string | null },
): string | undefined {
  if (state === 'sent') return `${payer} has paid ${amount}. It is on its way to your account.`;
  if (state !== 'arrived') return undefined;
  return `${amount} from ${payer} is in your account${bankReference === null ? '' : ` (UTR ${bankReference})`}.`;
}
