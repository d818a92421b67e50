import type { LandlordPaper } from '@aangan/shared-kit/domain/rent/landlord-papers';

/** Sentences of a landlord's KYC. */
export const LANDLORD_KYC_WORDS = {
  title: 'KYC, so that your tenant can pay by card',
  why: 'Under RBI rules, tenants can pay by card only if the landlord has finished KYC. Other payments do not need it.',
  needsScript: 'To send documents, switch on JavaScript. Everything else on this page works without it.',
  rule: 'PDF, JPG or PNG, up to 5 MB. Only our staff see it. We delete it once they decide.',
  send: 'Send',
  replace: 'Replace',
  here: 'Received.',
  pan: 'Your PAN',
  panHelp: 'As on the card: five letters, four digits and a letter.',
  submit: 'Submit',
  submitted: 'Our staff are checking your documents. You get the result by SMS.',
  verified: 'Your KYC is finished. Your tenant can pay you by card.',
  refused: 'We could not finish your KYC:',
} as const;

/** What each paper is. */
export const LANDLORD_PAPER_WORDS: Readonly<Record<LandlordPaper, string>> = {
  'pan-card': 'PAN card',
  'account-proof': 'Proof of the account: a cancelled cheque, or the first page of a passbook or statement',
};
