import type { LandlordPaper } from '@aangan/shared-kit/domain/rent/landlord-papers';

/** Sentences of a landlord's KYC. */
export const LANDLORD_KYC_WORDS = {
  title: 'KYC, so that your tenant can pay by card',
  why: 'Rules of the Reserve Bank of India allow cards only for landlords with finished KYC. Other payments need none.',
  needsScript: 'Sending papers needs JavaScript. Everything else on this page works without it.',
  rule: 'PDF, JPG or PNG, up to 5 MB. Only our staff see it, and it is deleted with their decision.',
  send: 'Send',
  replace: 'Replace',
  here: 'We have it.',
  pan: 'Your PAN',
  panHelp: 'As on the card: five letters, four digits and a letter.',
  submit: 'Hand in',
  submitted: 'Our staff look at your papers. The answer comes by SMS.',
  verified: 'Your KYC is finished. Your tenant can pay you by card.',
  refused: 'We could not finish your KYC:',
} as const;

/** What each paper is. */
export const LANDLORD_PAPER_WORDS: Readonly<Record<LandlordPaper, string>> = {
  'pan-card': 'PAN card',
  'account-proof': 'Proof of the account: a cancelled cheque, or the first page of a passbook or statement',
};
