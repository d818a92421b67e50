import type { FeedbackAnswer } from '@aangan/shared-kit/domain/feedback';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';

/** Facts of a home that feedback reasons compare. */
export interface JudgedHome {
  readonly id: string;
  readonly category: ListingCategory;
  readonly localityId: string;
  readonly bhk: string | null;
  /** ₹: the rent a month, or the price of a sale. */
  readonly price: number;
  /** ₹. */
  readonly deposit: number;
  /** Years. */
  readonly age: number | null;
}

/** A person's feedback on a home. */
export interface Opinion {
  readonly home: JudgedHome;
  readonly verdict: string;
  /** In the order they were given. */
  readonly answers: readonly FeedbackAnswer[];
}

type Speaks = (home: JudgedHome, said: JudgedHome) => boolean;

/** Which other homes a reason for disliking one applies to. A home that was gone and a free text apply to no other. */
const AGAINST: Readonly<Partial<Record<FeedbackAnswer, Speaks>>> = {
  HIGH_PRICE: (home, said) => home.price >= said.price,
  HIGH_RENT_DEPOSIT: (home, said) => said.deposit > 0 && home.deposit >= said.deposit,
  PROPERTY_CONDITION: (home, said) => home.age !== null && said.age !== null && home.age >= said.age,
};

/** Prices that differ by less count as similar. */
const ABOUT_THE_SAME = 0.15;

/** Similarities to a liked home; each raises the score. */
const ALIKE: readonly Speaks[] = [
  (home, liked) => home.localityId === liked.localityId,
  (home, liked) => home.bhk === liked.bhk && Math.abs(home.price - liked.price) <= liked.price * ABOUT_THE_SAME,
];

/**
 * Ranks homes by a person's feedback: disliked homes are left out, homes that share a disliked trait sink, homes like a
 * liked one rise. The rest keeps its order. Feedback applies to homes of the same kind only.
 */
export function rankByFeedback<Home extends JudgedHome>(homes: readonly Home[], opinions: readonly Opinion[]): Home[] {
  const disliked = new Set(opinions.filter(({ verdict }) => verdict === 'DISLIKED').map(({ home }) => home.id));
  const scores = new Map(homes.map((home) => [home, opinions.reduce((sum, said) => sum + voice(home, said), 0)]));
  return homes
    .filter(({ id }) => !disliked.has(id))
    .sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}

/** Score of one feedback for another home: negative lowers it, positive raises it. */
function voice(home: JudgedHome, { home: said, verdict, answers }: Opinion): number {
  if (home.category !== said.category || home.id === said.id) return 0;
  if (verdict === 'LIKED') return ALIKE.filter((alike) => alike(home, said)).length;
  if (verdict === 'DISLIKED') return -answers.filter((reason) => AGAINST[reason]?.(home, said)).length;
  return 0;
}
