import type { CarouselsAnswer } from '@aangan/shared-kit/contracts/home';
import { possessionText } from '@aangan/shared-kit/domain/projects/project-words';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../foundation/database/public.ts';
import { ALL_SIZES, builder, listingCount, localityTrend, place, project, society } from '../../places/public.ts';
import { listing } from '../listings/public.ts';
import { customerStory, newsItem } from './home.tables.ts';

const PROJECTS = 12;
const BUILDERS = 8;
const SOCIETIES = 8;
const TREND_LOCALITIES = 8;
const NEWS = 6;
const STORIES = 6;

/** Newest projects of a city with the homes now for sale in each. */
export async function hotProjects(database: Database, city: string): Promise<CarouselsAnswer['projects']> {
  const rows = await database
    .select({
      id: project.id,
      slug: project.slug,
      name: project.name,
      builder: builder.name,
      locality: project.locality,
      minPrice: project.minPrice,
      maxPrice: project.maxPrice,
      bhk: project.units,
      stage: project.stage,
      possessionOn: project.possessionOn,
      picture: project.picture,
      pictureAlt: project.pictureAlt,
      pictureColour: project.pictureColour,
      listings: sql<number>`coalesce(${listingCount.count}, 0)`,
    })
    .from(project)
    .innerJoin(builder, eq(builder.id, project.builderId))
    .leftJoin(listingCount, and(eq(listingCount.placeId, project.societyId), eq(listingCount.category, 'BUY')))
    .where(eq(project.city, city))
    .orderBy(asc(project.position))
    .limit(PROJECTS);
  return rows.map(({ stage, possessionOn, ...row }) => ({
    ...row,
    url: projectLink(row),
    possession: possessionText(stage, possessionOn),
  }));
}

/** Builders with the most societies in a city. */
export async function topBuilders(database: Database, city: string): Promise<CarouselsAnswer['builders']> {
  const rows = await database
    .select({ id: builder.id, name: builder.name, since: builder.since, projects: count() })
    .from(society)
    .innerJoin(builder, eq(builder.id, society.builderId))
    .innerJoin(place, eq(place.id, society.placeId))
    .where(and(eq(place.city, city), eq(place.kind, 'society')))
    .groupBy(builder.id)
    .orderBy(desc(count()), asc(builder.name))
    .limit(BUILDERS);
  return rows.map((row) => ({ ...row, city }));
}

/** Societies with the most homes for rent, and the lowest rent in each. */
export async function topRentalSocieties(
  database: Database,
  city: string,
): Promise<CarouselsAnswer['topRentalSocieties']> {
  const locality = alias(place, 'locality');
  const minRent = database
    .select({ value: sql<number>`min(${listing.price})` })
    .from(listing)
    .where(and(eq(listing.societyId, place.id), eq(listing.category, 'RENT'), listing.active));
  return database
    .select({
      slug: place.slug,
      name: place.name,
      locality: locality.name,
      listings: listingCount.count,
      minRent: sql<number>`(${minRent})`,
    })
    .from(place)
    .innerJoin(society, eq(society.placeId, place.id))
    .innerJoin(locality, eq(locality.id, society.localityId))
    .innerJoin(listingCount, and(eq(listingCount.placeId, place.id), eq(listingCount.category, 'RENT')))
    .where(and(eq(place.city, city), eq(place.kind, 'society')))
    .orderBy(desc(listingCount.count), asc(place.slug))
    .limit(SOCIETIES);
}

/** Price level of the localities with the most listings, and the change of rents over twelve months. */
export async function priceTrends(database: Database, city: string): Promise<CarouselsAnswer['priceTrends']> {
  const busiest = database.$with('busiest').as(
    database
      .select({ id: place.id, name: place.name, slug: place.slug, listings: sum(listingCount.count).as('listings') })
      .from(place)
      .innerJoin(listingCount, eq(listingCount.placeId, place.id))
      .where(and(eq(place.city, city), eq(place.kind, 'locality')))
      .groupBy(place.id)
      .orderBy(desc(sum(listingCount.count)), asc(place.slug))
      .limit(TREND_LOCALITIES),
  );
  const rows = await database
    .with(busiest)
    .select({
      locality: busiest.name,
      slug: busiest.slug,
      bhk: localityTrend.bhk,
      rent: localityTrend.rentMedian,
      pricePerSqft: localityTrend.pricePerSqft,
      sampleSize: localityTrend.sampleSize,
    })
    .from(busiest)
    .innerJoin(localityTrend, eq(localityTrend.placeId, busiest.id))
    .where(inArray(localityTrend.bhk, ['BHK2', ALL_SIZES]))
    .orderBy(desc(busiest.listings), asc(busiest.slug), desc(localityTrend.month));
  return [...new Set(rows.map(({ slug }) => slug))].flatMap((slug) => {
    const ofLocality = rows.filter((row) => row.slug === slug);
    const homes = ofLocality.filter((row) => row.bhk === 'BHK2');
    const [now, before] = [homes[0], homes[12]];
    const all = ofLocality.find((row) => row.bhk === ALL_SIZES);
    if (!now || !before || !all) return [];
    return {
      locality: now.locality,
      slug,
      rent: now.rent,
      rentChangePercent: Math.round((now.rent / before.rent - 1) * 1000) / 10,
      pricePerSqft: all.pricePerSqft,
      sampleSize: now.sampleSize,
    };
  });
}

/** Articles: the city's own first, then general ones, newest first. */
export async function news(database: Database, city: string): Promise<CarouselsAnswer['news']> {
  const rows = await database
    .select()
    .from(newsItem)
    .where(or(isNull(newsItem.city), eq(newsItem.city, city)))
    .orderBy(sql`${newsItem.city} is null`, desc(newsItem.publishedOn), asc(newsItem.id))
    .limit(NEWS);
  return rows.map(({ id, title, summary, publishedOn }) => ({ id, title, summary, date: Date.parse(publishedOn) }));
}

/** Customer testimonials, those of the city first. */
export async function stories(database: Database, city: string): Promise<CarouselsAnswer['stories']> {
  const { position, ...columns } = getTableColumns(customerStory);
  return database
    .select(columns)
    .from(customerStory)
    .orderBy(sql`${customerStory.city} <> ${city}`, asc(position))
    .limit(STORIES);
}
