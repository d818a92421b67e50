import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';

interface Choice {
  readonly category: ListingCategory;
  readonly words: string;
}

/** What can be posted, in groups. */
export const CHOICES: readonly { readonly title: string; readonly choices: readonly Choice[] }[] = [
  {
    title: 'Home',
    choices: [
      { category: 'RENT', words: 'Rent out' },
      { category: 'BUY', words: 'Sell' },
    ],
  },
  { title: 'Room in your flat', choices: [{ category: 'SHARED', words: 'Find a flatmate' }] },
  { title: 'PG or hostel', choices: [{ category: 'PG', words: 'List beds' }] },
  { title: 'Plot', choices: [{ category: 'PLOT', words: 'Sell' }] },
  {
    title: 'Shop, office or other space',
    choices: [
      { category: 'COMMERCIAL_RENT', words: 'Rent out' },
      { category: 'COMMERCIAL_BUY', words: 'Sell' },
    ],
  },
];

export const START = {
  title: 'Post your property',
  lead: 'Free, without a broker, and in about five minutes. Your answers are saved while you type.',
  city: 'City',
  unfinished: 'Continue an unfinished listing',
  notLoaded: 'Your unfinished listings could not be loaded. They are still saved. Please try again later.',
  full: `You have ${DRAFT_LIMITS.open} unfinished listings, which is the limit. Publish or delete one to start another.`,
  explore: 'See how much you can ask',
  details: 'Your contact details',
  copy: 'Copy from another listing',
  import: 'Several homes? Import them from a file',
  back: 'Back',
} as const;

export const DETAILS = {
  title: 'Your details',
  lead: 'Seekers see your first name. They get your number only when they contact you.',
  name: 'Name',
  email: 'E-mail',
  whatsApp: 'Send me messages about my listing on WhatsApp',
  start: 'Start listing',
  save: 'Save',
} as const;

export const WRONG_CHOICE = 'Choose what you want to post.';
export const WRONG_CITY = 'Choose a city.';

/** `60% done. Deleted on 21 May if nothing changes.` */
export function draftWords(percent: number, deletedOn: string): string {
  return `${percent}% done. We delete this draft on ${deletedOn} if you do not continue it.`;
}
