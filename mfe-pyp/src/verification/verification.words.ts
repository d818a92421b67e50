import { formatDay } from '@aangan/shared-kit/domain/relative-day';

export const TITLE = 'Verify that the home is yours';
export const CHOOSE = 'Which home?';
export const NO_LISTINGS = 'You have no published listing yet.';
export const NO_LISTINGS_WHY = 'Papers belong to a listing, so publish one first.';
export const POST = 'Post your property';
export const WHY =
  'Upload a paper that shows your name and the address: a sale deed, a property tax receipt or an electricity bill. Our staff compare it with the listing. Seekers then see that papers were checked, but never the papers.';
export const KEPT = 'Only you and our staff can open the papers. We delete them as soon as we have decided.';
export const PAPERS = 'Papers';
export const PAPERS_HELP = 'PDF, JPG or PNG, up to 5 MB each, 4 at most. You can cover account numbers.';
export const NEEDS_SCRIPT = 'Papers can be uploaded with JavaScript switched on.';
export const SEND = 'Send for checking';
export const NEED_PAPER = 'Add at least one paper first.';
export const NOT_UPLOADED_YET = 'A paper is still being uploaded. Send them when all are uploaded.';
export const WAITING =
  'Your papers are with our staff. We send you a message when they have decided, so you can close this page.';
export const AGAIN = 'You can send other papers.';
export const SEE_STATE = 'See the state of the listing';
export const NOT_THERE = 'Your papers could not be loaded. Please try again.';

/** `Your papers are verified. Seekers see it until 15 May 2027.` @param until epoch ms */
export function verifiedWords(until: number): string {
  return `Your papers are verified. Seekers see it until ${formatDay(until)}.`;
}

/** `We could not verify your papers: the name is not yours.` */
export function refusedWords(reason: string): string {
  return `We could not verify your papers: ${reason}`;
}
