import { ADDRESSES_OF_A_SITEMAP } from '@aangan/shared-kit/contracts/sitemaps';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { builder, listingCount, place, project } from '../../places/public.ts';
import { listing } from '../listings/public.ts';

/** How many homes are active. */
export function offeredHomes(database: Database): Promise<number> {
  return database.$count(listing, eq(listing.active, true));
}

/** One file of active homes, in the order of their ids. @param part from 1 */
export function homesOfPart(database: Database, part: number) {
  return database
    .select({ id: listing.id, category: listing.category, title: listing.title, confirmedAt: listing.confirmedAt })
    .from(listing)
    .where(eq(listing.active, true))
    .orderBy(asc(listing.id))
    .offset((part - 1) * ADDRESSES_OF_A_SITEMAP)
    .limit(ADDRESSES_OF_A_SITEMAP);
}

/** A row for each locality and category with an active listing; `category` is one of the listing categories. */
export function offeredLocalities(database: Database) {
  return database
    .select({ city: place.city, slug: place.slug, category: listingCount.category })
    .from(listingCount)
    .innerJoin(place, eq(place.id, listingCount.placeId))
    .where(and(eq(place.kind, 'locality'), gt(listingCount.count, 0)))
    .orderBy(asc(place.city), asc(place.slug), asc(listingCount.category));
}

/** How many builder projects there are. */
export function offeredProjects(database: Database): Promise<number> {
  return database.$count(project);
}

/** One file of projects, in the order of their ids. @param part from 1 */
export function projectsOfPart(database: Database, part: number) {
  return database
    .select({ id: project.id, name: project.name, builder: builder.name })
    .from(project)
    .innerJoin(builder, eq(builder.id, project.builderId))
    .orderBy(asc(project.id))
    .offset((part - 1) * ADDRESSES_OF_A_SITEMAP)
    .limit(ADDRESSES_OF_A_SITEMAP);
}

/** A row for each city, locality and stage with a project. */
export function projectPlaces(database: Database) {
  return database
    .selectDistinct({ city: project.city, slug: place.slug, stage: project.stage })
    .from(project)
    .innerJoin(place, eq(place.id, project.localityId))
    .orderBy(asc(project.city), asc(place.slug), asc(project.stage));
}
