import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { dropWords, shortPrice } from '../listing/public.ts';

type DetailAnswer = CallAnswer<'GET /api/v1/property/{propertyId}'>;

/** The trust facts of a listing in words. */
export interface TrustWords {
  /** Whether the badge shows. */
  readonly verified: boolean;
  /** `₹2,000 less since 3 Nov 2026`, after the price went down within the last 30 days. */
  readonly drop?: string;
  /** `3 Nov 2026: ₹34,000, then ₹32,000`, newest first. */
  readonly prices: readonly string[];
  readonly others: readonly { readonly url: string; readonly words: string }[];
  /** Why the listing is paused; absent when it left the market for good. */
  readonly paused?: string;
}

/** @param now epoch ms */
export function trustWords(answer: DetailAnswer, now: number): TrustWords {
  const { record, verified, priceChanges, alsoPosted } = answer;
  const drop = dropWords(record.priceDrop);
  const paused = PAUSED[record.inactiveReason ?? ''];
  return {
    verified,
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
  NOT_CONFIRMED: 'Paused: the owner has not recently confirmed that it is available.',
  DUPLICATE: 'The same home is posted more than once. Search shows the listing below.',
};
