import type { RentPayKind } from '@aangan/shared-kit/links/rent-pay';

interface AgreementWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Name of the list of files. */
  readonly papers: string;
  readonly choose: string;
  readonly pay: string;
  readonly none: string;
  readonly noneWhy: string;
}

/** What differs between rent and bills. */
export const AGREEMENT_WORDS: Readonly<Record<RentPayKind, AgreementWords>> = {
  rent: {
    title: 'Upload your rental agreement',
    description: 'Add your rental agreement once to avoid holds on large first payments of rent.',
    lead: 'With the agreement, we send a large first payment to a new landlord without a check.',
    papers: 'Rental agreement',
    choose: 'Which home is it for?',
    pay: 'Pay rent',
    none: 'No rent to pay yet',
    noneWhy: 'Add the home and the landlord first. Then you can add the agreement.',
  },
  bill: {
    title: 'Upload your maintenance bill or agreement',
    description: 'Add a bill or an agreement once to avoid holds on large first payments of dues.',
    lead: 'With a bill or an agreement, we send a large first payment to a society without a check.',
    papers: 'Bill or agreement',
    choose: 'Which account is it for?',
    pay: 'Pay a bill',
    none: 'No bill to pay yet',
    noneWhy: 'Add the home and the society first. Then you can add the bill.',
  },
};

/** What both share. */
export const UPLOAD_WORDS = {
  help: 'PDF, JPG or PNG, up to 5 MB each, at most 4 files.',
  privacy:
    'We store your files encrypted. You can open and delete them here. Our staff read them only while your payment is on hold, and we log each time.',
  needsScript: 'To upload, switch on JavaScript, or open this page in another browser.',
  notThere: 'Your files could not be loaded. Please try again.',
  chooseOther: 'Choose another home',
} as const;
