import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { priceAgainstMedian } from '@aangan/shared-kit/domain/posting/price-against-median';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { dropWords, shortPrice } from '../listing/public.ts';

type DetailAnswer = CallAnswer<'GET /api/v1/property/{propertyId}'>;

/** The trust facts of a listing in words. */
export interface TrustWords {
  /** Whether the badge shows. */
  readonly verified: boolean;
  /** `₹2,000 less since 3 Nov 2026`, after the price went down within the last 30 days. */
  readonly drop?: string;
  /** `32% below the median of 41 homes like it: ask why`; absent with too few comparable homes. */
  readonly context?: string;
  /** `3 Nov 2026: ₹34,000, then ₹32,000`, newest first. */
  readonly prices: readonly string[];
  readonly others: readonly { readonly url: string; readonly words: string }[];
  /** Why the listing is paused; absent when it left the market for good. */
  readonly paused?: string;
}

/** @param now epoch ms */
export function trustWords(answer: DetailAnswer, now: number): TrustWords {
  const { record, verified, priceChanges, alsoPosted, priceContext } = answer;
  const drop = dropWords(record.priceDrop);
  const paused = PAUSED[record.inactiveReason ?? ''];
  return {
    verified,
    ...(priceContext && { context: contextWords(record.minRent ?? (record.rent || record.price), priceContext) }),
    ...(drop && now < drop.until && { drop: drop.words }),
    prices: [...priceChanges]
      .reverse()
      .map(({ on, from, to }) => `${formatDay(on)}: ${shortPrice(from)}, then ${shortPrice(to)}`),
    others: alsoPosted.map(({ url, price, postedOn, shown }) => ({
      url,
      words: `${shortPrice(price)}, posted ${formatDay(postedOn)}${shown ? ', shown in search' : ''}`,
    })),
    ...(!record.active && paused && { paused }),
  };
}

const PAUSED: Readonly<Record<string, string>> = {
  NOT_CONFIRMED: 'Paused. The owner has not recently confirmed that it is available.',
  DUPLICATE: 'The same home is posted more than once. Search shows the listing below.',
};

/** A price beside those of homes like it. */
function contextWords(price: number, { median, homes, wider }: NonNullable<DetailAnswer['priceContext']>): string {
  const { side, percent, askWhy } = priceAgainstMedian(price, median);
  const others = `the median of ${homes} homes like it${wider ? ' in the city' : ''}`;
  if (side === 'close') return `Close to ${others}`;
  return `${percent}% ${side} ${others}${askWhy ? ': ask why' : ''}`;
}
