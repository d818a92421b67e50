import type { MapBounds } from '../listing-search.ts';
import type { UnitType } from '../posting/unit-type.ts';
import type { Possession, ProjectSort, ProjectStage } from './project-options.ts';

/** Cards on one page of a list of projects. */
export const PROJECTS_PER_PAGE = 24;

/** Most projects in a comparison. */
export const COMPARED_PROJECTS = 4;

/** Projects of each kind and city in the footer. Source: services-and-platform, section 2 (footer link lists). */
export const FOOTER_PROJECTS = 10;

/** Source: services-and-platform, section 2 (footer link lists). */
export const FOOTER_CITIES = ['pune', 'mumbai', 'bangalore', 'chennai', 'gurgaon'] as const;

/** Highest budget of the search, ₹. The same as that of homes for sale. */
export const PROJECT_BUDGET_MAXIMUM = 100_000_000;

/** A search for projects. All list addresses are parsed into it. */
export interface ProjectSearch {
  /** City slug. */
  readonly city: string;
  /** Locality slugs within the city. */
  readonly localities: readonly string[];
  readonly stages: readonly ProjectStage[];
  readonly units: readonly UnitType[];
  /** ₹ of a unit. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly possession?: Possession;
  /** Slug of a builder, `neem-homes`. */
  readonly builder?: string;
  /** Only projects whose RERA registration is valid. */
  readonly rera: boolean;
  readonly sort: ProjectSort;
  readonly bounds?: MapBounds;
}

/** The projects of a city, without filters. */
export function allProjects(city: string): ProjectSearch {
  return { city, localities: [], stages: [], units: [], rera: false, sort: 'newest' };
}
