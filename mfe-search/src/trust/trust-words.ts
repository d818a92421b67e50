import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

type DetailAnswer = CallAnswer<'GET /api/v1/property/{propertyId}'>;

/** What tells whether one can rely on a listing, in words. */
export interface TrustWords {
  /** Whether the badge shows. */
  readonly verified: boolean;
  /** `₹2,000 less since 3 Nov 2026`, after the price went down within the last 30 days. */
  readonly drop?: string;
  /** `3 Nov 2026: ₹34,000, then ₹32,000`, newest first. */
  readonly prices: readonly string[];
  readonly others: readonly { readonly url: string; readonly words: string }[];
  /** Why it is not in search, where that is no lasting goodbye. */
  readonly paused?: string;
}

const SHOWN_FOR_MS = 30 * 86_400_000;

/** A drop of the price as cards and the listing's page say it, and until when, epoch ms; undefined without one. */
export function dropWords(drop: { readonly by: number; readonly on: number } | undefined) {
  return drop && { words: `${rupees(drop.by)} less since ${shortDay(drop.on)}`, until: drop.on + SHOWN_FOR_MS };
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
      .map(({ on, from, to }) => `${formatDay(on)}: ${rupees(from)}, then ${rupees(to)}`),
    others: alsoPosted.map(({ url, price, postedOn, shown }) => ({
      url,
      words: `${rupees(price)}, posted ${formatDay(postedOn)}${shown ? ', shown in search' : ''}`,
    })),
    ...(!record.active && paused && { paused }),
  };
}

const PAUSED: Readonly<Record<string, string>> = {
  NOT_CONFIRMED: 'Paused: the owner has not said lately that it is still available.',
  DUPLICATE: 'The same home is posted more than once. Search shows the listing below.',
};

function rupees(amount: number): string {
  return amount < 100_000 ? formatRupees(amount) : formatShortRupees(amount);
}

/** `3 Nov`: a drop that is shown is never a year old. */
function shortDay(epochMs: number): string {
  return formatDay(epochMs).replace(/ \d+$/, '');
}
