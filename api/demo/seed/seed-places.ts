import { type Database, fillTable } from '../../src/foundation/database/public.ts';
import { seededRandom } from '../../src/foundation/random/public.ts';
import {
  builder,
  type CityEntry,
  localityId,
  localityTrend,
  place,
  readCities,
  readLocalities,
  society,
  storeGazetteer,
} from '../../src/places/public.ts';
import { storeCatalogue } from '../../src/plans/public.ts';
import { customerStory, newsItem } from '../../src/search/home/public.ts';
import { citySocieties } from './city-societies.ts';
import { builderId, type Society } from './generate-societies.ts';
import { readNames, readNews, readStories } from './invented-data.ts';
import { societyPlaces } from './society-places.ts';
import { trendMonths, localityTrend as trendOf } from './trend-series.ts';

interface SeedPlacesOptions {
  /** Epoch ms: trends end in its month, and the age of societies is relative to its year. */
  readonly now: number;
}

/**
 * Fills the empty tables of places, plans, news and stories, in one transaction. Listings come after it, then
 * projects and `refreshCounts`.
 */
export async function seedPlaces(database: Database, { now }: SeedPlacesOptions): Promise<void> {
  await database.transaction(async (transaction) => {
    await storeGazetteer(transaction);
    await fillTable(transaction, builder, builderRows());
    for (const seed of readCities()) {
      const societies = citySocieties(seed, now);
      await fillTable(transaction, place, societyPlaces(seed, societies));
      await fillTable(transaction, society, societies.map(societyRow));
      await fillTable(transaction, localityTrend, trendRows(seed, now));
    }
    await fillTable(transaction, newsItem, newsRows());
    await fillTable(transaction, customerStory, storyRows());
    await storeCatalogue(transaction);
  });
}

function builderRows(): (typeof builder.$inferInsert)[] {
  const random = seededRandom('builders');
  return readNames().societies.builders.map((name) => ({ id: builderId(name), name, since: random.whole(1978, 2014) }));
}

function societyRow(generated: Society): typeof society.$inferInsert {
  const { id, localityId: inLocality, builderId: byBuilder, builder: name, units, builtYear, stage } = generated;
  return { placeId: id, localityId: inLocality, builderId: byBuilder, builder: name, units, builtYear, stage };
}

function trendRows(seed: CityEntry, now: number): (typeof localityTrend.$inferInsert)[] {
  const months = trendMonths(now);
  return readLocalities(seed.slug).flatMap((locality) => {
    const placeId = localityId(seed.slug, locality.slug);
    return trendOf(seed, locality, months, seededRandom(`trend of ${placeId}`)).map((point) => ({ placeId, ...point }));
  });
}

function newsRows(): (typeof newsItem.$inferInsert)[] {
  return readNews().map(({ id, title, summary, dateIso, city: ofCity }) => ({
    id,
    title,
    summary,
    publishedOn: dateIso,
    city: ofCity ?? null,
  }));
}

function storyRows(): (typeof customerStory.$inferInsert)[] {
  return readStories().map((story, at) => ({ ...story, position: at + 1 }));
}
