import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import { laterDay } from '@aangan/shared-kit/domain/india-day';
import { POSSESSION_YEARS, type Possession } from '@aangan/shared-kit/domain/projects/project-options';
import type { ResolvedProjectSearch } from './project-search.ts';

/** Filters with counts for their options. Each count uses all other filters. */
const COUNTED_FIELDS = ['localities', 'stages', 'units', 'possession', 'builder', 'rera'] as const;
type CountedField = (typeof COUNTED_FIELDS)[number];

type Test = (card: ProjectCard) => boolean;

/** Whether a project fits each counted filter of a search; a filter that is not set is undefined. */
function countedTests({
  query,
  places,
  builder,
  today,
}: ResolvedProjectSearch): Record<CountedField, Test | undefined> {
  const { stages, units, possession } = query;
  const localities = new Set(places.map(({ slug }) => slug));
  const before = possession && latestPossession(possession, today);
  return {
    localities: localities.size > 0 ? ({ localitySlug }) => localities.has(localitySlug) : undefined,
    stages: stages.length > 0 ? ({ stage }) => stages.includes(stage) : undefined,
    units: units.length > 0 ? (card) => card.units.some((unit) => units.includes(unit)) : undefined,
    possession: before === undefined ? undefined : ({ possessionOn }) => possessionOn <= before,
    builder: builder ? (card) => card.builder.id === builder.id : undefined,
    rera: query.rera ? isRegistered : undefined,
  };
}

/** Whether a project fits the budget and the bounds of a search; undefined without either. */
function placeTest({ query }: ResolvedProjectSearch): Test | undefined {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, bounds } = query;
  if (query.minPrice === undefined && query.maxPrice === undefined && !bounds) return undefined;
  return (card) => {
    if (card.maxPrice < minPrice || card.minPrice > maxPrice) return false;
    if (!bounds) return true;
    const { latitude, longitude } = card;
    return latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east;
  };
}

/** The projects that fit a search, in their order. */
export function fitting(projects: readonly ProjectCard[], search: ResolvedProjectSearch): readonly ProjectCard[] {
  const tests = [placeTest(search), ...Object.values(countedTests(search))].filter((test) => test !== undefined);
  return tests.length === 0 ? projects : projects.filter((card) => tests.every((test) => test(card)));
}

interface FittingWithout {
  readonly fit: readonly ProjectCard[];
  /** The projects that fit all filters but this one. */
  without(field: CountedField): readonly ProjectCard[];
}

/** The projects that fit a search, and those that fit it without one of its counted filters: one pass. */
export function fittingWithout(projects: readonly ProjectCard[], search: ResolvedProjectSearch): FittingWithout {
  const fitsPlace = placeTest(search);
  const tests = countedTests(search);
  const set = COUNTED_FIELDS.flatMap((field) => {
    const test = tests[field];
    return test ? [{ test, excluded: [] as ProjectCard[], field }] : [];
  });
  const fit: ProjectCard[] = [];
  for (const card of projects) {
    if (fitsPlace && !fitsPlace(card)) continue;
    const misses = set.filter(({ test }) => !test(card));
    const [first, second] = misses;
    if (!first) fit.push(card);
    else if (!second) first.excluded.push(card);
  }
  return {
    fit,
    without: (field) => [...fit, ...(set.find((each) => each.field === field)?.excluded ?? [])],
  };
}

export function isRegistered({ rera }: ProjectCard): boolean {
  return rera.status === 'REGISTERED';
}

/** The last day of a possession filter: some years from today. Ready projects fit it. */
export function latestPossession(possession: Possession, today: string): string {
  return laterDay(today, Math.round(365.25 * POSSESSION_YEARS[possession]));
}
