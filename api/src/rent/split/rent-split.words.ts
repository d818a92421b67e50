import type { TenancyKind } from '@aangan/shared-kit/domain/rent/payment-states';

/** Sentences of shared rents. */
export const SPLIT_WORDS = {
  none: 'There is no such shared rent.',
  noDue: 'There is no such payment.',
  noLink: 'This invitation is no longer valid. Ask your flatmate for a new link.',
  tooManyLooks: 'You have opened many invitations. Please try again in a minute.',
  tooMany: 'At most 10 people can share a rent.',
  otherMembers: 'Somebody has joined or left. Please reload the page.',
  ownLink: 'This is your own invitation. Send it to your flatmate.',
  isIn: 'You already share this rent.',
  hasJoined: 'This flatmate has already joined.',
  notDivisible: 'Somebody has started to pay, so you can no longer change this payment.',
  notLate: 'You can do this only after the due date, while somebody has not paid.',
} as const;

const TITLES: Readonly<Record<TenancyKind, string>> = { rent: 'Your shared rent', bill: 'Your shared dues' };

/** What happened to a shared rent. */
const SPLIT_NEWS = ['joined', 'left', 'removed', 'changed', 'covered', 'late', 'part-asked', 'back'] as const;

export type SplitNews = (typeof SPLIT_NEWS)[number];

/** Title of a message. */
export function newsTitle(kind: TenancyKind): string {
  return TITLES[kind];
}

interface NewsFacts {
  /** Short name of who did it. */
  readonly who: string;
  /** `Rent for Nov 2026`; empty where it is about no due. */
  readonly due: string;
  /** `5 Dec 2026`: when the money goes back by itself; empty where it does not. */
  readonly backOn: string;
}

/** What somebody reads about a shared rent. */
export function newsText(news: SplitNews, { who, due, backOn }: NewsFacts): string {
  const texts: Readonly<Record<SplitNews, string>> = {
    joined: `${who} shares it with you now.`,
    left: `${who} has left. Later payments are divided among the others.`,
    removed: `${who} has removed you from later payments.`,
    changed: `${who} has changed who pays what, from the next payment on.`,
    covered: `${who} pays your share of “${due}”. You have nothing to pay for it here.`,
    late: `The due date of “${due}” has passed, and not everybody has paid. Pay the missing share, or agree to send the amount received. Otherwise the money goes back on ${backOn}.`,
    'part-asked': `${who} wants to send the landlord the amount received for “${due}”. We send it when everybody who has paid agrees.`,
    back: `Shares of “${due}” were not paid in time. Everybody gets their money back, including our fee.`,
  };
  return texts[news];
}
