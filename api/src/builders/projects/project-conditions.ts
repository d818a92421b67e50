import { laterDay } from '@aangan/shared-kit/domain/india-day';
import { POSSESSION_YEARS, type Possession } from '@aangan/shared-kit/domain/projects/project-options';
import { type SQL, sql } from 'drizzle-orm';
import type { ResolvedProjectSearch } from './project-search.ts';

/** Filters with counts for their options. Each count uses all other filters. */
export const COUNTED_FIELDS = ['localities', 'stages', 'units', 'possession', 'builder', 'rera'] as const;
export type CountedField = (typeof COUNTED_FIELDS)[number];

/** The condition of each counted filter on a project `p`, `true` where it is not set. */
export function countedConditions(search: ResolvedProjectSearch): Readonly<Record<CountedField, SQL>> {
  const { query, localityIds, builderId, today } = search;
  return {
    localities: localityIds.length > 0 ? sql`p.locality_id in ${[...localityIds]}` : sql`true`,
    stages: query.stages.length > 0 ? sql`p.stage in ${query.stages}` : sql`true`,
    units: query.units.length > 0 ? sql`p.units && ${textArray(query.units)}` : sql`true`,
    possession: query.possession ? possessionCondition(query.possession, today) : sql`true`,
    builder: builderId === undefined ? sql`true` : sql`p.builder_id = ${builderId}`,
    rera: query.rera ? registered(today) : sql`true`,
  };
}

/** The place, the budget and the bounds: filters without counts. */
export function placeConditions({ query }: ResolvedProjectSearch): SQL[] {
  const { city, minPrice, maxPrice, bounds } = query;
  return [
    sql`p.city = ${city}`,
    ...(minPrice === undefined ? [] : [sql`p.max_price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`p.min_price <= ${maxPrice}`]),
    ...(bounds
      ? [
          sql`p.latitude between ${bounds.south} and ${bounds.north}`,
          sql`p.longitude between ${bounds.west} and ${bounds.east}`,
        ]
      : []),
  ];
}

/** All conditions of a search. */
export function searchConditions(search: ResolvedProjectSearch): SQL {
  return sql.join([...placeConditions(search), ...Object.values(countedConditions(search))], sql` and `);
}

/** Possession at the latest some years from today. Ready projects fit. */
export function possessionCondition(possession: Possession, today: string): SQL {
  return sql`p.possession_on <= ${laterDay(today, Math.round(365.25 * POSSESSION_YEARS[possession]))}::date`;
}

/** The registration is valid, see `reraStatus` of the domain. */
export function registered(today: string): SQL {
  return sql`(p.rera_number is not null and (p.rera_valid_until is null or p.rera_valid_until >= ${today}::date))`;
}

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
