import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { FACINGS } from '@aangan/shared-kit/domain/posting/posting-options';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type Random, seededRandom } from '../../src/foundation/random/public.ts';
import { type ListingRow, newListing } from '../../src/search/listings/public.ts';
import { commercialFacts } from './commercial-facts.ts';
import type { GenerateOptions } from './generate-options.ts';
import { flatmateFacts, homeFacts } from './home-facts.ts';
import { lifelike } from './lifelike.ts';
import type { Poster } from './lifelike-listing.ts';
import type { FactsOf, Site } from './listing-draft.ts';
import { CATEGORY_MIX, CITY_MIX, INACTIVE_SHARE, SPONSORED_SHARE } from './listing-mix.ts';
import { drawPhotos, withLead } from './listing-scenes.ts';
import { drawTruth, type Truth, type TruthKind } from './listing-truth.ts';
import { drawDescription, drawStreet } from './listing-words.ts';
import { drawPriceChanges, type PriceChange } from './price-changes.ts';
import type { WorldCity, WorldLocality } from './seed-world.ts';
import { pgFacts, plotFacts } from './stay-facts.ts';
import { deck } from './weighted.ts';
import { whereAbouts } from './whereabouts.ts';

export interface SeededListing {
  readonly row: ListingRow;
  readonly truth: Truth | undefined;
  /** The account that posts it, if it is a particular one. */
  readonly poster: Poster | undefined;
  readonly priceChanges: readonly PriceChange[];
}

const FACTS = {
  RENT: homeFacts,
  BUY: homeFacts,
  SHARED: flatmateFacts,
  PG: pgFacts,
  PLOT: plotFacts,
  COMMERCIAL_RENT: commercialFacts,
  COMMERCIAL_BUY: commercialFacts,
} as const satisfies Record<ListingCategory, FactsOf>;

/** Number of preceding listings among which a duplicate finds its original. */
const MEMORY = 400;
const SOCIETY_SHARE = 0.62;
/** About 900 m in degrees. */
const SPREAD_DEGREES = 0.008;

/** Generates listings in constant memory; the same options give the same listings. */
export function* generateListings(options: GenerateOptions): Generator<SeededListing> {
  const random = seededRandom(options.seed ?? 'aangan');
  const cities = new Map(options.world.cities.map((city) => [city.slug, city]));
  const nextCity = deck(random, CITY_MIX);
  const nextCategory = new Map(options.world.cities.map((city) => [city.slug, deck(random, CATEGORY_MIX)]));
  // A separate random stream, so that labels do not change other listings.
  const oddRandom = seededRandom(`${options.seed ?? 'aangan'} odd`);
  const odd = lifelike(options, oddRandom, () => listingId(oddRandom));
  const recent: ListingRow[] = [];
  for (let made = 0; made < options.listings; made += 1) {
    const slug = nextCity();
    const city = cities.get(slug);
    const category = nextCategory.get(slug)?.();
    if (!city || !category) throw new RangeError(`There are no places for ${slug}.`);
    const kind = drawTruth(random);
    const draft = drawListing(options, city, category, random, kind);
    const { row: drawn, poster, originalId } = odd(draft, city, kind, recent);
    const priceChanges = drawPriceChanges(drawn, options.now, oddRandom);
    const last = priceChanges.at(-1);
    const row = last ? { ...drawn, previousPrice: last.fromPrice, priceChangedAt: last.at } : drawn;
    recent[made % MEMORY] = row;
    yield { row, truth: truthOf(row, kind, originalId), poster, priceChanges };
  }
}

function truthOf(row: ListingRow, kind: TruthKind | undefined, originalId: string | undefined): Truth | undefined {
  if (!kind || (kind === 'duplicate' && !originalId)) return undefined;
  return { listingId: row.id, kind, originalId: originalId ?? null };
}

function drawListing(
  { world, pictures, now }: GenerateOptions,
  city: WorldCity,
  category: ListingCategory,
  random: Random,
  kind: TruthKind | undefined,
): ListingRow {
  const site = drawSite(city, category, random);
  const facts = FACTS[category](category, site, random, new Date(now).getUTCFullYear());
  const active = !random.chance(INACTIVE_SHARE) || kind !== undefined;
  const drawn = drawPhotos(category, facts, pictures, random);
  const byBuilder = !isMonthly(category) && site.society !== undefined && random.chance(0.25);
  const id = listingId(random);
  const photos = withLead(drawn, id);
  const described = {
    ...facts,
    id,
    city: city.slug,
    category,
    localityId: site.locality.id,
    societyId: site.society?.id ?? null,
    street: drawStreet(site, random),
    ...site.at,
    accurateLocation: random.chance(0.3),
    halfRoom: false,
    facing: category.startsWith('COMMERCIAL') || category === 'PG' ? null : random.pick(FACINGS),
    loanAvailable: !isMonthly(category) && random.chance(0.8),
    ...dates(now, kind, random),
    active,
    inactiveReason: active ? null : inactiveReason(category, random),
    sponsored: random.chance(SPONSORED_SHARE),
    postedByBuilder: byBuilder,
    ownerName: byBuilder && site.society ? site.society.builder : random.pick(world.firstNames),
    photos,
    description: drawDescription(facts, site, random),
  };
  return newListing(described, { city, name: whereAbouts(site) });
}

function drawSite(city: WorldCity, category: ListingCategory, random: Random): Site {
  const locality = random.pick(city.localities);
  const society =
    mayBeInSociety(category) && random.chance(SOCIETY_SHARE) ? societyIn(locality, category, random) : undefined;
  const middle = society ?? locality;
  const reach = society ? 0.0006 : SPREAD_DEGREES;
  return {
    city,
    locality,
    society,
    at: {
      latitude: toMetre(middle.latitude + random.between(-reach, reach)),
      longitude: toMetre(middle.longitude + random.between(-reach, reach)),
    },
  };
}

function mayBeInSociety(category: ListingCategory): boolean {
  return category === 'RENT' || category === 'BUY' || category === 'SHARED';
}

/** No listing is in a society that is under construction. */
function societyIn(locality: WorldLocality, category: ListingCategory, random: Random) {
  const fit = locality.societies.filter((society) => category === 'BUY' || !society.underConstruction);
  return fit.length > 0 ? random.pick(fit) : undefined;
}

/** Posted within some weeks; confirmed mostly within the last 7 days, except stale ones. */
function dates(now: number, kind: TruthKind | undefined, random: Random) {
  const postedAt = now - Math.floor((0.02 + 60 * random.next() ** 1.7) * DAY_MS);
  const sinceConfirmed =
    kind === 'stale'
      ? random.between(14, 90) * DAY_MS
      : Math.min(now - postedAt, -Math.log(1 - random.next()) * 2 * DAY_MS);
  const posted = Math.min(postedAt, now - sinceConfirmed);
  const available = random.chance(0.45) ? now - random.next() * 20 * DAY_MS : now + random.next() ** 1.4 * 60 * DAY_MS;
  return {
    postedAt: new Date(Math.floor(posted)),
    confirmedAt: new Date(Math.floor(now - sinceConfirmed)),
    availableFrom: new Date(Math.floor(available / DAY_MS) * DAY_MS),
  };
}

/** Source: services-and-platform, section 4 (property active status label). */
function inactiveReason(category: ListingCategory, random: Random): string {
  const taken = isMonthly(category) ? 'LETOUT' : 'SOLDOUT';
  return random.pick([taken, taken, `${taken}_ASSURE`, `${taken}_RELAX`, 'OWNER_PAUSED']);
}

function listingId(random: Random): string {
  const half = () =>
    Math.floor(random.next() * 4294967296)
      .toString(16)
      .padStart(8, '0');
  return half() + half();
}

/** Six decimals of a degree are 11 cm, enough for a map. */
function toMetre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
