import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Random } from '../../src/foundation/random/public.ts';
import type { ListingRow } from '../../src/search/listings/public.ts';
import type { GenerateOptions } from './generate-options.ts';
import type { LifelikeListing } from './lifelike-listing.ts';
import { HARMLESS_WORDS, SCAM_WORDS } from './suspicious-words.ts';

/** Shares of scams that show each sign. */
const SIGNS = { cheap: 0.8, words: 0.75, takenPhotos: 0.65, newAccount: 0.85 } as const;
/** Number of listings per scammer. */
const POSTED_BY_ONE = 3;

/** A home that does not exist: bait for an advance payment. */
export function scamListing(
  draft: ListingRow,
  recent: readonly ListingRow[],
  random: Random,
  { listings, now }: GenerateOptions,
): LifelikeListing {
  const factor = random.chance(SIGNS.cheap) ? random.between(0.42, 0.65) : random.between(0.7, 0.95);
  const words = random.chance(SIGNS.words) ? random.pick(SCAM_WORDS) : undefined;
  const victim = random.chance(SIGNS.takenPhotos)
    ? recent.findLast(
        (row) =>
          row.city !== draft.city &&
          row.category === draft.category &&
          row.bhk === draft.bhk &&
          row.photos.split(',').length >= 4,
      )
    : undefined;
  const posted = victim
    ? Math.min(now - HOUR_MS, Math.max(draft.postedAt.getTime(), victim.postedAt.getTime() + HOUR_MS))
    : draft.postedAt.getTime();
  const pricedDown = Math.max(500, Math.round((draft.price * factor) / 500) * 500);
  const name = draft.ownerName;
  const row: ListingRow = {
    ...draft,
    price: pricedDown,
    description: words ? `${draft.description} ${words}` : draft.description,
    ...(victim && { photos: victim.photos, photoCount: victim.photoCount }),
    postedAt: new Date(posted),
    confirmedAt: new Date(Math.max(posted, draft.confirmedAt.getTime())),
    postedByBuilder: false,
  };
  const key = `scam ${random.whole(0, Math.ceil((listings * 0.01) / POSTED_BY_ONE))}`;
  const daysOld = (now - posted) / (24 * HOUR_MS);
  return {
    row,
    poster: random.chance(SIGNS.newAccount)
      ? { listingId: row.id, key: `${key} ${name}`, name, openedDaysAgo: daysOld + random.between(0, 2) }
      : undefined,
  };
}

/** Bargains and suspicious wording of honest people. */
export function harmlessOddities(draft: ListingRow, random: Random): ListingRow {
  const bargain = random.chance(0.012) ? random.between(0.62, 0.8) : 1;
  const words = random.chance(0.03) ? random.pick(HARMLESS_WORDS) : undefined;
  if (bargain === 1 && !words) return draft;
  return {
    ...draft,
    price: Math.max(500, Math.round((draft.price * bargain) / 500) * 500),
    description: words ? `${draft.description} ${words}` : draft.description,
  };
}
