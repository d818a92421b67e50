import { type Database, fillTable } from '../../src/foundation/database/public.ts';
import { seededRandom } from '../../src/foundation/random/public.ts';
import { builder, city, localityTrend, metroLine, metroLineStation, place, society } from '../../src/places/public.ts';
import { storeCatalogue } from '../../src/plans/public.ts';
import { customerStory, newsItem } from '../../src/search/home/public.ts';
import { citySocieties } from './city-societies.ts';
import { builderId, type Society } from './generate-societies.ts';
import {
  type CitySeed,
  readCities,
  readLandmarks,
  readLocalities,
  readMetro,
  readNames,
  readNews,
  readStories,
} from './place-data.ts';
import { landmarkPlaces, localityId, localityPlaces, metroRows, societyPlaces } from './place-seeds.ts';
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
    const cities = readCities();
    await fillTable(transaction, city, cities.map(cityRow));
    await fillTable(transaction, builder, builderRows());
    for (const seed of cities) {
      const societies = citySocieties(seed, now);
      const landmarks = readLandmarks(seed.slug);
      const metro = metroRows(seed, readMetro(seed.slug), landmarks);
      await fillTable(transaction, place, [
        ...localityPlaces(seed, readLocalities(seed.slug)),
        ...societyPlaces(seed, societies),
        ...landmarkPlaces(seed, landmarks),
        ...metro.stations,
      ]);
      await fillTable(transaction, society, societies.map(societyRow));
      await fillTable(transaction, metroLine, metro.lines);
      await fillTable(transaction, metroLineStation, metro.stops);
      await fillTable(transaction, localityTrend, trendRows(seed, now));
    }
    await fillTable(transaction, newsItem, newsRows());
    await fillTable(transaction, customerStory, storyRows());
    await storeCatalogue(transaction);
  });
}

function cityRow(seed: CitySeed): typeof city.$inferInsert {
  return {
    slug: seed.slug,
    value: seed.slug.replaceAll('-', '_'),
    name: seed.name,
    aliases: [...seed.aliases],
    state: seed.state,
    latitude: seed.lat,
    longitude: seed.lng,
    radiusKm: seed.radiusKm,
    rentPerSqft: seed.rentPerSqft,
    salePerSqft: seed.salePerSqft,
  };
}

function builderRows(): (typeof builder.$inferInsert)[] {
  const random = seededRandom('builders');
  return readNames().societies.builders.map((name) => ({ id: builderId(name), name, since: random.whole(1978, 2014) }));
}

function societyRow(generated: Society): typeof society.$inferInsert {
  const { id, localityId: inLocality, builderId: byBuilder, builder: name, units, builtYear, stage } = generated;
  return { placeId: id, localityId: inLocality, builderId: byBuilder, builder: name, units, builtYear, stage };
}

function trendRows(seed: CitySeed, now: number): (typeof localityTrend.$inferInsert)[] {
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
