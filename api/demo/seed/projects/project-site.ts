import type { BhkType } from '@aangan/shared-kit/domain/listing-options';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../src/foundation/database/public.ts';
import { city, place, society } from '../../../src/places/public.ts';
import { listing } from '../../../src/search/listings/public.ts';

/** A society with everything that a project of it is drawn from. */
export interface ProjectSite {
  /** `soc-pune-neem-heights` */
  readonly societyId: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly cityName: string;
  readonly state: string;
  /** ₹ per sq ft in a tier 3 locality of the city. */
  readonly salePerSqft: number;
  readonly rentPerSqft: number;
  readonly localityId: string;
  readonly locality: string;
  readonly pin: string;
  readonly tier: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly builderId: string;
  readonly builder: string;
  readonly units: number;
  readonly builtYear: number;
  readonly underConstruction: boolean;
  /** Sizes of the listings in it. */
  readonly listed: readonly BhkType[];
}

/** Every society of the database, by id, with the sizes of its listings. */
export async function projectSites(database: Database): Promise<ProjectSite[]> {
  const locality = alias(place, 'locality');
  const [rows, listed] = await Promise.all([
    database
      .select({
        societyId: society.placeId,
        slug: place.slug,
        name: place.name,
        city: place.city,
        cityName: city.name,
        state: city.state,
        salePerSqft: city.salePerSqft,
        rentPerSqft: city.rentPerSqft,
        localityId: society.localityId,
        locality: locality.name,
        pin: place.pin,
        tier: sql<number>`coalesce(${place.tier}, 3)`,
        latitude: place.latitude,
        longitude: place.longitude,
        builderId: society.builderId,
        builder: society.builder,
        units: society.units,
        builtYear: society.builtYear,
        underConstruction: sql<boolean>`${society.stage} = 'UNDER_CONSTRUCTION'`,
      })
      .from(society)
      .innerJoin(place, eq(place.id, society.placeId))
      .innerJoin(locality, eq(locality.id, society.localityId))
      .innerJoin(city, eq(city.slug, place.city))
      .orderBy(asc(society.placeId)),
    database
      .selectDistinct({ societyId: listing.societyId, bhk: listing.bhk })
      .from(listing)
      .where(and(isNotNull(listing.societyId), isNotNull(listing.bhk))),
  ]);
  const sizes = Map.groupBy(listed, ({ societyId }) => societyId);
  return rows.map((row) => ({
    ...row,
    listed: (sizes.get(row.societyId) ?? []).flatMap(({ bhk }) => bhk ?? []),
  }));
}

/** Projects of a city: those under construction, and as many of the newest others. */
const PROJECTS_OF_A_CITY = 48;

/** The newest societies of each city, those under construction first. */
export function newestSites(sites: readonly ProjectSite[]): Map<string, ProjectSite[]> {
  const byCity = Map.groupBy(sites, (site) => site.city);
  return new Map(
    [...byCity].map(([slug, ofCity]) => [
      slug,
      ofCity.toSorted((a, b) => b.builtYear - a.builtYear || a.slug.localeCompare(b.slug)).slice(0, PROJECTS_OF_A_CITY),
    ]),
  );
}
