import { formatDay } from '@aangan/shared-kit/domain/relative-day';

export const TITLE = 'Verify that the home is yours';
export const CHOOSE = 'Which home?';
export const NO_LISTINGS = 'You have no published listing yet.';
export const NO_LISTINGS_WHY = 'Documents belong to a listing, so publish one first.';
export const POST = 'Post your property';
export const WHY =
  'Upload a document that shows your name and the address: a sale deed, a property tax receipt or an electricity bill. Our staff compare it with the listing. Seekers see that we checked documents, but never see them.';
export const KEPT = 'Only you and our staff can open the documents. We delete them as soon as we have decided.';
export const PAPERS = 'Documents';
export const PAPERS_HELP = 'PDF, JPG or PNG, up to 5 MB each, 4 at most. You can cover account numbers.';
export const NEEDS_SCRIPT = 'To upload documents, switch on JavaScript.';
export const SEND = 'Send for checking';
export const NEED_PAPER = 'Add at least one document first.';
export const NOT_UPLOADED_YET = 'A document is still uploading. Send your documents when all are uploaded.';
export const WAITING =
  'Our staff are checking your documents. We message you when they have decided. You can close this page.';
export const AGAIN = 'You can send other documents.';
export const SEE_STATE = 'See the listing’s status';
export const NOT_THERE = 'Your documents could not be loaded. Please try again.';

/** `Your documents are verified. Seekers see this until 15 May 2027.` @param until epoch ms */
export function verifiedWords(until: number): string {
  return `Your documents are verified. Seekers see this until ${formatDay(until)}.`;
}

/** `We could not verify your documents: the name is not yours.` */
export function refusedWords(reason: string): string {
  return `We could not verify your documents: ${reason}`;
}
