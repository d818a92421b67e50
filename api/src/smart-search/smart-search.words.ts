import { SHARES_AT_MOST } from '@aangan/shared-kit/domain/smart-search/session-options';

/** Sentences of smart search that the API says. */
export const SMART_SEARCH_WORDS = {
  noSession: 'There is no such search.',
  noLink: 'This link has expired or was withdrawn.',
  noTrack: 'There is no such link.',
  noCommute: 'There is no such commute.',
  noVisitor: 'There is no such visitor.',
  noListing: 'There is no such home in this search.',
  noHolder: 'Your browser blocks cookies. Log in to save the search with your account.',
  tooManyLinks: `A search has at most ${SHARES_AT_MOST} links. Withdraw one to make another.`,
  tooManyLooks: 'Too many requests. Try again in a minute.',
  needsKindAndCity: 'Tell us the city, and whether you want to rent or buy.',
  otherKind: 'This search is for another kind of home.',
  noPlace: 'We do not know this place in the city.',
} as const;
