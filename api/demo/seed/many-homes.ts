import type { Random } from '../../src/foundation/random/public.ts';
import type { ListingRow } from '../../src/search/listings/public.ts';
import type { GenerateOptions } from './generate-options.ts';
import type { LifelikeListing } from './lifelike-listing.ts';
import { BROKER_NAMES, BROKER_WORDS } from './suspicious-words.ts';

const CITIES = 14;
/** Approximate number of listings per broker, and of homes per landlord. */
const OF_ONE_BROKER = 8;
const OF_ONE_LANDLORD = 4;
/** Share of a broker's listings whose text reveals a broker. */
const BROKER_WORDS_SHARE = 0.35;
/** Share of brokers with a business name. */
const BUSINESS_SHARE = 0.35;
/** Share of brokers who work in several cities. */
const ROAMING_SHARE = 0.25;

/** A home that a broker posts as their own. */
export function brokerListing(
  draft: ListingRow,
  random: Random,
  { listings, world }: GenerateOptions,
): LifelikeListing {
  const roaming = random.chance(ROAMING_SHARE);
  const all = (listings * 0.02) / OF_ONE_BROKER;
  const number = random.whole(0, Math.max(0, Math.round(roaming ? all * ROAMING_SHARE : all / CITIES) - 1));
  const where = roaming ? 'everywhere' : draft.city;
  const firstName = world.firstNames[(number * 7 + where.length * 3) % world.firstNames.length] ?? draft.ownerName;
  const business = (number * 13 + where.length) % 100 < BUSINESS_SHARE * 100;
  const name = business ? `${firstName} ${BROKER_NAMES[number % BROKER_NAMES.length]}` : firstName;
  const words = random.chance(BROKER_WORDS_SHARE) ? ` ${random.pick(BROKER_WORDS)}` : '';
  const row = { ...draft, ownerName: name, postedByBuilder: false, description: draft.description + words };
  const openedDaysAgo = 80 + ((number * 31) % 400);
  return { row, poster: { listingId: row.id, key: `broker ${where} ${number}`, name, openedDaysAgo } };
}

/** One of several homes of the same owner: often paying guest homes, always in one city. */
export function landlordListing(
  draft: ListingRow,
  random: Random,
  { listings, world }: GenerateOptions,
): LifelikeListing {
  const number = random.whole(0, Math.max(0, Math.round((listings * 0.015) / CITIES / OF_ONE_LANDLORD) - 1));
  const name = world.firstNames[(number * 11 + draft.city.length * 5) % world.firstNames.length] ?? draft.ownerName;
  const openedDaysAgo = 100 + ((number * 17) % 600);
  return {
    row: { ...draft, ownerName: name },
    poster: { listingId: draft.id, key: `landlord ${draft.city} ${number}`, name, openedDaysAgo },
  };
}
