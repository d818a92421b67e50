import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { builderIdOf } from '@aangan/shared-kit/links/projects';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { builder, place } from '../../places/public.ts';
import type { ProjectQueryInput, ResolvedProjectSearch } from './project-search.ts';

export interface NamedSearch extends ResolvedProjectSearch {
  readonly places: readonly { id: string; slug: string; name: string; latitude: number; longitude: number }[];
  readonly builder: { readonly id: string; readonly name: string } | null;
}

/**
 * Looks up the names of a search; unknown localities and builders are left out.
 * @param today `2026-11-23`
 * @throws CallError 404 for an unknown city
 */
export async function resolveProjectSearch(
  database: Database,
  query: ProjectQueryInput,
  today: string,
): Promise<NamedSearch> {
  if (!cityBySlug(query.city)) throw notFound('There is no such city.');
  const [places, [found]] = await Promise.all([
    query.localities.length === 0
      ? []
      : database
          .select({
            id: place.id,
            slug: place.slug,
            name: place.name,
            latitude: place.latitude,
            longitude: place.longitude,
          })
          .from(place)
          .where(and(eq(place.city, query.city), eq(place.kind, 'locality'), inArray(place.slug, query.localities))),
    query.builder === undefined
      ? []
      : database
          .select({ id: builder.id, name: builder.name })
          .from(builder)
          .where(eq(builder.id, builderIdOf(query.builder))),
  ]);
  return {
    query,
    today,
    places,
    localityIds: places.map(({ id }) => id),
    builderId: found?.id,
    builder: found ?? null,
  };
}
