import type { HomeFit } from '@aangan/shared-kit/contracts/smart-search-homes';
import { counted } from '@aangan/shared-kit/domain/counted';
import { formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import type { FitKind } from '@aangan/shared-kit/domain/smart-search/session-options';
import { wantedChips } from '../wishes/public.ts';
import { learntWords, TRAIT_WORDS } from './traits.words.ts';

interface FitWords {
  /** Why the home was chosen. */
  readonly fits: (fit: HomeFit) => string;
  /** What does not fit. */
  readonly misfits: (fit: HomeFit) => string;
}

const place = ({ place: name }: HomeFit) => name ?? 'the place you want';
const amount = ({ amount: number = 0 }: HomeFit) => number;
const limit = ({ limit: number = 0 }: HomeFit) => number;
const over = (fit: HomeFit) => amount(fit) - limit(fit);
const km = (distance: number) => `${distance.toFixed(1)} km`;
const days = (count: number) => counted(Math.round(Math.abs(count)), 'day', 'days');
const wish = ({ slot }: HomeFit) => (slot && wantedChips([slot])[0]?.label) ?? 'Your requirement';
const learnt = ({ trait, place: name, direction = 'more' }: HomeFit) =>
  learntWords(trait ?? null, name ?? null, direction).toLowerCase();

/** A sentence for each reason. Amounts have the units of the contract. */
const WORDS = {
  PRICE: {
    fits: (fit) =>
      fit.limit !== undefined && over(fit) < 0
        ? `${formatShortRupees(-over(fit))} under your budget`
        : `${formatShortRupees(amount(fit))}, within your budget`,
    misfits: (fit) =>
      over(fit) > 0
        ? `${formatShortRupees(over(fit))} over your budget`
        : `${formatShortRupees(amount(fit))}, below your budget`,
  },
  DISTANCE: {
    fits: (fit) => `${km(amount(fit))} from ${place(fit)}, straight line`,
    misfits: (fit) => `${km(amount(fit))} from ${place(fit)}, straight line`,
  },
  COMMUTE: {
    fits: (fit) => `About ${amount(fit)} min to ${place(fit)}`,
    misfits: (fit) => `About ${amount(fit)} min to ${place(fit)}, you asked for ${limit(fit)}`,
  },
  AREA: {
    fits: (fit) => `${groupDigits(amount(fit))} sq ft`,
    misfits: (fit) => `${groupDigits(amount(fit))} sq ft, you asked for ${groupDigits(limit(fit))}`,
  },
  AVAILABLE: {
    fits: (fit) => (amount(fit) <= 0 ? 'Available now' : `Available in ${days(amount(fit))}`),
    misfits: (fit) =>
      fit.limit === undefined ? `Available in ${days(amount(fit))}` : `Available ${days(over(fit))} after your date`,
  },
  DEPOSIT: {
    fits: (fit) => `Deposit of ${formatShortRupees(amount(fit))}`,
    misfits: (fit) =>
      fit.limit === undefined
        ? `Deposit of ${formatShortRupees(amount(fit))}`
        : `Deposit is ${formatShortRupees(over(fit))} over your limit`,
  },
  TRAIT: {
    fits: ({ trait }) => (trait ? TRAIT_WORDS[trait].has : 'Fits'),
    misfits: ({ trait }) => (trait ? TRAIT_WORDS[trait].lacks : 'Does not fit'),
  },
  WISH: { fits: (fit) => wish(fit), misfits: (fit) => `Not offered: ${wish(fit)}` },
  UNKNOWN_WISH: {
    fits: (fit) => `Ask the owner: ${wish(fit)}`,
    misfits: (fit) => `Not mentioned, ask the owner: ${wish(fit)}`,
  },
  FRESH: {
    fits: (fit) => (amount(fit) < 1 ? 'Confirmed today' : `Confirmed ${days(amount(fit))} ago`),
    misfits: (fit) => `Confirmed ${days(amount(fit))} ago`,
  },
  LEARNT: { fits: (fit) => `You want ${learnt(fit)}`, misfits: (fit) => `You want ${learnt(fit)}` },
  LEARNT_PLACE: { fits: (fit) => `You want ${learnt(fit)}`, misfits: (fit) => `You want ${learnt(fit)}` },
  PARTNER: { fits: () => 'Your partner likes it', misfits: () => 'Your partner does not like it' },
} as const satisfies Record<FitKind, FitWords>;

export function fitWords(fit: HomeFit): string {
  return WORDS[fit.kind].fits(fit);
}

export function misfitWords(fit: HomeFit): string {
  return WORDS[fit.kind].misfits(fit);
}
