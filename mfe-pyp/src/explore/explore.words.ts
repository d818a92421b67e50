import { counted } from '@aangan/shared-kit/domain/counted';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import type { ExploreStep } from '@aangan/shared-kit/domain/posting/explore-questions';
import type { ExploreAnswer } from './explore-data.ts';

/** What an owner wants to do with a property of each kind. */
export const GOAL_WORDS = {
  RENT: 'Rent out a home',
  BUY: 'Sell a home',
  SHARED: 'Find a flatmate',
  PG: 'List PG beds',
  PLOT: 'Sell a plot',
  COMMERCIAL_RENT: 'Rent out a commercial space',
  COMMERCIAL_BUY: 'Sell a commercial space',
} as const satisfies Record<ListingCategory, string>;

export const STEP_WORDS = {
  property: {
    title: 'How much can you ask for your property?',
    lead: 'See what similar properties cost, and how many people look for them. You do not need an account.',
  },
  additional: { title: 'About your property', lead: 'More answers give a closer comparison.' },
  locality: { title: 'Where is it?', lead: 'We compare prices within the locality.' },
  listing: {
    title: 'What you can ask for your property',
    lead: 'Asking prices of live listings like yours, not a valuation.',
  },
} as const satisfies Record<ExploreStep, { readonly title: string; readonly lead: string }>;

export const EXPLORE_WORDS = {
  description:
    'Prices of similar properties in your locality, and how many people look for them. Free, without an account.',
  city: 'City',
  goal: 'What do you want to do?',
  next: 'Next',
  back: 'Back',
  chooseOne: 'Choose one to continue.',
  optional: 'optional',
  areaHelp: 'In sq ft. We compare homes for rent with others of about this size.',
  areaScaled: 'In sq ft. We adjust the prices of others to this size.',
  locality: 'Locality',
  find: 'Find locality',
  popular: (city: string) => `Localities with most listings in ${city}`,
  found: (hint: string) => `Localities for “${hint}”`,
  notFound: (hint: string) => `No locality is called “${hint}”. Check the spelling or the city.`,
  median: 'Median asking price',
  change: 'Change answers',
  post: 'Post it free',
  postLead: 'We copy your answers to the form. Nobody sees the listing until you publish it.',
  needsScript: 'To post your property, switch on JavaScript.',
  facts: 'Demand and time listed',
  trend: 'Prices over three years',
} as const;

/** `₹32,000 a month`, or `₹85 Lacs`. */
export function amountWords(rupees: number, monthly: boolean): string {
  return monthly ? formatRupees(rupees) : formatShortRupees(rupees);
}

/** `Half of 42 similar listings ask ₹28,000 to ₹36,000.` */
export function rangeWords({ low, high, homes }: NonNullable<ExploreAnswer['estimate']>, monthly: boolean): string {
  const to = `${amountWords(low, monthly)} to ${amountWords(high, monthly)}`;
  return `Half of ${counted(homes, 'similar listing', 'similar listings')} ask ${to}.`;
}

/** Where the figures come from, and how old they are. */
export function sourceWords(
  { homes, longestDaysListed }: NonNullable<ExploreAnswer['estimate']>,
  comparedWith: string,
): string {
  return `From ${groupDigits(homes)} live ${comparedWith}, the oldest posted ${daysAgo(longestDaysListed)}.`;
}

export function listedWords({ medianDaysListed }: NonNullable<ExploreAnswer['estimate']>): string {
  return medianDaysListed === 0
    ? 'Half of them were posted today.'
    : `Half of them were posted in the last ${counted(medianDaysListed, 'day', 'days')}.`;
}

/** How many people want such homes there; says so when nobody did. */
export function interestWords(people: number, locality: string): string {
  if (people === 0) return `Nobody has viewed such listings in ${locality} in the last 30 days.`;
  return `${counted(people, 'person', 'people')} viewed, shortlisted or contacted such listings in ${locality} in the last 30 days.`;
}

/** `Half of the 2 BHK homes there have 950 to 1,250 sq ft.` */
export function areaWords(label: string, { low, high }: { low: number; high: number }, locality: string): string {
  return `Half of the ${label} homes in ${locality} have ${groupDigits(low)} to ${groupDigits(high)} sq ft.`;
}

export const TOO_FEW_WORDS = {
  title: 'Too few similar listings to compare',
  text: (comparedWith: string) =>
    `There are fewer than eight live ${comparedWith}. We need at least eight to show a price.`,
  wider: 'Try another locality, or leave out the optional answers.',
} as const;

/** The login before posting. */
export const POST_LOGIN = {
  name: 'post-property',
  title: 'Log in to post your property',
  why: 'Your answers are saved. Seekers contact you on this number.',
} as const;

function daysAgo(days: number): string {
  return days === 0 ? 'today' : `${counted(days, 'day', 'days')} ago`;
}
