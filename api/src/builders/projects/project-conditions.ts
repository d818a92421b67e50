import { laterDay } from '@aangan/shared-kit/domain/india-day';
import { POSSESSION_YEARS, type Possession } from '@aangan/shared-kit/domain/projects/project-options';
import { type SQL, sql } from 'drizzle-orm';
import type { ResolvedProjectSearch } from './project-search.ts';

/**
 * The conditions of a search on a project `p`. A new filter needs a line here and in `project-slice.ts`, and a test
 * compares the two.
 */
export function searchConditions({ query, localityIds, builderId, today }: ResolvedProjectSearch): SQL {
  const { city, minPrice, maxPrice, stages, units, possession, rera, bounds } = query;
  const conditions = [
    sql`p.city = ${city}`,
    localityIds.length > 0 && sql`p.locality_id in ${[...localityIds]}`,
    minPrice !== undefined && sql`p.max_price >= ${minPrice}`,
    maxPrice !== undefined && sql`p.min_price <= ${maxPrice}`,
    stages.length > 0 && sql`p.stage in ${stages}`,
    units.length > 0 && sql`p.units && ${textArray(units)}`,
    possession && sql`p.possession_on <= ${latestPossession(possession, today)}::date`,
    builderId !== undefined && sql`p.builder_id = ${builderId}`,
    rera && sql`p.rera_number is not null and (p.rera_valid_until is null or p.rera_valid_until >= ${today}::date)`,
    bounds && sql`p.latitude between ${bounds.south} and ${bounds.north}`,
    bounds && sql`p.longitude between ${bounds.west} and ${bounds.east}`,
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  );
}

/** The last day of a possession filter: some years from today. Ready projects fit it. */
export function latestPossession(possession: Possession, today: string): string {
  return laterDay(today, Math.round(365.25 * POSSESSION_YEARS[possession]));
}

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
